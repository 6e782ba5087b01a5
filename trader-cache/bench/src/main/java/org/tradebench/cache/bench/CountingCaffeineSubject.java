package org.tradebench.cache.bench;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/**
 * Drives Caffeine with the work that this project's map cannot leave out: it counts hits and misses, and wraps each value in an object, as the map does to keep
 * an entry's metadata.
 */
final class CountingCaffeineSubject implements Subject {

    private record Held(Object value) {}

    private final Object[] ids;
    private final Cache<Object, Held> cache;

    CountingCaffeineSubject(int entries, Object[] ids) {
        this.ids = ids;
        this.cache = Caffeine.newBuilder().maximumSize(entries).recordStats().build();
    }

    @Override
    public Object get(int key) {
        Held held = cache.getIfPresent(ids[key]);
        return held == null ? null : held.value;
    }

    @Override
    public void put(int key, Object value) {
        cache.put(ids[key], new Held(value));
    }

    @Override
    public void close() {
        cache.invalidateAll();
    }
}
