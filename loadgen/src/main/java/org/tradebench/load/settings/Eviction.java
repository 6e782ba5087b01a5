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

    private final String word;
    private final String setting;

    Eviction(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /** Returns the word of the command line and of the result. */
    @JsonValue
    public String word() {
        return word;
    }

    /** Returns the value of the application's setting CACHE_EVICTION. */
    public String setting() {
        return setting;
    }
}
