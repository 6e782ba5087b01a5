package org.tradebench.cache.hibernate;

import org.hibernate.cache.CacheException;
import org.hibernate.cache.cfg.spi.CollectionDataCachingConfig;
import org.hibernate.cache.cfg.spi.DomainDataRegionBuildingContext;
import org.hibernate.cache.cfg.spi.DomainDataRegionConfig;
import org.hibernate.cache.cfg.spi.EntityDataCachingConfig;
import org.hibernate.cache.cfg.spi.NaturalIdDataCachingConfig;
import org.hibernate.cache.spi.CacheKeysFactory;
import org.hibernate.cache.spi.RegionFactory;
import org.hibernate.cache.spi.access.AccessType;
import org.hibernate.cache.spi.access.CollectionDataAccess;
import org.hibernate.cache.spi.access.EntityDataAccess;
import org.hibernate.cache.spi.access.NaturalIdDataAccess;
import org.hibernate.cache.spi.support.CollectionNonStrictReadWriteAccess;
import org.hibernate.cache.spi.support.DomainDataRegionTemplate;
import org.hibernate.cache.spi.support.DomainDataStorageAccess;

/**
 * Serves read-write as nonstrict-read-write. Hibernate's read-write access would keep its locks of entries in the cache, where only one member knows them; the
 * lease already refuses the stale values that these locks are for.
 */
final class InvalidatedRegion extends DomainDataRegionTemplate {
    InvalidatedRegion(
            DomainDataRegionConfig config,
            RegionFactory factory,
            DomainDataStorageAccess storage,
            CacheKeysFactory keys,
            DomainDataRegionBuildingContext context) {
        super(config, factory, storage, keys, context);
    }

    @Override
    protected EntityDataAccess generateReadWriteEntityAccess(EntityDataCachingConfig config) {
        return generateNonStrictReadWriteEntityAccess(config);
    }

    /** Replaces Hibernate's access, which would store what a transaction has inserted and not committed. */
    @Override
    protected NaturalIdDataAccess generateReadOnlyNaturalIdAccess(NaturalIdDataCachingConfig config) {
        return generateNonStrictReadWriteNaturalIdAccess(config);
    }

    @Override
    protected NaturalIdDataAccess generateReadWriteNaturalIdAccess(NaturalIdDataCachingConfig config) {
        return generateNonStrictReadWriteNaturalIdAccess(config);
    }

    @Override
    public CollectionDataAccess generateCollectionAccess(CollectionDataCachingConfig config) {
        if (config.getAccessType() != AccessType.READ_WRITE) {
            return super.generateCollectionAccess(config);
        }
        return new CollectionNonStrictReadWriteAccess(this, getEffectiveKeysFactory(), getCacheStorageAccess(), config);
    }

    @Override
    protected EntityDataAccess generateTransactionalEntityDataAccess(EntityDataCachingConfig config) {
        throw notOffered();
    }

    @Override
    protected NaturalIdDataAccess generateTransactionalNaturalIdDataAccess(NaturalIdDataCachingConfig config) {
        throw notOffered();
    }

    @Override
    protected CollectionDataAccess generateTransactionalCollectionDataAccess(CollectionDataCachingConfig config) {
        throw notOffered();
    }

    private CacheException notOffered() {
        return new CacheException(
                "Region " + getName() + " asks for transactional access, which is not offered; expected"
                        + " read-only, nonstrict-read-write or read-write");
    }
}
