package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;

/** Lists the policies that choose the entry to remove from a full cache. */
public enum Eviction {
    /** The one whose frequency says that it will be missed least. */
    W_TINY_LFU("w-tinylfu", "W-TinyLFU"),
    /** The one that was used longest ago, by DynaCache's ring of priorities. */
    LRU("lru", "LRU"),
    /** Any. */
    RANDOM("random", "Random");

    private final String word;
    private final String setting;

    Eviction(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /** The word of the command line and of the result. */
    @JsonValue
    public String word() {
        return word;
    }

    /** The value of the application's setting CACHE_EVICTION. */
    public String setting() {
        return setting;
    }
}
