/**
 * Holds what each tier used: samples of CPU, memory, JVMs, the database's and the cache's counters, and their summaries for a measurement interval.
 *
 * <p>Counters are kept as they were read (cumulative) and converted to rates only for an interval. What is not available is null, never zero. Nothing
 * here reads a machine (that is {@code source}) or judges what it read (that is {@code validity}).
 */
@NullMarked
package org.tradebench.load.telemetry;

import org.jspecify.annotations.NullMarked;
