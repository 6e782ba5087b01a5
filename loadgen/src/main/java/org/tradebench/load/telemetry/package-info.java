/**
 * What each tier used, second by second: CPU, memory, the database's counters; and what watching cost.
 *
 * <p>Readers take their input as a parameter, so that tests feed them text. Counters are kept as they were read (cumulative) and turned
 * into rates only when a window is asked for. What cannot be read is null, never zero. Nothing here judges: that is for {@code gates}.
 */
package org.tradebench.load.telemetry;
