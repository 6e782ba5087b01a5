package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;

/** Lists the policies that choose the entry to remove from a full cache. */
public enum Eviction {
    /** Evicts the entry that will probably be needed least, by frequency and recency. */
    W_TINY_LFU("w-tinylfu", "W-TinyLFU"),
    /** Evicts the least recently used entry, by DynaCache's ring of priorities. */
    LRU("lru", "LRU"),
    /** Evicts a random entry. */
    RANDOM("random", "Random");

    private final String label;
    private final String setting;

    Eviction(String label, String setting) {
        this.label = label;
        this.setting = setting;
    }

    /** Returns its label on the command line and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns the value of the application's setting CACHE_EVICTION. */
    public String setting() {
        return setting;
    }
}
