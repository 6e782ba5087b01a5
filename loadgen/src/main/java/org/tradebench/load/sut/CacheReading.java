package org.tradebench.load.sut;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.Administrator;
import org.tradebench.load.server.CacheReport;
import org.tradebench.load.telemetry.CacheSample;

/** Asks a running application for its cache's counters. */
public record CacheReading(Administrator administrator) implements Supplier<CacheSample> {
    @Override
    public CacheSample get() {
        try {
            return sample(System.currentTimeMillis(), administrator.cacheMetrics());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Failure.of("interrupted while reading the application's cache metrics", e);
        }
    }

    /** Counts several instances together: a template belongs to one of them. */
    public static CacheSample sample(long time, CacheReport metrics) {
        long maxEntries = 0;
        long entries = 0;
        @Nullable String eviction = null;
        int sharing = 0;
        boolean disk = false;
        Map<String, Long> counters = new TreeMap<>();
        Map<String, Map<String, Long>> templates = new TreeMap<>();
        for (CacheReport.Instance instance : metrics.instances().values()) {
            maxEntries += instance.maxEntries();
            entries += instance.entries();
            eviction = instance.eviction();
            sharing = instance.sharingPolicy();
            disk |= instance.disk();
            add(counters, instance.counters());
            instance.templates()
                    .forEach((template, counted) ->
                            add(templates.computeIfAbsent(template, ignored -> new TreeMap<>()), counted));
        }
        return new CacheSample(
                time,
                metrics.caching(),
                metrics.databaseInSight(),
                1,
                maxEntries,
                entries,
                eviction,
                sharing,
                disk,
                counters,
                templates);
    }

    public static void add(Map<String, Long> sums, Map<String, Long> counters) {
        counters.forEach((name, value) -> {
            if (value != 0) {
                sums.merge(name, value, Long::sum);
            }
        });
    }
}
