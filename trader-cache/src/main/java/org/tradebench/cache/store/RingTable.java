package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.store.PriorityRing.Node;

/**
 * Evicts least recently used entries by DynaCache's {@link PriorityRing}. Unlike there, a hit takes no lock: it is logged, and whoever changes the ring next
 * reads the log first. For a single thread the order is exact.
 */
final class RingTable implements EntryTable {
    private final int maxEntries;
    private final Departure departure;
    private final ConcurrentMap<Object, Node> nodes = new ConcurrentHashMap<>();
    private final HitLog<Node> hits = new HitLog<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final PriorityRing ring = new PriorityRing();
    /** Made once: readers empty the log too, and should allocate nothing. */
    private final Consumer<Node> reenter = ring::reenter;

    RingTable(int maxEntries, Departure departure) {
        this.maxEntries = maxEntries;
        this.departure = departure;
    }

    @Override
    public @Nullable CacheEntry get(Object id) {
        Node node = nodes.get(id);
        if (node == null) {
            return null;
        }
        if (hits.add(node) && lock.tryLock()) {
            try {
                hits.drain(reenter);
            } finally {
                lock.unlock();
            }
        }
        return node.entry;
    }

    @Override
    public @Nullable CacheEntry peek(Object id) {
        Node node = nodes.get(id);
        return node == null ? null : node.entry;
    }

    @Override
    public @Nullable CacheEntry put(CacheEntry entry) {
        Node node = new Node(entry);
        Node old = nodes.put(entry.id, node);
        lock.lock();
        try {
            hits.drain(reenter);
            if (old != null) {
                ring.leave(old);
            }
            while (ring.size() >= maxEntries) {
                evictFirst();
            }
            ring.enter(node);
        } finally {
            lock.unlock();
        }
        return old == null ? null : old.entry;
    }

    private void evictFirst() {
        Node victim = ring.leaveFirst();
        nodes.computeIfPresent(victim.entry.id, (id, current) -> {
            if (current != victim) {
                return current;
            }
            departure.leaving(victim.entry);
            return null;
        });
    }

    @Override
    public boolean remove(CacheEntry entry) {
        Node node = nodes.get(entry.id);
        if (node == null || node.entry != entry || !nodes.remove(entry.id, node)) {
            return false;
        }
        lock.lock();
        try {
            ring.leave(node);
        } finally {
            lock.unlock();
        }
        return true;
    }

    @Override
    public int size() {
        return nodes.size();
    }

    @Override
    public List<CacheEntry> entries() {
        List<CacheEntry> entries = new ArrayList<>();
        nodes.values().forEach(node -> entries.add(node.entry));
        return entries;
    }

    @Override
    public void evict(int count) {
        lock.lock();
        try {
            hits.drain(reenter);
            for (int i = 0; i < count && ring.size() > 0; i++) {
                evictFirst();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void settle() {
        lock.lock();
        try {
            hits.drain(reenter);
        } finally {
            lock.unlock();
        }
    }
}
