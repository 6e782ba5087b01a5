package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Set;

/**
 * Everything that was sampled, as it was read: counters, not rates.
 *
 * @param source where the CPU figures come from, in words
 * @param secondsBetweenSamples the pace
 * @param cpu in order of time
 * @param database in order of time; empty without access to the database
 * @param cache in order of time; empty when the application was not asked
 * @param elsewhere tiers that run on another machine: their CPU is none of this one's
 * @param notes what could not be read and why
 */
public record TelemetrySeries(
        String source,
        int secondsBetweenSamples,
        List<CpuSample> cpu,
        List<DatabaseSample> database,
        List<CacheSample> cache,
        Set<Tier> elsewhere,
        List<String> notes) {
    /** Results from before caches were watched have no such series. */
    public TelemetrySeries {
        cache = cache == null ? List.of() : cache;
    }
}
