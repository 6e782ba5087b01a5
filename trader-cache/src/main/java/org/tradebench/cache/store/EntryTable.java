package org.tradebench.cache.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the entries in memory by id, and selects which of them goes when there are too many. Any number of threads reads; for one id, one thread at a time
 * calls {@link #put} and {@link #remove}; evictions come at any moment.
 */
interface EntryTable {
    /** Is called during an eviction: the entry is still in the table, and no other thread can remove it or put another in its place. */
    interface EvictionListener {
        /** Must neither block nor call the table. */
        void evicting(CacheEntry entry);
    }

    /** Returns the entry of the id; counts as a hit for the eviction. */
    @Nullable
    CacheEntry get(Object id);

    /** Returns the entry of the id, without counting as a hit. */
    @Nullable
    CacheEntry peek(Object id);

    /** @return the entry whose place it has taken; {@link #afterChanges} must follow in any case */
    @Nullable
    CacheEntry put(CacheEntry entry);

    /** Runs what calls of {@link #put} and {@link #remove} by this thread have deferred, once that is worth while; to be called without holding a lock. */
    default void afterChanges() {}

    /** Removes this entry and no other of its id; {@link #afterChanges} must follow. */
    boolean remove(CacheEntry entry);

    int size();

    /** Returns all entries that are there throughout the call, and perhaps some of the others. */
    List<CacheEntry> entries();

    void evict(int count);

    /** Catches up on deferred work. */
    void cleanUp();
}
