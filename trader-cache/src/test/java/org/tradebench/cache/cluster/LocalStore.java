package org.tradebench.cache.cluster;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.DiskTiers;
import org.tradebench.cache.statistics.CacheStatistics;
import org.tradebench.cache.store.InstanceParts;
import org.tradebench.cache.store.LocalCache;

/** The production cache. */
final class LocalStore implements Store {
    private final LocalCache cache;

    LocalStore(CacheSettings settings, ClusterMembership cluster, LongSupplier nanoTime) {
        cache = LocalCache.open(
                settings,
                new InstanceParts(
                        Clock.systemUTC(),
                        nanoTime,
                        cluster,
                        DiskTiers.NONE,
                        Runnable::run,
                        Runnable::run,
                        () -> false));
    }

    @Override
    public Lease lease() {
        return cache.lease();
    }

    /** The cache uses the policy of its settings, which all entries of a schedule have. */
    @Override
    public Optional<Object> get(Object id, SharingPolicy policy) {
        return Optional.ofNullable(cache.get(id));
    }

    @Override
    public boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        return cache.fill(id, value, options, lease);
    }

    void put(Object id, Object value) {
        cache.put(id, value);
    }

    @Override
    public void invalidate(Set<Object> names, boolean wait) {
        if (names.isEmpty()) {
            cache.clear();
        } else {
            cache.invalidateAll(names, wait);
        }
    }

    @Override
    public AnnouncedUpdate announce(Set<Object> names) {
        return cache.announce(names);
    }

    @Override
    public Map<Object, Object> contents() {
        return cache.entries().collect(Collectors.toMap(EntrySnapshot::id, EntrySnapshot::value));
    }

    @Override
    public Map<Object, Object> answers() {
        EntryOptions unshared = EntryOptions.DEFAULT.withSharingPolicy(SharingPolicy.NOT_SHARED);
        Map<Object, Object> answers = new HashMap<>();
        for (Object id : contents().keySet()) {
            Object value = cache.get(id, unshared);
            if (value != null) {
                answers.put(id, value);
            }
        }
        return answers;
    }

    @Override
    public CacheStatistics statistics() {
        return cache.statistics();
    }
}
