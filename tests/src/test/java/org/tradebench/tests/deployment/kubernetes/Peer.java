package org.tradebench.tests.deployment.kubernetes;

import java.util.Map;

/**
 * An end of a connection.
 *
 * @param name for messages
 * @param namespace the labels of the pod's namespace; null: not a pod, but a client outside of the cluster
 * @param labels of the pod
 */
record Peer(String name, Map<String, String> namespace, Map<String, String> labels) {

    private static final String NAME = "kubernetes.io/metadata.name";

    /** A client outside of the cluster. */
    static final Peer OUTSIDE = new Peer("outside", null, Map.of());

    /** A foreign pod with the labels of ours: only its namespace differs. */
    static final Peer OTHER_NAMESPACE =
            new Peer("stranger", Map.of(NAME, "elsewhere"), Map.of(Workload.COMPONENT, "application"));

    /** The cluster's DNS. */
    static final Peer DNS = new Peer("dns", Map.of(NAME, "kube-system"), Map.of("k8s-app", "kube-dns"));

    static Peer of(Workload workload) {
        return new Peer(
                workload.component(),
                Map.of(NAME, workload.manifest().at("/metadata/namespace").asText()),
                workload.labels());
    }

    boolean isIn(String namespaceName) {
        return namespace != null && namespaceName.equals(namespace.get(NAME));
    }
}
