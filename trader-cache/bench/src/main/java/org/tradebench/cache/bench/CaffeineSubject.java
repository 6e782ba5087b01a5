package org.tradebench.cache.bench;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/** Drives the baseline of the comparisons: Caffeine with a bound on its size and nothing else. */
final class CaffeineSubject implements Subject {

    private final Object[] ids;
    private final Cache<Object, Object> cache;

    private CaffeineSubject(Object[] ids, Caffeine<Object, Object> builder) {
        this.ids = ids;
        this.cache = builder.build();
    }

    static CaffeineSubject asItComes(int entries, Object[] ids) {
        return new CaffeineSubject(ids, Caffeine.newBuilder().maximumSize(entries));
    }

    /**
     * Returns Caffeine configured as this project's map configures it: the writing thread does the maintenance, not a thread pool that takes a processor from
     * other threads.
     */
    static CaffeineSubject withUpkeepByItsCallers(int entries, Object[] ids) {
        return new CaffeineSubject(
                ids, Caffeine.newBuilder().maximumSize(entries).executor(Runnable::run));
    }

    @Override
    public Object get(int key) {
        return cache.getIfPresent(ids[key]);
    }

    @Override
    public void put(int key, Object value) {
        cache.put(ids[key], value);
    }

    @Override
    public void close() {
        cache.invalidateAll();
    }
}
