package org.tradebench.load.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.sut.compose.Cluster;
import org.tradebench.load.sut.compose.Container;
import org.tradebench.load.telemetry.Tier;

/**
 * Defines the JSON that {@code trader cluster status --json} writes. Nothing of the containers' environment: it may hold secrets.
 *
 * @param healthy whether there are nodes and every one of them is up
 * @param address null when not every node is up, as are proxy, TLS and sessions
 */
public record ClusterDocument(
        String name,
        boolean healthy,
        @Nullable String address,
        @Nullable String proxy,
        @Nullable String tls,
        @Nullable String sessions,
        List<NodeDocument> nodes) {
    /**
     * Describes one node.
     *
     * @param condition healthy, starting, paused, exited (137)
     * @param cpus limit; null for none
     * @param memoryBytes limit; null for none
     * @param ports published on the engine's machine, by the port inside
     */
    public record NodeDocument(
            String name,
            @Nullable String tier,
            String condition,
            boolean up,
            @Nullable Double cpus,
            @Nullable Long memoryBytes,
            Map<Integer, Integer> ports,
            String image) {
        private static NodeDocument of(Container container) {
            return new NodeDocument(
                    container.nodeName(),
                    container
                            .tier()
                            .map(Tier::name)
                            .map(name -> name.toLowerCase(Locale.ROOT))
                            .orElse(null),
                    container.condition(),
                    container.isUp(),
                    container.cpus() > 0 ? container.cpus() : null,
                    container.memory() > 0 ? container.memory() : null,
                    container.ports(),
                    container.image());
        }
    }

    /** Describes a cluster as it is at this moment. */
    public static ClusterDocument of(Cluster cluster) {
        List<Container> nodes = cluster.nodes();
        boolean healthy = !nodes.isEmpty() && nodes.stream().allMatch(Container::isUp);
        return new ClusterDocument(
                cluster.project().name(),
                healthy,
                healthy ? cluster.address() : null,
                healthy ? cluster.proxy() : null,
                healthy ? cluster.tls() : null,
                healthy ? cluster.applicationEnvironment().getOrDefault("SESSIONS", "memory") : null,
                nodes.stream().map(NodeDocument::of).toList());
    }
}
