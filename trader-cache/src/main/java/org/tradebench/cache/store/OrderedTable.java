package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Keeps entries in a hash map, and their order of eviction behind one lock.
 *
 * @param <P> an entry's place in that order
 */
abstract class OrderedTable<P extends OrderedTable.Place> implements EntryTable {
    interface Place {
        CacheEntry entry();
    }

    private final int maxEntries;
    private final EvictionListener evictions;
    final ConcurrentMap<Object, P> places = new ConcurrentHashMap<>();
    final ReentrantLock lock = new ReentrantLock();

    OrderedTable(int maxEntries, EvictionListener evictions) {
        this.maxEntries = maxEntries;
        this.evictions = evictions;
    }

    abstract P place(CacheEntry entry);

    abstract void enter(P place);

    /** Removes a place from the order; does nothing for one that has left already. */
    abstract void leave(P place);

    /** Takes out the next victim; the order must not be empty. */
    abstract P removeVictim();

    abstract int ordered();

    /** Brings the order up to date, under the lock. */
    void catchUp() {}

    @Override
    public @Nullable CacheEntry get(Object id) {
        return peek(id);
    }

    @Override
    public @Nullable CacheEntry peek(Object id) {
        P place = places.get(id);
        return place == null ? null : place.entry();
    }

    @Override
    public @Nullable CacheEntry put(CacheEntry entry) {
        P place = place(entry);
        P old = places.put(entry.id, place);
        lock.lock();
        try {
            catchUp();
            if (old != null) {
                leave(old);
            }
            while (ordered() >= maxEntries) {
                evictFirst();
            }
            enter(place);
        } finally {
            lock.unlock();
        }
        return old == null ? null : old.entry();
    }

    private void evictFirst() {
        P victim = removeVictim();
        places.computeIfPresent(victim.entry().id, (id, current) -> {
            if (current != victim) {
                return current;
            }
            evictions.evicting(victim.entry());
            return null;
        });
    }

    @Override
    public boolean remove(CacheEntry entry) {
        P place = places.get(entry.id);
        if (place == null || place.entry() != entry || !places.remove(entry.id, place)) {
            return false;
        }
        lock.lock();
        try {
            leave(place);
        } finally {
            lock.unlock();
        }
        return true;
    }

    @Override
    public int size() {
        return places.size();
    }

    @Override
    public List<CacheEntry> entries() {
        List<CacheEntry> entries = new ArrayList<>();
        places.values().forEach(place -> entries.add(place.entry()));
        return entries;
    }

    @Override
    public void evict(int count) {
        lock.lock();
        try {
            catchUp();
            for (int i = 0; i < count && ordered() > 0; i++) {
                evictFirst();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void cleanUp() {
        lock.lock();
        try {
            catchUp();
        } finally {
            lock.unlock();
        }
    }
}
