package org.tradebench.cache.hibernate;

import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;

/**
 * Lends Hibernate a cache instance that the application replaces or bypasses while sessions are open, and in which it invalidates entries by groups of its own.
 */
public interface RegionCache {
    /**
     * Returns the instance to use now; null: nothing is cached now. Meanwhile Hibernate invalidates nothing in it: the application empties an instance before
     * it returns it again. Called often, so it should be cheap.
     */
    @Nullable
    CacheInstance instance();

    /**
     * Returns the options with which an entity or a collection is cached.
     *
     * @param id of the entity, or of the owner of the collection
     * @param ofRegion the region's options; the region's name is the template and a group, which the returned options should keep
     */
    EntryOptions options(Object id, EntryOptions ofRegion);
}
