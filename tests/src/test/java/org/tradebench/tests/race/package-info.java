/**
 * Many visitors at the same moment, in every mode; afterwards every cent and every share is accounted
 * for. What may never come in: a measured time.
 */
package org.tradebench.tests.race;
