package org.tradebench.cache.statistics;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The counters of a cache instance, as they are now: each one exact, all together not one moment's. */
public interface CacheStatistics {
    long of(CacheCounter counter);

    /** Of one template (a command, a page, …) alone; 0 for an unknown one. */
    long of(String template, CacheCounter counter);

    /** The templates that have been counted. */
    Set<String> templates();

    /** Tells of every template that there is and of each that comes, at least once; the listener may be called by any thread that counts. */
    void eachTemplate(Consumer<String> listener);

    /** Every counter of the instance. */
    Map<CacheCounter, Long> all();

    /** Back to zero. */
    void reset();
}
