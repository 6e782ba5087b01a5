package org.tradebench.cache.store;

import java.util.concurrent.Executor;
import org.tradebench.cache.CacheSettings;

/** Selects the table of an instance. */
final class EntryTables {
    private EntryTables() {}

    /** @param upkeep where hits are reported to the order of eviction, if the table has others do that */
    static EntryTable of(CacheSettings settings, EntryTable.Departure departure, Executor upkeep) {
        return switch (settings.eviction()) {
            case W_TINY_LFU -> new CaffeineTable(settings.maxEntries(), departure, upkeep);
            case LRU -> new RingTable(settings.maxEntries(), departure);
            case RANDOM -> new RandomTable(settings.maxEntries(), departure);
        };
    }
}
