package org.tradebench.load.sut.compose;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.sut.CacheReading;
import org.tradebench.load.telemetry.CacheSample;

/** Adds up the cache counters of one server over its restarts, each of which starts them at zero. */
final class ServerCache {
    private final Map<String, Long> earlier = new TreeMap<>();
    private final Map<String, Map<String, Long>> earlierTemplates = new TreeMap<>();
    private @Nullable CacheSample last;

    /** Adds what the server reported. */
    void update(CacheSample now) {
        if (last != null && lookups(now) < lookups(last)) {
            CacheReading.add(earlier, last.counters());
            last.templates().forEach((template, counted) -> CacheReading.add(templates(template), counted));
        }
        last = now;
    }

    /** Returns the server's last report, with what was counted before its last restart; null when it has reported nothing. */
    @Nullable
    CacheSample total() {
        if (last == null) {
            return null;
        }
        Map<String, Long> counters = new TreeMap<>(earlier);
        CacheReading.add(counters, last.counters());
        Map<String, Map<String, Long>> templates = new TreeMap<>();
        earlierTemplates.forEach((template, counted) -> templates.put(template, new TreeMap<>(counted)));
        last.templates()
                .forEach((template, counted) ->
                        CacheReading.add(templates.computeIfAbsent(template, t -> new TreeMap<>()), counted));
        return new CacheSample(
                last.time(),
                last.caching(),
                last.databaseInSight(),
                1,
                last.maxEntries(),
                last.entries(),
                last.eviction(),
                last.sharingPolicy(),
                last.disk(),
                counters,
                templates);
    }

    private Map<String, Long> templates(String template) {
        return earlierTemplates.computeIfAbsent(template, t -> new TreeMap<>());
    }

    private static long lookups(CacheSample sample) {
        return sample.counters().getOrDefault("MEMORY_HITS", 0L)
                + sample.counters().getOrDefault("MISSES", 0L);
    }
}
