package org.tradebench.app.settings;

import org.tradebench.cache.CacheSettings.DiskEviction;

/** Selects the entry that goes when the cache's disk is full. */
public enum OffloadEviction implements Choice {
    NONE("None"),
    RANDOM("Random"),
    SIZE("Size");

    private final String word;

    OffloadEviction(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** Returns the library's eviction of the same name. */
    public DiskEviction eviction() {
        return DiskEviction.valueOf(name());
    }
}
