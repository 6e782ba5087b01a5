package org.tradebench.cache.store;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.DiskTiers;

/** A cache whose clocks, disk, cluster and transactions the test controls. */
final class Bench implements AutoCloseable {
    static final int ENTRIES = 100;

    final ManualTime time = new ManualTime();
    final DiskInMemory disk = new DiskInMemory();
    DiskTiers.Owner diskOwner;
    boolean inTransaction;
    final LocalCache cache;

    private Bench(CacheSettings settings, ClusterMembership cluster) {
        DiskTiers disks = (its, counters, owner) -> {
            diskOwner = owner;
            return disk;
        };
        cache = LocalCache.open(
                settings,
                new InstanceParts(time, time, cluster, disks, Runnable::run, Runnable::run, () -> inTransaction));
    }

    static CacheSettings settings(EvictionPolicy eviction) {
        return CacheSettings.named("test").withMaxEntries(ENTRIES).withEviction(eviction);
    }

    static Bench with(EvictionPolicy eviction) {
        return with(eviction, settings -> settings);
    }

    static Bench with(EvictionPolicy eviction, UnaryOperator<CacheSettings> changes) {
        return new Bench(changes.apply(settings(eviction)), ClusterMembership.NONE);
    }

    static Bench withDisk(EvictionPolicy eviction) {
        return with(eviction, settings -> settings.withDisk(DiskSettings.at(Path.of("nowhere"))));
    }

    static Bench in(ClusterMembership cluster, UnaryOperator<CacheSettings> changes) {
        return new Bench(changes.apply(settings(EvictionPolicy.W_TINY_LFU)), cluster);
    }

    static EntryOptions groups(Object... names) {
        return EntryOptions.DEFAULT.withDependencyIds(Set.of(names));
    }

    static EntryOptions expiringAfter(Duration time) {
        return EntryOptions.DEFAULT.withTimeToLive(time);
    }

    static EntryOptions idle(Duration time) {
        return EntryOptions.DEFAULT.withInactivity(time);
    }

    /** Puts this many entries: each id is the prefix and a number from 0, each value that number. */
    void fill(String prefix, int number) {
        for (int i = 0; i < number; i++) {
            cache.put(prefix + i, i);
        }
    }

    @Override
    public void close() {
        cache.close();
    }
}
