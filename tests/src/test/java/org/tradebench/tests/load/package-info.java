/**
 * Real JMeter processes against the application: plans written for DayTrader, our own plan, and the whole of {@code ./trader run}. Out of scope: measured times
 * as a condition.
 */
package org.tradebench.tests.load;
