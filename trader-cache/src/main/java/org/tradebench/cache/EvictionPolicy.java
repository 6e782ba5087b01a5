package org.tradebench.cache;

/** Which entry goes when a cache instance is full. */
public enum EvictionPolicy {
    /** Caffeine's own policy: by recency and frequency. Priorities play no part. */
    W_TINY_LFU,
    /** DynaCache's ring of priorities with least recently used within one: an entry of priority p outlives p rotations without a hit. */
    LRU,
    /** Any entry, each as likely as the other. */
    RANDOM
}
