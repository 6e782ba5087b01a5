package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.CacheCounts;

/**
 * Summarizes what the application's cache did in the measurement interval.
 *
 * @param entries in memory at the measurement interval's end
 * @param maxEntries that memory holds
 * @param all lookups of the cache
 * @param templates the lookups of each command, page or kind of entry that was looked up
 * @param growth by which each of the application's counters grew; those that did not are left out
 */
public record CacheUse(
        long entries,
        long maxEntries,
        CacheCounts all,
        Map<String, CacheCounts> templates,
        Map<String, Double> growth) {
    private static final String MEMORY_HITS = "MEMORY_HITS";
    private static final String DISK_HITS = "DISK_HITS";
    private static final String REMOTE_HITS = "REMOTE_HITS";
    private static final String MISSES = "MISSES";

    /**
     * Summarizes a measurement interval.
     *
     * @return null without a cache, and when the counters do not cover the whole measurement interval or were reset in it
     */
    static @Nullable CacheUse of(List<CacheSample> samples, Interval interval) {
        List<CacheSample> before = samples.stream()
                .filter(sample -> sample.time() <= interval.end())
                .toList();
        if (before.isEmpty() || before.get(before.size() - 1).maxEntries() == 0) {
            return null;
        }
        CacheSample last = before.get(before.size() - 1);
        CacheCounts all = counts(last.disk(), name -> growth(samples, interval, sample -> sample.counter(name)));
        if (all == null) {
            return null;
        }
        Map<String, CacheCounts> templates = new TreeMap<>();
        for (String template : names(samples, CacheSample::templates)) {
            CacheCounts counts =
                    counts(last.disk(), name -> growth(samples, interval, sample -> sample.counter(template, name)));
            if (counts != null && counts.lookups() > 0) {
                templates.put(template, counts);
            }
        }
        Map<String, Double> growth = new TreeMap<>();
        for (String name : names(samples, CacheSample::counters)) {
            Double grown = growth(samples, interval, sample -> sample.counter(name));
            if (grown != null && grown > 0) {
                growth.put(name, grown);
            }
        }
        return new CacheUse(last.entries(), last.maxEntries(), all, templates, growth);
    }

    /** Returns by how much a counter of the application grew; 0 when it did not. */
    public double growth(String counter) {
        return growth.getOrDefault(counter, 0.0);
    }

    private static <V> TreeSet<String> names(List<CacheSample> samples, Function<CacheSample, Map<String, V>> of) {
        TreeSet<String> names = new TreeSet<>();
        samples.forEach(sample -> names.addAll(of.apply(sample).keySet()));
        return names;
    }

    private static @Nullable Double growth(
            List<CacheSample> samples, Interval interval, Function<CacheSample, Long> counter) {
        return interval.growth(samples, CacheSample::time, counter);
    }

    private static @Nullable CacheCounts counts(boolean disk, Function<String, @Nullable Double> growth) {
        Double memoryHits = growth.apply(MEMORY_HITS);
        Double diskHits = growth.apply(DISK_HITS);
        Double remoteHits = growth.apply(REMOTE_HITS);
        Double misses = growth.apply(MISSES);
        return memoryHits == null || diskHits == null || remoteHits == null || misses == null
                ? null
                : CacheCounts.of(memoryHits, disk ? diskHits : null, remoteHits, misses);
    }
}
