/**
 * The population's program against a real PostgreSQL: the same rows of the same seed, whole or not at
 * all, and the way back to them.
 */
package org.tradebench.tests.population;
