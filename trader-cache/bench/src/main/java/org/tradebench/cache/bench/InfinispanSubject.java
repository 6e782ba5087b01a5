package org.tradebench.cache.bench;

import org.infinispan.Cache;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;

/** Drives Infinispan's fastest bounded cache: local and simple, without interceptors, transactions or statistics. */
final class InfinispanSubject implements Subject {

    private final Object[] ids;
    private final DefaultCacheManager manager;
    private final Cache<Object, Object> cache;

    InfinispanSubject(int entries, Object[] ids) {
        this.ids = ids;
        this.manager = new DefaultCacheManager(
                new GlobalConfigurationBuilder().nonClusteredDefault().build());
        ConfigurationBuilder bounded = new ConfigurationBuilder();
        bounded.simpleCache(true).memory().maxCount(entries);
        manager.defineConfiguration("bench", bounded.build());
        this.cache = manager.getCache("bench");
    }

    Cache<Object, Object> cache() {
        return cache;
    }

    @Override
    public Object get(int key) {
        return cache.get(ids[key]);
    }

    @Override
    public void put(int key, Object value) {
        cache.put(ids[key], value);
    }

    @Override
    public void close() {
        manager.stop();
    }
}
