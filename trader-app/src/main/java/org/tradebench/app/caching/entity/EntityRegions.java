package org.tradebench.app.caching.entity;

import jakarta.enterprise.inject.spi.CDI;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.services.DependencyIds;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.hibernate.RegionCache;

/**
 * Lets Hibernate keep cached entities in the application's cache. Each entry belongs to the groups that updates invalidate after their commit, whatever carried
 * them out. Hibernate itself never removes an entry, because it changes other entity classes than the cached ones. Entries stay in this server's memory,
 * because other servers cannot read Hibernate's form of an entity.
 */
public final class EntityRegions implements RegionCache {
    /** Looked up later, because Hibernate creates this object before CDI has started. */
    private volatile @Nullable TradeCache cache;

    @Override
    public @Nullable CacheInstance instance() {
        TradeCache known = cache;
        if (known == null) {
            known = CDI.current().select(TradeCache.class).get();
            cache = known;
        }
        return known.entities();
    }

    @Override
    public EntryOptions options(Object id, EntryOptions ofRegion) {
        String region = ofRegion.template();
        String owner = (String) id;
        Set<Object> groups = switch (region) {
            case CachedAccount.REGION -> Set.of(region, DependencyIds.account(owner), DependencyIds.ALL_USERS);
            case CachedProfile.REGION -> Set.of(region, DependencyIds.profile(owner), DependencyIds.ALL_USERS);
            case CachedQuote.REGION -> Set.of(region, DependencyIds.quote(owner), DependencyIds.ALL_QUOTES);
            default -> throw new IllegalArgumentException("no entity is kept in region " + region);
        };
        return ofRegion.withDependencyIds(groups)
                .withSharingPolicy(SharingPolicy.NOT_SHARED)
                .withPersistToDisk(false);
    }
}
