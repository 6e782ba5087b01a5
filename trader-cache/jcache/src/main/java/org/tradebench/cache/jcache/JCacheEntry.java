package org.tradebench.cache.jcache;

import javax.cache.Cache;

/** Shows a key and its value as an iteration has found them, or as they are to be written through. */
record JCacheEntry<K, V>(K key, V value) implements Cache.Entry<K, V> {
    @Override
    public K getKey() {
        return key;
    }

    @Override
    public V getValue() {
        return value;
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        return Unwrapping.of(type, this);
    }
}
