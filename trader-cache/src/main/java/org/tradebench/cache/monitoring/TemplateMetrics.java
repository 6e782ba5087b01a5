package org.tradebench.cache.monitoring;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.tradebench.cache.statistics.CacheCounter;

/** Selects the counters that are shown per template, and names them. */
final class TemplateMetrics {
    /** The counters that a template has; all others are counted for the whole instance. */
    static final Set<CacheCounter> OF_A_TEMPLATE = Set.copyOf(EnumSet.of(
            CacheCounter.REQUESTS,
            CacheCounter.MEMORY_HITS,
            CacheCounter.DISK_HITS,
            CacheCounter.REMOTE_HITS,
            CacheCounter.MISSES,
            CacheCounter.CREATED_LOCALLY,
            CacheCounter.CREATED_REMOTELY,
            CacheCounter.FILLS_REFUSED,
            CacheCounter.INVALIDATED_LOCALLY,
            CacheCounter.INVALIDATED_REMOTELY,
            CacheCounter.EVICTIONS,
            CacheCounter.TIMEOUTS,
            CacheCounter.INACTIVITY_TIMEOUTS));

    private TemplateMetrics() {}

    static String name(CacheCounter counter) {
        return counter.name().toLowerCase(Locale.ROOT).replace('_', '.');
    }
}
