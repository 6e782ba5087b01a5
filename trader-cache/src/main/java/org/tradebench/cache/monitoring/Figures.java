package org.tradebench.cache.monitoring;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.tradebench.cache.statistics.Counter;

/** Which counters say something of one template, and what they are called outside. */
final class Figures {

    /** Everything else is counted for the whole instance. */
    static final Set<Counter> OF_A_TEMPLATE = Set.copyOf(EnumSet.of(
            Counter.REQUESTS,
            Counter.MEMORY_HITS,
            Counter.DISK_HITS,
            Counter.REMOTE_HITS,
            Counter.MISSES,
            Counter.CREATED_LOCALLY,
            Counter.CREATED_REMOTELY,
            Counter.FILLS_REFUSED,
            Counter.INVALIDATED_LOCALLY,
            Counter.INVALIDATED_REMOTELY,
            Counter.EVICTIONS,
            Counter.TIMEOUTS,
            Counter.INACTIVITY_TIMEOUTS));

    private Figures() {}

    /** {@code MEMORY_HITS} is {@code memory.hits}. */
    static String name(Counter counter) {
        return counter.name().toLowerCase(Locale.ROOT).replace('_', '.');
    }
}
