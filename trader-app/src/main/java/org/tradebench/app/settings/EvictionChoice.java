package org.tradebench.app.settings;

import org.tradebench.cache.Eviction;

/** Which entry goes when the cache is full. */
public enum EvictionChoice implements Choice {
    W_TINY_LFU("W-TinyLFU", Eviction.W_TINY_LFU),
    LRU("LRU", Eviction.LRU),
    RANDOM("Random", Eviction.RANDOM);

    private final String word;
    private final Eviction eviction;

    EvictionChoice(String word, Eviction eviction) {
        this.word = word;
        this.eviction = eviction;
    }

    @Override
    public String word() {
        return word;
    }

    /** What the cache calls it. */
    public Eviction eviction() {
        return eviction;
    }
}
