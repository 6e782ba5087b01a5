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

    /** Whether entries have come since a reader was last asked for upkeep. A hint: a thread may see it late. */
    private boolean grown;

    private static final int STORING = 0;
    private static final int UPKEEP = 1;

    /**
     * Per thread: a mark while it stores, and Caffeine's maintenance that it must run once it holds no lock. Made of JDK classes, and empty between puts, so
     * that a thread that outlives a redeployed application keeps nothing of it.
     */
    private static final ThreadLocal<@Nullable Runnable[]> DUTIES = ThreadLocal.withInitial(() -> new Runnable[2]);

    /** @param upkeep runs the maintenance that reading threads leave to it */
    CaffeineTable(int maxEntries, EvictionListener evictions, Executor upkeep) {
        this.evictions = evictions;
        // A storing thread evicts by itself, so that a full cache does not grow while a pool waits for a processor. The
        // cache exceeds its limit only by what others store meanwhile, at most Caffeine's write buffer. A reading
        // thread leaves maintenance to the executor, unless entries have been added: then a woken pool would contend
        // with the next writer.
        this.cache = Caffeine.newBuilder()
                .maximumSize(maxEntries)
                .initialCapacity(Math.min(maxEntries, 1 << 16))
                .executor(work -> {
                    @Nullable Runnable[] duty = DUTIES.get();
                    if (duty[STORING] != null) {
                        duty[UPKEEP] = work;
                    } else if (grown) {
                        grown = false;
                        work.run();
                    } else {
                        upkeep.execute(work);
                    }
                })
                .evictionListener((@Nullable Object id, @Nullable CacheEntry entry, RemovalCause cause) ->
                        evictions.evicting(Objects.requireNonNull(entry)))
                .build();
        this.map = cache.asMap();
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
        @Nullable Runnable[] duty = DUTIES.get();
        duty[STORING] = CaffeineTable::nothing;
        try {
            CacheEntry old = map.put(entry.id, entry);
            // Written only when it changes: it stands among fields that every reader needs.
            if (old == null && !grown) {
                grown = true;
            }
            return old;
        } finally {
            duty[STORING] = null;
        }
    }

    /** Marks a thread that is storing an entry. */
    private static void nothing() {}

    @Override
    public void afterPut() {
        @Nullable Runnable[] duty = DUTIES.get();
        Runnable upkeep = duty[UPKEEP];
        if (upkeep != null) {
            duty[UPKEEP] = null;
            upkeep.run();
        }
    }

    @Override
    public boolean remove(CacheEntry entry) {
        return map.remove(entry.id, entry);
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
        cache.cleanUp();
    }
}
