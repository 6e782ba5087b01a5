package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The pods of a manifest such as a Deployment, a Job or an operator's resource.
 *
 * @param manifest that creates the pods
 * @param replicas the number of pods
 * @param labels of each pod
 * @param pod specification of each pod
 */
record Workload(Manifest manifest, int replicas, Map<String, String> labels, JsonNode pod) {

    static final String COMPONENT = "app.kubernetes.io/component";

    private static final Set<String> KINDS = Set.of("Deployment", "StatefulSet", "Job");

    static List<Workload> of(List<Manifest> manifests) {
        return manifests.stream().flatMap(Workload::of).toList();
    }

    private static Stream<Workload> of(Manifest manifest) {
        if (manifest.is("OpenLibertyApplication")) {
            return Stream.of(ofOperator(manifest));
        }
        if (manifest.is("Cluster")) {
            return Stream.of(ofCloudNativePg(manifest));
        }
        if (!KINDS.contains(manifest.kind())) {
            return Stream.empty();
        }
        String count = manifest.is("Job") ? "/spec/parallelism" : "/spec/replicas";
        return Stream.of(new Workload(
                manifest,
                manifest.at(count).asInt(1),
                Manifest.strings(manifest.at("/spec/template/metadata/labels")),
                manifest.at("/spec/template/spec")));
    }

    /** The pods that an operator creates from its resource, as far as the rules need them; they inherit its labels. */
    private static Workload ofOperator(Manifest manifest) {
        JsonNode spec = manifest.at("/spec");
        ObjectNode pod = JsonNodeFactory.instance.objectNode();
        ObjectNode container = pod.putArray("containers").addObject();
        container.put("name", "app");
        container.set("image", spec.path("applicationImage"));
        container.set("env", spec.path("env"));
        container.set("resources", spec.path("resources"));
        container.set("securityContext", spec.path("securityContext"));
        container.set("startupProbe", spec.at("/probes/startup"));
        container.set("livenessProbe", spec.at("/probes/liveness"));
        container.set("readinessProbe", spec.at("/probes/readiness"));
        ArrayNode ports = container.putArray("ports");
        ports.addObject().set("containerPort", spec.at("/service/port"));
        spec.at("/service/ports").forEach(port -> ports.addObject().set("containerPort", port.path("port")));
        pod.set("affinity", spec.path("affinity"));
        pod.set("automountServiceAccountToken", spec.at("/serviceAccount/mountToken"));
        Map<String, String> labels = new TreeMap<>(manifest.labels());
        labels.put("app.kubernetes.io/managed-by", "open-liberty-operator");
        return new Workload(manifest, spec.path("replicas").asInt(1), labels, pod);
    }

    /** The operator sets users, probes and the service account's token, so rules about them do not apply. */
    private static Workload ofCloudNativePg(Manifest manifest) {
        ObjectNode pod = JsonNodeFactory.instance.objectNode();
        ObjectNode container = pod.putArray("containers").addObject();
        container.put("name", "postgres");
        container.set("image", manifest.at("/spec/imageName"));
        container.set("resources", manifest.at("/spec/resources"));
        ArrayNode ports = container.putArray("ports");
        List.of(5432, 8000).forEach(port -> ports.addObject().put("containerPort", port));
        return new Workload(
                manifest,
                manifest.at("/spec/instances").asInt(1),
                Manifest.strings(manifest.at("/spec/inheritedMetadata/labels")),
                pod);
    }

    /** Whether the manifest itself sets users and probes of its pods, rather than CloudNativePG. */
    boolean saysAll() {
        return !manifest.is("Cluster");
    }

    String component() {
        return labels.getOrDefault(COMPONENT, "");
    }

    /** The init containers and the containers. */
    List<JsonNode> containers() {
        return Stream.of("initContainers", "containers")
                .flatMap(kind -> StreamSupport.stream(pod.path(kind).spliterator(), false))
                .toList();
    }

    Set<Integer> ports() {
        Set<Integer> ports = new TreeSet<>();
        containers()
                .forEach(container -> container
                        .path("ports")
                        .forEach(port -> ports.add(port.path("containerPort").asInt())));
        return ports;
    }

    /** A container's setting, as text; empty when there is none or it comes from elsewhere. */
    String setting(String name) {
        return containers().stream()
                .flatMap(container -> StreamSupport.stream(container.path("env").spliterator(), false))
                .filter(variable -> variable.path("name").asText().equals(name))
                .map(variable -> variable.path("value").asText())
                .findFirst()
                .orElse("");
    }

    @Override
    public String toString() {
        return manifest.toString();
    }
}
