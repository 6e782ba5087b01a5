package org.tradebench.app.settings;

import org.tradebench.cache.EvictionPolicy;

/** Selects the entry that goes when the cache is full. */
public enum EvictionChoice implements Choice {
    W_TINY_LFU("W-TinyLFU"),
    LRU("LRU"),
    RANDOM("Random");

    private final String label;

    EvictionChoice(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }

    /** Returns the library's eviction of the same name. */
    public EvictionPolicy eviction() {
        return EvictionPolicy.valueOf(name());
    }
}
