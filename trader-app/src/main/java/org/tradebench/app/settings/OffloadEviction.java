package org.tradebench.app.settings;

import org.tradebench.cache.CacheSettings.DiskEviction;

/** Selects the entry that goes when the cache's disk is full. */
public enum OffloadEviction implements Choice {
    NONE("None"),
    RANDOM("Random"),
    SIZE("Size");

    private final String label;

    OffloadEviction(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }

    /** Returns the library's eviction of the same name. */
    public DiskEviction eviction() {
        return DiskEviction.valueOf(name());
    }
}
