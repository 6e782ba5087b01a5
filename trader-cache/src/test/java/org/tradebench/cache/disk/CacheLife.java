package org.tradebench.cache.disk;

import java.nio.file.Path;
import java.util.Set;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.statistics.CacheCounter;

/** A cache instance with a disk tier, between a start and a stop of its service. */
final class CacheLife implements AutoCloseable {
    /** Entries that memory holds. */
    static final int MEMORY = 100;

    private final CacheService service;
    final CacheInstance cache;

    private CacheLife(TierFixture fixture, DiskSettings disk, EvictionPolicy eviction, ClusterMembership cluster) {
        service = fixture.service(cluster);
        cache = service.instance(CacheSettings.named("quotes")
                .withMaxEntries(MEMORY)
                .withEviction(eviction)
                .withDisk(disk));
    }

    /** Settings of a disk tier that keeps all entries, those in memory too, across a stop. */
    static DiskSettings keeping(Path directory) {
        return new DiskSettings(directory, 0, 0, 0, DiskEviction.RANDOM, true);
    }

    static CacheLife begin(TierFixture fixture, DiskSettings disk) {
        return new CacheLife(fixture, disk, EvictionPolicy.W_TINY_LFU, ClusterMembership.NONE);
    }

    static CacheLife begin(TierFixture fixture, DiskSettings disk, EvictionPolicy eviction) {
        return new CacheLife(fixture, disk, eviction, ClusterMembership.NONE);
    }

    static CacheLife begin(TierFixture fixture, DiskSettings disk, ClusterMembership cluster) {
        return new CacheLife(fixture, disk, EvictionPolicy.W_TINY_LFU, cluster);
    }

    long count(CacheCounter counter) {
        return cache.statistics().of(counter);
    }

    void fill(int number) {
        for (int i = 0; i < number; i++) {
            cache.put(i, "value " + i, EntryOptions.DEFAULT.withDependencyIds(Set.of("g" + i % 3)));
        }
    }

    /** Evicts all entries from memory to disk, and waits until they are written. */
    void evictAll() {
        cache.releaseLruEntries(Integer.MAX_VALUE);
        Waiting.until(() ->
                count(CacheCounter.DISK_WRITES) + count(CacheCounter.DISK_REFUSALS) >= count(CacheCounter.EVICTIONS));
    }

    @Override
    public void close() {
        service.close();
    }
}
