package org.tradebench.app.caching;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import org.tradebench.app.settings.CacheClusterSettings;
import org.tradebench.app.settings.HostAndPort;
import org.tradebench.app.settings.PartitionBehaviour;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.cluster.ReplicationSettings.Partition;
import org.tradebench.cache.jgroups.JGroupsSettings;
import org.tradebench.cache.jgroups.JGroupsSettings.Discovery;
import org.tradebench.cache.jgroups.JGroupsTransport;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Turns the application's settings into a member of a cluster. */
final class ClusterParts {
    /**
     * Far longer than a confirmation takes (milliseconds), and shorter than a client waits for its page. A server that cannot be reached counts as lost after
     * 9 s (8 s and 1 s of verification); until then updates are slow, but do not fail.
     */
    private static final Duration CONFIRM_TIMEOUT = Duration.ofSeconds(5);

    private ClusterParts() {}

    /**
     * Joins the cluster, alone or with others.
     *
     * @throws IllegalArgumentException when an address cannot be used
     * @throws IllegalStateException when it cannot listen where it should, or is not let in
     */
    static CacheCluster member(CacheClusterSettings settings, String secret, KryoEntryCodec codec) {
        JGroupsSettings network = JGroupsSettings.of(
                        settings.name(),
                        secret,
                        address("CACHE_CLUSTER_BIND_ADDRESS", settings.bindAddress()),
                        settings.port(),
                        discovery(settings))
                .withEncrypted(settings.encrypted());
        return CacheCluster.over(new JGroupsTransport(network), codec, replicationSettings(settings));
    }

    private static ReplicationSettings replicationSettings(CacheClusterSettings settings) {
        return ReplicationSettings.DEFAULT
                .withBatchInterval(settings.pushInterval())
                .withInvalidationInterval(settings.invalidationsBatched() ? settings.pushInterval() : Duration.ZERO)
                .withConfirmTimeout(CONFIRM_TIMEOUT)
                .withExpectedMembers(settings.size())
                .withPartition(
                        settings.partition() == PartitionBehaviour.BYPASS ? Partition.BYPASS : Partition.LIMIT,
                        settings.partitionStaleness())
                .withFenceAfter(settings.fenceAfter());
    }

    private static Discovery discovery(CacheClusterSettings settings) {
        HostAndPort first = settings.members().get(0);
        return switch (settings.discovery()) {
            // Resolved at each use: a member that has not started may have no address yet.
            case MEMBERS ->
                new JGroupsSettings.StaticList(settings.members().stream()
                        .map(member -> InetSocketAddress.createUnresolved(member.host(), member.port()))
                        .toList());
            case DNS -> new JGroupsSettings.Dns(first.host());
            case MULTICAST ->
                new JGroupsSettings.Multicast(address("CACHE_CLUSTER_MEMBERS", first.host()), first.port());
        };
    }

    private static InetAddress address(String setting, String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(
                    "%s is '%s', which has no address; it must be an address or the name of one"
                            .formatted(setting, host),
                    e);
        }
    }
}
