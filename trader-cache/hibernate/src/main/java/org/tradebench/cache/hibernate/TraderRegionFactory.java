package org.tradebench.cache.hibernate;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hibernate.boot.registry.selector.spi.StrategySelector;
import org.hibernate.boot.spi.SessionFactoryOptions;
import org.hibernate.cache.CacheException;
import org.hibernate.cache.cfg.spi.DomainDataRegionBuildingContext;
import org.hibernate.cache.cfg.spi.DomainDataRegionConfig;
import org.hibernate.cache.internal.DefaultCacheKeysFactory;
import org.hibernate.cache.spi.CacheKeysFactory;
import org.hibernate.cache.spi.CacheTransactionSynchronization;
import org.hibernate.cache.spi.DomainDataRegion;
import org.hibernate.cache.spi.access.AccessType;
import org.hibernate.cache.spi.support.DomainDataStorageAccess;
import org.hibernate.cache.spi.support.RegionFactoryTemplate;
import org.hibernate.cache.spi.support.StorageAccess;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;

/**
 * Makes trader-cache Hibernate's second-level cache: {@code hibernate.cache.region.factory_class} names this class. What a session loads is cached under a lease from before its transaction,
 * so that no change that was committed meanwhile, on any member of the cluster, leaves an old state behind.
 *
 * <p>All regions are groups of one cache instance, {@value #INSTANCE}. The access types read-only, nonstrict-read-write and read-write are served, the last two alike: a changed entity is
 * removed from the cache before and after the commit, and loaded again. Until the removal after the commit a reader may be served the state before it.
 */
public final class TraderRegionFactory extends RegionFactoryTemplate {
    /** Names the {@link CacheService} to use, such as one that is in a cluster; its maker closes it. Without it the factory has one of its own. */
    public static final String SERVICE = "hibernate.cache.trader.service";

    /**
     * Names the {@link RegionCache} to use in place of a {@link #SERVICE}: the object, its class, or the name of its class, which has a constructor without parameters. It may be in a
     * cluster, so that results of queries are not cached.
     */
    public static final String CACHE = "hibernate.cache.trader.cache";

    /** Bounds the entries of all regions together; {@value #DEFAULT_SIZE} without it. */
    public static final String MAXIMUM_SIZE = "hibernate.cache.trader.maximum_size";

    /**
     * Bounds the life of an entry, as {@link Duration} or as text such as {@code PT10M}; unbounded without it. With a dot and a region's name at its end it holds for that
     * region alone.
     */
    public static final String TIME_TO_LIVE = "hibernate.cache.trader.time_to_live";

    /** Name of the cache instance. */
    public static final String INSTANCE = "hibernate";

    private static final int DEFAULT_SIZE = 10_000;

    private @Nullable CacheService own;
    private @Nullable RegionCache cache;
    private boolean clustered;
    private Map<String, Object> values = Map.of();

    @Override
    protected void prepareForUse(SessionFactoryOptions settings, Map<String, Object> configValues) {
        values = Map.copyOf(withoutNulls(configValues));
        Object given = values.get(CACHE);
        if (given == null) {
            cache = ofService();
        } else {
            clustered = true;
            cache = settings.getServiceRegistry()
                    .requireService(StrategySelector.class)
                    .resolveStrategy(RegionCache.class, given);
        }
    }

    private RegionCache ofService() {
        Object given = values.get(SERVICE);
        if (given != null && !(given instanceof CacheService)) {
            throw new CacheException(
                    SERVICE + " is a " + given.getClass().getName() + "; expected a " + CacheService.class.getName());
        }
        if (given == null) {
            own = CacheService.builder().build();
        }
        CacheService service = Objects.requireNonNull(given == null ? own : (CacheService) given);
        clustered = service.cluster() != ClusterMembership.NONE;
        return new FixedInstance(service.instance(CacheSettings.named(INSTANCE).withMaxEntries(size())));
    }

    /** Returns the same instance for the life of the factory. */
    private record FixedInstance(CacheInstance instance) implements RegionCache {
        @Override
        public EntryOptions options(Object id, EntryOptions ofRegion) {
            return ofRegion;
        }
    }

    private static Map<String, Object> withoutNulls(Map<String, Object> given) {
        Map<String, Object> all = new HashMap<>(given);
        all.values().removeIf(Objects::isNull);
        return all;
    }

    private int size() {
        Object given = values.get(MAXIMUM_SIZE);
        if (given == null) {
            return DEFAULT_SIZE;
        }
        try {
            return Integer.parseInt(given.toString());
        } catch (NumberFormatException e) {
            throw new CacheException(MAXIMUM_SIZE + " is '" + given + "'; expected a number of entries", e);
        }
    }

    private Duration timeToLive(String region) {
        Object given =
                values.getOrDefault(TIME_TO_LIVE + "." + region, values.getOrDefault(TIME_TO_LIVE, Duration.ZERO));
        if (given instanceof Duration duration) {
            return duration;
        }
        try {
            return Duration.parse(given.toString());
        } catch (DateTimeParseException e) {
            throw new CacheException(
                    TIME_TO_LIVE + " of region " + region + " is '" + given + "'; expected a duration such as PT10M",
                    e);
        }
    }

    @Override
    protected void releaseFromUse() {
        if (own != null) {
            own.close();
        }
    }

    private RegionCache cache() {
        return Objects.requireNonNull(cache, "not started");
    }

    @Override
    public AccessType getDefaultAccessType() {
        return AccessType.NONSTRICT_READ_WRITE;
    }

    @Override
    public CacheTransactionSynchronization createTransactionContext(SharedSessionContractImplementor session) {
        return new SessionLease(cache(), this);
    }

    @Override
    protected CacheKeysFactory getImplicitCacheKeysFactory() {
        return DefaultCacheKeysFactory.INSTANCE;
    }

    @Override
    public DomainDataRegion buildDomainDataRegion(
            DomainDataRegionConfig config, DomainDataRegionBuildingContext context) {
        verifyStarted();
        return new InvalidatedRegion(
                config,
                this,
                createDomainDataStorageAccess(config, context),
                Objects.requireNonNullElse(context.getEnforcedCacheKeysFactory(), DefaultCacheKeysFactory.INSTANCE),
                context);
    }

    @Override
    protected DomainDataStorageAccess createDomainDataStorageAccess(
            DomainDataRegionConfig config, DomainDataRegionBuildingContext context) {
        return storage(config.getRegionName());
    }

    private RegionStorage storage(String unqualified) {
        String region = qualify(unqualified);
        EntryOptions options = EntryOptions.DEFAULT
                .withDependencyIds(Set.of(region))
                .withTemplate(region)
                .withTimeToLive(timeToLive(unqualified));
        return new RegionStorage(cache(), region, options, clustered);
    }

    @Override
    protected StorageAccess createQueryResultsRegionStorageAccess(String region, SessionFactoryImplementor factory) {
        if (clustered) {
            throw new CacheException(
                    "The cache is in a cluster, where the results of queries are not cached: when a table has changed on another member is not known here; expected"
                            + " hibernate.cache.use_query_cache=false");
        }
        return storage(region);
    }

    @Override
    protected StorageAccess createTimestampsRegionStorageAccess(String region, SessionFactoryImplementor factory) {
        return new TimestampStorage();
    }
}
