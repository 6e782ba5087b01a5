package org.tradebench.app.settings;

import org.tradebench.cache.CacheSettings.DiskEviction;

/** Selects the entry that goes when the cache's disk is full. */
public enum OffloadEviction implements Choice {
    NONE("None", DiskEviction.NONE),
    RANDOM("Random", DiskEviction.RANDOM),
    SIZE("Size", DiskEviction.SIZE);

    private final String word;
    private final DiskEviction eviction;

    OffloadEviction(String word, DiskEviction eviction) {
        this.word = word;
        this.eviction = eviction;
    }

    @Override
    public String word() {
        return word;
    }

    public DiskEviction eviction() {
        return eviction;
    }
}
