package org.tradebench.app.settings;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    static CachingSettings of(Map<TradeSetting, String> words) {
        return new CachingSettings(
                choice(CachingType.values(), word(words, TradeSetting.CACHING_TYPE)),
                number(words, TradeSetting.CACHE_SIZE),
                choice(EvictionChoice.values(), word(words, TradeSetting.CACHE_EVICTION)),
                SharingPolicy.of(number(words, TradeSetting.TRADE_REPLICATION_SHARING_TYPE)),
                yes(words, TradeSetting.CACHE_SINGLE_FLIGHT),
                yes(words, TradeSetting.CACHE_INVALIDATE_BEFORE),
                yes(words, TradeSetting.CACHE_OFFLOAD) ? Optional.of(offload(words)) : Optional.empty(),
                yes(words, TradeSetting.CACHE_CLUSTER) ? Optional.of(cluster(words)) : Optional.empty());
    }

    private static OffloadSettings offload(Map<TradeSetting, String> words) {
        return new OffloadSettings(
                word(words, TradeSetting.CACHE_OFFLOAD_DIRECTORY),
                number(words, TradeSetting.CACHE_OFFLOAD_ENTRIES),
                choice(OffloadEviction.values(), word(words, TradeSetting.CACHE_OFFLOAD_EVICTION)));
    }

    private static CacheClusterSettings cluster(Map<TradeSetting, String> words) {
        ClusterDiscovery discovery =
                choice(ClusterDiscovery.values(), word(words, TradeSetting.CACHE_CLUSTER_DISCOVERY));
        return new CacheClusterSettings(
                word(words, TradeSetting.CACHE_CLUSTER_NAME),
                word(words, TradeSetting.CACHE_CLUSTER_BIND_ADDRESS),
                number(words, TradeSetting.CACHE_CLUSTER_PORT),
                discovery,
                addresses(discovery, word(words, TradeSetting.CACHE_CLUSTER_MEMBERS)),
                yes(words, TradeSetting.CACHE_CLUSTER_ENCRYPTED),
                Duration.ofMillis(number(words, TradeSetting.CACHE_PUSH_INTERVAL)),
                yes(words, TradeSetting.CACHE_INVALIDATIONS_BATCHED),
                yes(words, TradeSetting.CACHE_WAIT_FOR_CONFIRMATION),
                number(words, TradeSetting.CACHE_CLUSTER_SIZE),
                choice(PartitionBehaviour.values(), word(words, TradeSetting.CACHE_PARTITION)),
                Duration.ofSeconds(number(words, TradeSetting.CACHE_PARTITION_STALENESS)));
    }

    /** Parses what the discovery needs. */
    private static List<HostAndPort> addresses(ClusterDiscovery discovery, String members) {
        if (members.isBlank() && discovery != ClusterDiscovery.MULTICAST) {
            throw TradeException.badInput(
                    "CACHE_CLUSTER is true, CACHE_CLUSTER_DISCOVERY is %s and CACHE_CLUSTER_MEMBERS is empty; it must be %s"
                            .formatted(discovery.word(), discovery.needs()));
        }
        try {
            return HostAndPort.list(
                    members.isBlank() ? ClusterDiscovery.USUAL_ADDRESS : members, discovery.defaultPort());
        } catch (IllegalArgumentException e) {
            throw TradeException.badInput(
                    "CACHE_CLUSTER_MEMBERS is '%s': %s; with CACHE_CLUSTER_DISCOVERY %s it must be %s"
                            .formatted(members, e.getMessage(), discovery.word(), discovery.needs()));
        }
    }

    private static <C extends Choice> C choice(C[] choices, String word) {
        return Choice.of(choices, word).orElseThrow();
    }

    private static int number(Map<TradeSetting, String> words, TradeSetting setting) {
        return Integer.parseInt(word(words, setting));
    }

    private static boolean yes(Map<TradeSetting, String> words, TradeSetting setting) {
        return word(words, setting).equalsIgnoreCase("true");
    }

    private static String word(Map<TradeSetting, String> words, TradeSetting setting) {
        return Objects.requireNonNull(words.get(setting));
    }
}
