package org.tradebench.cache.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Policy;
import com.github.benmanes.caffeine.cache.RemovalCause;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Evicts by Caffeine's own policy, W-TinyLFU: what has been read often and lately stays. */
final class CaffeineTable implements EntryTable {
    private final Cache<Object, CacheEntry> cache;

    /** The same cache, as a map: saves each hit a call. */
    private final ConcurrentMap<Object, CacheEntry> map;

    private final EvictionListener evictions;

    /**
     * Most changes by one thread after which that thread does the maintenance that has become due. Caffeine's maintenance takes a lock and visits every buffer,
     * so it costs less for several changes than for each.
     */
    private static final int MAX_BATCH = 16;

    /** The same for this cache: so few that each storing thread lets it exceed its limit by less than a hundredth. */
    private final int batch;

    private static final int CHANGING = 0;
    private static final int CHANGES = 1;

    /** Per thread: whether it is changing the table, maybe under a lock, and its number of changes since its last maintenance. */
    private final ThreadLocal<int[]> changes = ThreadLocal.withInitial(() -> new int[2]);

    /** Caffeine's maintenance, which a changing thread has deferred; meanwhile Caffeine asks for no other. */
    private volatile @Nullable Runnable due;

    /** @param upkeep runs the maintenance that reading threads leave to it */
    CaffeineTable(int maxEntries, EvictionListener evictions, Executor upkeep) {
        this.evictions = evictions;
        this.batch = Math.max(1, Math.min(MAX_BATCH, maxEntries / 128));
        // A changing thread evicts by itself, so that a full cache does not grow while a pool waits for a processor. It
        // exceeds its limit only by what is stored until a thread has done its batch, at most Caffeine's write buffer.
        this.cache = Caffeine.newBuilder()
                .maximumSize(maxEntries)
                .initialCapacity(Math.min(maxEntries, 1 << 16))
                .executor(work -> schedule(work, upkeep))
                .evictionListener((@Nullable Object id, @Nullable CacheEntry entry, RemovalCause cause) ->
                        evictions.evicting(Objects.requireNonNull(entry)))
                .build();
        this.map = cache.asMap();
    }

    private void schedule(Runnable work, Executor upkeep) {
        int[] own = changes.get();
        if (own[CHANGING] > 0) {
            due = work;
        } else if (own[CHANGES] > 0) {
            // This read is of a thread that also changes: a woken pool would contend with its next change.
            maintain(own, work);
        } else {
            upkeep.execute(work);
        }
    }

    /** Runs maintenance; if that leaves something to do, it is due again. */
    private static void maintain(int[] own, Runnable work) {
        own[CHANGES] = 0;
        own[CHANGING]++;
        try {
            work.run();
        } finally {
            own[CHANGING]--;
        }
    }

    @Override
    public @Nullable CacheEntry get(Object id) {
        return map.get(id);
    }

    @Override
    public @Nullable CacheEntry peek(Object id) {
        return cache.policy().getIfPresentQuietly(id);
    }

    @Override
    public @Nullable CacheEntry put(CacheEntry entry) {
        int[] own = changes.get();
        own[CHANGING]++;
        own[CHANGES]++;
        try {
            return map.put(entry.id, entry);
        } finally {
            own[CHANGING]--;
        }
    }

    @Override
    public boolean remove(CacheEntry entry) {
        int[] own = changes.get();
        own[CHANGING]++;
        own[CHANGES]++;
        try {
            return map.remove(entry.id, entry);
        } finally {
            own[CHANGING]--;
        }
    }

    @Override
    public void afterChanges() {
        Runnable work = due;
        if (work == null) {
            return;
        }
        int[] own = changes.get();
        if (own[CHANGES] >= batch) {
            due = null;
            maintain(own, work);
        }
    }

    @Override
    public int size() {
        return Math.toIntExact(cache.estimatedSize());
    }

    @Override
    public List<CacheEntry> entries() {
        return List.copyOf(map.values());
    }

    @Override
    public void evict(int count) {
        Set<Object> coldest =
                cache.policy().eviction().map(policy -> coldest(policy, count)).orElseThrow();
        for (Object id : coldest) {
            map.computeIfPresent(id, (same, entry) -> {
                evictions.evicting(entry);
                return null;
            });
        }
    }

    private static Set<Object> coldest(Policy.Eviction<Object, CacheEntry> policy, int count) {
        return policy.coldest(count).keySet();
    }

    @Override
    public void cleanUp() {
        due = null;
        cache.cleanUp();
    }
}
