package org.tradebench.cache.hibernate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.hibernate.cache.spi.support.StorageAccess;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the time of each table's last change, with which Hibernate checks cached results of queries. It is not kept in the cache, because none of it may be
 * evicted.
 */
final class TimestampStorage implements StorageAccess {
    private final Map<Object, Object> moments = new ConcurrentHashMap<>();

    @Override
    public @Nullable Object getFromCache(Object key, SharedSessionContractImplementor session) {
        return moments.get(key);
    }

    @Override
    public void putIntoCache(Object key, Object value, SharedSessionContractImplementor session) {
        moments.put(key, value);
    }

    @Override
    public boolean contains(Object key) {
        return moments.containsKey(key);
    }

    @Override
    public void evictData() {
        moments.clear();
    }

    @Override
    public void evictData(Object key) {
        moments.remove(key);
    }

    @Override
    public void release() {
        moments.clear();
    }
}
