/**
 * The population program with a real PostgreSQL: the same seed gives the same rows, all of them or none, and a reset
 * restores them.
 */
package org.tradebench.tests.population;
