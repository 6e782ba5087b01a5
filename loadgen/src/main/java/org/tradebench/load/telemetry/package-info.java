/**
 * Holds what each tier used: samples of CPU, memory, JVMs, the database's and the cache's counters, and what they come to in a measurement interval.
 *
 * <p>Counters are kept as they were read (cumulative) and turned into rates only when an interval is asked for. What is not available is null, never zero. Nothing
 * here reads a machine (that is {@code source}) or judges what it read (that is {@code validity}).
 */
@NullMarked
package org.tradebench.load.telemetry;

import org.jspecify.annotations.NullMarked;
