package org.tradebench.cache.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entries in memory by id, and which of them goes when there are too many. Any number of threads reads; for one id, one thread at a time calls {@link
 * #put} and {@link #remove}; evictions come at any moment.
 */
interface EntryTable {
    /** Told of an eviction while it happens: the entry is still in the table, and no other thread can remove it or put another in its place. */
    interface Departure {
        /** Must neither block nor call the table. */
        void leaving(CacheEntry entry);
    }

    /** The entry of the id; the look-up counts as a hit for what will be evicted. */
    @Nullable
    CacheEntry get(Object id);

    /** The entry of the id, without counting as a hit. */
    @Nullable
    CacheEntry peek(Object id);

    /** @return the entry whose place it has taken; {@link #afterPut} must follow in any case */
    @Nullable
    CacheEntry put(CacheEntry entry);

    /** Does what {@link #put} has left to its caller for when that holds no lock: no thread shall wait for it meanwhile. */
    default void afterPut() {}

    /** Removes this entry and no other of its id. */
    boolean remove(CacheEntry entry);

    int size();

    /** All entries that are there from the call to its end, and perhaps some of the others. */
    List<CacheEntry> entries();

    /** Evicts up to so many entries. */
    void evict(int count);

    /** Does now what has been put off to have reads and writes quick. */
    void settle();
}
