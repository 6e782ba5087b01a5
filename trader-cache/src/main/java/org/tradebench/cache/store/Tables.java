package org.tradebench.cache.store;

import org.tradebench.cache.CacheSettings;

/** Which table keeps the entries of an instance. */
final class Tables {

    private Tables() {}

    static EntryTable of(CacheSettings settings, EntryTable.Departure departure) {
        return switch (settings.eviction()) {
            case W_TINY_LFU -> new CaffeineTable(settings.maxEntries(), departure);
            case LRU -> new RingTable(settings.maxEntries(), departure);
            case RANDOM -> new RandomTable(settings.maxEntries(), departure);
        };
    }
}
