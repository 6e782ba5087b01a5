/**
 * Real JMeter processes against the application: plans written for DayTrader, our own plan, and the whole
 * of {@code ./trader run}. What may never come in: a measured time as a condition.
 */
package org.tradebench.tests.load;
