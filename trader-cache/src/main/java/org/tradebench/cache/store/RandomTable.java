package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** Evicts any entry, each as likely as the other, except the newest. Hits leave no trace. */
final class RandomTable extends OrderedTable<RandomTable.UrnSlot> {
    static final class UrnSlot implements Place {
        private final CacheEntry entry;
        private int index = -1;

        UrnSlot(CacheEntry entry) {
            this.entry = entry;
        }

        @Override
        public CacheEntry entry() {
            return entry;
        }
    }

    private final List<UrnSlot> urn = new ArrayList<>();

    RandomTable(int maxEntries, EvictionListener evictions) {
        super(maxEntries, evictions);
    }

    @Override
    UrnSlot place(CacheEntry entry) {
        return new UrnSlot(entry);
    }

    @Override
    void enter(UrnSlot slot) {
        slot.index = urn.size();
        urn.add(slot);
    }

    /** Fills the gap with the last one. */
    @Override
    void leave(UrnSlot slot) {
        if (slot.index < 0) {
            return;
        }
        UrnSlot last = urn.remove(urn.size() - 1);
        if (last != slot) {
            urn.set(slot.index, last);
            last.index = slot.index;
        }
        slot.index = -1;
    }

    @Override
    UrnSlot removeVictim() {
        UrnSlot victim = urn.get(ThreadLocalRandom.current().nextInt(urn.size()));
        leave(victim);
        return victim;
    }

    @Override
    int ordered() {
        return urn.size();
    }
}
