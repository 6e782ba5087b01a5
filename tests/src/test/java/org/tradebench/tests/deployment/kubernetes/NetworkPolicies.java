package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * Decides without a cluster whether {@code networking.k8s.io/v1} policies allow a connection. A connection must be allowed where it
 * leaves and where it arrives; a pod that no policy selects for a direction is open in it. Named ports and address blocks are refused: ours use none.
 */
final class NetworkPolicies {

    private enum Direction {
        INGRESS("Ingress", "ingress", "from"),
        EGRESS("Egress", "egress", "to");

        private final String type;
        private final String rules;
        private final String peers;

        Direction(String type, String rules, String peers) {
            this.type = type;
            this.rules = rules;
            this.peers = peers;
        }
    }

    private final List<Manifest> policies;

    NetworkPolicies(List<Manifest> manifests) {
        this.policies = manifests.stream()
                .filter(manifest -> manifest.is("NetworkPolicy"))
                .toList();
    }

    boolean allow(Peer from, Peer to, String protocol, int port) {
        return allow(Direction.EGRESS, from, to, protocol, port) && allow(Direction.INGRESS, to, from, protocol, port);
    }

    private boolean allow(Direction direction, Peer own, Peer other, String protocol, int port) {
        List<Manifest> selecting = policies.stream()
                .filter(policy -> selects(policy, direction, own))
                .toList();
        return selecting.isEmpty()
                || selecting.stream()
                        .flatMap(policy -> stream(policy.at("/spec/" + direction.rules))
                                .filter(rule -> meets(rule.path("ports"), protocol, port))
                                .filter(rule -> meets(rule.path(direction.peers), policy, other)))
                        .findAny()
                        .isPresent();
    }

    private static boolean selects(Manifest policy, Direction direction, Peer peer) {
        return stream(policy.at("/spec/policyTypes"))
                        .anyMatch(type -> type.asText().equals(direction.type))
                && peer.isIn(namespace(policy))
                && Selector.selects(policy.at("/spec/podSelector"), peer.labels());
    }

    private static boolean meets(JsonNode ports, String protocol, int port) {
        return ports.isEmpty()
                || stream(ports).anyMatch(one -> {
                    JsonNode number = one.path("port");
                    if (!number.isMissingNode() && !number.isInt()) {
                        throw new IllegalArgumentException("A port by name: " + one);
                    }
                    return one.path("protocol").asText("TCP").equals(protocol)
                            && (number.isMissingNode() || isWithin(one, port));
                });
    }

    private static boolean isWithin(JsonNode ports, int port) {
        int first = ports.path("port").asInt();
        return first <= port && port <= ports.path("endPort").asInt(first);
    }

    private static boolean meets(JsonNode peers, Manifest policy, Peer other) {
        return peers.isEmpty()
                || stream(peers).anyMatch(peer -> {
                    if (peer.has("ipBlock")) {
                        throw new IllegalArgumentException("A block of addresses: " + peer);
                    }
                    boolean inNamespace = peer.has("namespaceSelector")
                            ? other.namespace() != null
                                    && Selector.selects(peer.path("namespaceSelector"), other.namespace())
                            : other.isIn(namespace(policy));
                    return inNamespace
                            && (!peer.has("podSelector") || Selector.selects(peer.path("podSelector"), other.labels()));
                });
    }

    private static String namespace(Manifest policy) {
        return policy.at("/metadata/namespace").asText();
    }

    private static java.util.stream.Stream<JsonNode> stream(JsonNode nodes) {
        return StreamSupport.stream(nodes.spliterator(), false);
    }
}
