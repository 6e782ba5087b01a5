package org.tradebench.load.telemetry;

import java.util.List;

/**
 * Everything that was sampled, as it was read: counters, not rates.
 *
 * @param source where the CPU figures come from, in words
 * @param secondsBetweenSamples the pace
 * @param cpu in order of time
 * @param database in order of time; empty without access to the database
 * @param notes what could not be read and why
 */
public record TelemetrySeries(
        String source,
        int secondsBetweenSamples,
        List<CpuSample> cpu,
        List<DatabaseSample> database,
        List<String> notes) {}
