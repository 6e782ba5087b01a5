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
 * Lends Hibernate the application's cache. Entries are in the groups that every update invalidates after its commit, whatever carried it out: Hibernate itself never removes one, because
 * these entities are not the ones that it changes. They stay in memory and on this server: Hibernate's form of an entity is none that other servers read.
 */
public final class EntityRegions implements RegionCache {
    /** Hibernate makes this object before CDI is there. */
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
