package org.tradebench.cache.store;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.concurrent.HitLog;
import org.tradebench.cache.store.PriorityRing.Node;

/**
 * Evicts least recently used entries by DynaCache's {@link PriorityRing}. Unlike there, a hit takes no lock: it is logged, and whoever changes the ring next
 * reads the log first. For a single thread the order is exact.
 */
final class RingTable extends OrderedTable<Node> {
    private final HitLog<Node> hits = new HitLog<>();
    private final PriorityRing ring = new PriorityRing();
    /** Made once: readers empty the log too, and should allocate nothing. */
    private final Consumer<Node> reenter = ring::reenter;

    RingTable(int maxEntries, EvictionListener evictions) {
        super(maxEntries, evictions);
    }

    @Override
    public @Nullable CacheEntry get(Object id) {
        Node node = places.get(id);
        if (node == null) {
            return null;
        }
        if (hits.add(node) && lock.tryLock()) {
            try {
                catchUp();
            } finally {
                lock.unlock();
            }
        }
        return node.entry;
    }

    @Override
    Node place(CacheEntry entry) {
        return new Node(entry);
    }

    @Override
    void enter(Node node) {
        ring.enter(node);
    }

    @Override
    void leave(Node node) {
        ring.leave(node);
    }

    @Override
    Node removeVictim() {
        return ring.removeVictim();
    }

    @Override
    int ordered() {
        return ring.size();
    }

    @Override
    void catchUp() {
        hits.drain(reenter);
    }
}
