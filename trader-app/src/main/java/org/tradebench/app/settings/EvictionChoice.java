package org.tradebench.app.settings;

import org.tradebench.cache.EvictionPolicy;

/** Selects the entry that goes when the cache is full. */
public enum EvictionChoice implements Choice {
    W_TINY_LFU("W-TinyLFU", EvictionPolicy.W_TINY_LFU),
    LRU("LRU", EvictionPolicy.LRU),
    RANDOM("Random", EvictionPolicy.RANDOM);

    private final String word;
    private final EvictionPolicy eviction;

    EvictionChoice(String word, EvictionPolicy eviction) {
        this.word = word;
        this.eviction = eviction;
    }

    @Override
    public String word() {
        return word;
    }

    public EvictionPolicy eviction() {
        return eviction;
    }
}
