package org.tradebench.cache.store;

import org.tradebench.cache.EntryOptions;

/**
 * Orders entries for eviction as DynaCache does: a ring of queues, one for each priority, with a top that moves on. An entry enters the queue that is its
 * priority away from the top; the next victim is the oldest of the queue at the top, and the top moves one queue on whenever that is empty. A hit lets the
 * entry enter anew, from where the top is by then. A priority is thus a number of rotations, not a rank: an entry that is not read is evicted in the end. Not
 * thread safe.
 */
final class PriorityRing {
    private static final int QUEUES = EntryOptions.MAX_PRIORITY + 1;

    static final class Node extends Links implements OrderedTable.Place {
        final CacheEntry entry;

        Node(CacheEntry entry) {
            this.entry = entry;
        }

        @Override
        public CacheEntry entry() {
            return entry;
        }
    }

    /** Links neighbours in a circular queue; alone while both are this one itself. */
    private static class Links {
        Links older = this;
        Links younger = this;

        boolean isAlone() {
            return older == this;
        }
    }

    private final Links[] queues = new Links[QUEUES];

    private int top;
    private int size;

    PriorityRing() {
        for (int i = 0; i < QUEUES; i++) {
            queues[i] = new Links();
        }
    }

    int size() {
        return size;
    }

    void enter(Node node) {
        Links queue = queues[(top + node.entry.priority()) % QUEUES];
        node.older = queue.older;
        node.younger = queue;
        queue.older.younger = node;
        queue.older = node;
        size++;
    }

    /** Enters a node anew after a hit; does nothing for one that has left. */
    void reenter(Node node) {
        if (!node.isAlone()) {
            leave(node);
            enter(node);
        }
    }

    /** Removes a node; does nothing for one that has left already. */
    void leave(Node node) {
        if (!node.isAlone()) {
            node.older.younger = node.younger;
            node.younger.older = node.older;
            node.older = node;
            node.younger = node;
            size--;
        }
    }

    /** Takes out the next victim; the ring must not be empty. */
    Node removeVictim() {
        if (size == 0) {
            throw new IllegalStateException("a victim of an empty ring");
        }
        while (queues[top].isAlone()) {
            top = (top + 1) % QUEUES;
        }
        Node victim = (Node) queues[top].younger;
        leave(victim);
        return victim;
    }
}
