package org.tradebench.cache.statistics;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Shows the counters of a cache instance as they are now: each one exact, not all of one moment. */
public interface CacheStatistics {
    long of(CacheCounter counter);

    /** Returns the count of one template (a command, a page, …); 0 for an unknown one. */
    long of(String template, CacheCounter counter);

    Set<String> templates();

    /** Calls the listener at least once for every template, present and future; any thread that counts may call it. */
    void eachTemplate(Consumer<String> listener);

    Map<CacheCounter, Long> all();

    void reset();
}
