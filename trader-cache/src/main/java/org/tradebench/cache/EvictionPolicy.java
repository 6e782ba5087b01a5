package org.tradebench.cache;

/** Selects the entry that goes when a cache instance is full. */
public enum EvictionPolicy {
    /** Evicts by recency and frequency (Caffeine), whatever the priorities. */
    W_TINY_LFU,
    /** Evicts the least recently used entry of DynaCache's ring of priorities: an entry of priority p outlives p rotations without a hit. */
    LRU,
    /** Evicts any entry, each as likely as the other. */
    RANDOM
}
