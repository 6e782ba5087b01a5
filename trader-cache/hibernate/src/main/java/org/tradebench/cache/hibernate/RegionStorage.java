package org.tradebench.cache.hibernate;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.hibernate.cache.spi.support.DomainDataStorageAccess;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.UnconfirmedException;

/** Stores the entries of a region as a group of the cache instance that all regions share. */
final class RegionStorage implements DomainDataStorageAccess {
    private static final Logger LOG = System.getLogger(RegionStorage.class.getName());

    private final RegionCache cache;
    private final String region;
    private final EntryOptions options;
    private final boolean clustered;

    /**
     * @param options of every entry; they name the region as its group
     * @param clustered whether invalidations must reach other members
     */
    RegionStorage(RegionCache cache, String region, EntryOptions options, boolean clustered) {
        this.cache = cache;
        this.region = region;
        this.options = options;
        this.clustered = clustered;
    }

    @Override
    public @Nullable Object getFromCache(Object key, SharedSessionContractImplementor session) {
        CacheInstance now = cache.instance();
        return now == null ? null : now.get(EntryNames.of(region, key), options);
    }

    /** Stores what the session has loaded, or has inserted and committed, unless an invalidation has come since its transaction began. */
    @Override
    public void putIntoCache(Object key, Object value, SharedSessionContractImplementor session) {
        SessionLease lease = SessionLease.of(session);
        if (lease.isTaken()) {
            lease.fill(EntryNames.of(region, key), value, optionsOf(key));
        }
    }

    private EntryOptions optionsOf(Object key) {
        return EntryNames.idOf(key).map(id -> cache.options(id, options)).orElse(options);
    }

    @Override
    public void removeFromCache(Object key, SharedSessionContractImplementor session) {
        evictData(key);
    }

    @Override
    public void clearCache(SharedSessionContractImplementor session) {
        evictData();
    }

    @Override
    public boolean contains(Object key) {
        CacheInstance now = cache.instance();
        return now != null && now.containsKey(EntryNames.of(region, key));
    }

    @Override
    public void evictData() {
        invalidate(region);
    }

    /**
     * Invalidates an entry, or its whole region in a cluster if the name is no text: such a name cannot be sent, and the cache would empty all regions on the
     * other members instead.
     */
    @Override
    public void evictData(Object key) {
        Object name = EntryNames.of(region, key);
        invalidate(clustered && !(name instanceof String) ? region : name);
    }

    /**
     * Removes here and tells the others. A member that does not confirm in time still gets it, and one that is lost forgets everything. An exception would keep
     * Hibernate from removing after the commit what else the transaction has changed.
     */
    private void invalidate(Object name) {
        CacheInstance now = cache.instance();
        if (now != null) {
            try {
                now.invalidate(name);
            } catch (UnconfirmedException e) {
                LOG.log(Level.WARNING, "Removal from region {0}: {1}", region, e.getMessage());
            }
        }
    }

    @Override
    public void release() {
        // The factory owns the instance, and other members may continue to use the region.
    }
}
