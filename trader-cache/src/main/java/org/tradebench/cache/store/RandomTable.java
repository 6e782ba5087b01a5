package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Evicts any entry, each as likely as the other, except the newest. Hits leave no trace. */
final class RandomTable implements EntryTable {
    private static final class Slot {
        final CacheEntry entry;
        int index = -1;

        Slot(CacheEntry entry) {
            this.entry = entry;
        }
    }

    private final int maxEntries;
    private final Departure departure;
    private final ConcurrentMap<Object, Slot> slots = new ConcurrentHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Slot> urn = new ArrayList<>();

    RandomTable(int maxEntries, Departure departure) {
        this.maxEntries = maxEntries;
        this.departure = departure;
    }

    @Override
    public @Nullable CacheEntry get(Object id) {
        Slot slot = slots.get(id);
        return slot == null ? null : slot.entry;
    }

    @Override
    public @Nullable CacheEntry peek(Object id) {
        return get(id);
    }

    @Override
    public @Nullable CacheEntry put(CacheEntry entry) {
        Slot slot = new Slot(entry);
        Slot old = slots.put(entry.id, slot);
        lock.lock();
        try {
            take(old);
            while (urn.size() >= maxEntries) {
                evictAny();
            }
            slot.index = urn.size();
            urn.add(slot);
        } finally {
            lock.unlock();
        }
        return old == null ? null : old.entry;
    }

    private void evictAny() {
        Slot victim = urn.get(ThreadLocalRandom.current().nextInt(urn.size()));
        take(victim);
        slots.computeIfPresent(victim.entry.id, (id, current) -> {
            if (current != victim) {
                return current;
            }
            departure.leaving(victim.entry);
            return null;
        });
    }

    private void take(Slot slot) {
        if (slot == null || slot.index < 0) {
            return;
        }
        Slot last = urn.remove(urn.size() - 1);
        if (last != slot) {
            urn.set(slot.index, last);
            last.index = slot.index;
        }
        slot.index = -1;
    }

    @Override
    public boolean remove(CacheEntry entry) {
        Slot slot = slots.get(entry.id);
        if (slot == null || slot.entry != entry || !slots.remove(entry.id, slot)) {
            return false;
        }
        lock.lock();
        try {
            take(slot);
        } finally {
            lock.unlock();
        }
        return true;
    }

    @Override
    public int size() {
        return slots.size();
    }

    @Override
    public List<CacheEntry> entries() {
        List<CacheEntry> entries = new ArrayList<>();
        slots.values().forEach(slot -> entries.add(slot.entry));
        return entries;
    }

    @Override
    public void evict(int count) {
        lock.lock();
        try {
            for (int i = 0; i < count && !urn.isEmpty(); i++) {
                evictAny();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void settle() {}
}
