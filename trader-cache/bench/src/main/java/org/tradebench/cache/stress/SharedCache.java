package org.tradebench.cache.stress;

import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;

/**
 * Holds one cache for all pairs of threads, since creating one for each would dominate the work. Every pair has an id and a group of its own, and removes what
 * it has put.
 */
final class SharedCache {
    /** Maximum number of entries, far more than there are at any time, so that none is evicted. */
    private static final int ROOMY = 10_000_000;

    static final CacheInstance CACHE = CacheService.builder()
            .build()
            .instance(CacheSettings.named("stress").withMaxEntries(ROOMY));

    /** Stands for no value in a result. */
    static final int ABSENT = -1;

    private static final AtomicLong NEXT = new AtomicLong();

    private SharedCache() {}

    /** Returns a name that no pair has had. */
    static String uniqueName() {
        return "n" + NEXT.incrementAndGet();
    }

    static EntryOptions memberOf(String group) {
        return EntryOptions.DEFAULT.withDependencyIds(Set.of(group));
    }

    /** Returns the number under an id, {@link #ABSENT} for none. */
    static int number(String id) {
        Integer value = (Integer) CACHE.get(id);
        return value == null ? ABSENT : value;
    }
}
