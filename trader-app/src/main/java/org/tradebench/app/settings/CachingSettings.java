package org.tradebench.app.settings;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.app.domain.TradeException;
import org.tradebench.cache.SharingPolicy;

/**
 * Configures what is cached, how, and with whom.
 *
 * @param size entries in memory
 * @param sharing what other servers learn of an entry
 * @param singleFlight whether those who miss the same entry together ask the database once
 * @param invalidateBefore whether an update invalidates before its work instead of after its commit, as DynaCache does
 * @param offload empty: what memory has no room for is dropped
 * @param cluster empty: this server is alone
 */
public record CachingSettings(
        CachingType type,
        int size,
        EvictionChoice eviction,
        SharingPolicy sharing,
        boolean singleFlight,
        boolean invalidateBefore,
        Optional<OffloadSettings> offload,
        Optional<CacheClusterSettings> cluster) {
    static CachingSettings of(Map<TradeSetting, String> texts) {
        return new CachingSettings(
                TradeSetting.CACHING_TYPE.choice(texts, CachingType.values()),
                TradeSetting.CACHE_SIZE.number(texts),
                TradeSetting.CACHE_EVICTION.choice(texts, EvictionChoice.values()),
                SharingPolicy.of(TradeSetting.TRADE_REPLICATION_SHARING_TYPE.number(texts)),
                TradeSetting.CACHE_SINGLE_FLIGHT.isTrue(texts),
                TradeSetting.CACHE_INVALIDATE_BEFORE.isTrue(texts),
                TradeSetting.CACHE_OFFLOAD.isTrue(texts) ? Optional.of(offload(texts)) : Optional.empty(),
                TradeSetting.CACHE_CLUSTER.isTrue(texts) ? Optional.of(cluster(texts)) : Optional.empty());
    }

    private static OffloadSettings offload(Map<TradeSetting, String> texts) {
        return new OffloadSettings(
                TradeSetting.CACHE_OFFLOAD_DIRECTORY.text(texts),
                TradeSetting.CACHE_OFFLOAD_ENTRIES.number(texts),
                TradeSetting.CACHE_OFFLOAD_EVICTION.choice(texts, OffloadEviction.values()));
    }

    private static CacheClusterSettings cluster(Map<TradeSetting, String> texts) {
        ClusterDiscovery discovery = TradeSetting.CACHE_CLUSTER_DISCOVERY.choice(texts, ClusterDiscovery.values());
        return new CacheClusterSettings(
                TradeSetting.CACHE_CLUSTER_NAME.text(texts),
                TradeSetting.CACHE_CLUSTER_BIND_ADDRESS.text(texts),
                TradeSetting.CACHE_CLUSTER_PORT.number(texts),
                discovery,
                addresses(discovery, TradeSetting.CACHE_CLUSTER_MEMBERS.text(texts)),
                TradeSetting.CACHE_CLUSTER_ENCRYPTED.isTrue(texts),
                Duration.ofMillis(TradeSetting.CACHE_PUSH_INTERVAL.number(texts)),
                TradeSetting.CACHE_INVALIDATIONS_BATCHED.isTrue(texts),
                TradeSetting.CACHE_WAIT_FOR_CONFIRMATION.isTrue(texts),
                TradeSetting.CACHE_CLUSTER_SIZE.number(texts),
                TradeSetting.CACHE_PARTITION.choice(texts, PartitionBehaviour.values()),
                Duration.ofSeconds(TradeSetting.CACHE_PARTITION_STALENESS.number(texts)),
                Duration.ofSeconds(TradeSetting.CACHE_FENCE_AFTER.number(texts)));
    }

    /** Parses what the discovery needs. */
    private static List<HostAndPort> addresses(ClusterDiscovery discovery, String members) {
        if (members.isBlank() && discovery != ClusterDiscovery.MULTICAST) {
            throw TradeException.badInput(
                    "CACHE_CLUSTER is true, CACHE_CLUSTER_DISCOVERY is %s and CACHE_CLUSTER_MEMBERS is empty; it must be %s"
                            .formatted(discovery.label(), discovery.needs()));
        }
        try {
            return HostAndPort.list(
                    members.isBlank() ? ClusterDiscovery.USUAL_ADDRESS : members, discovery.defaultPort());
        } catch (IllegalArgumentException e) {
            throw TradeException.badInput(
                    "CACHE_CLUSTER_MEMBERS is '%s': %s; with CACHE_CLUSTER_DISCOVERY %s it must be %s"
                            .formatted(members, e.getMessage(), discovery.label(), discovery.needs()));
        }
    }
}
