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
 * Whatever makes pods, seen as the pods that it makes.
 *
 * @param manifest that says so
 * @param replicas how many there are
 * @param labels of each
 * @param pod its specification
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

    /** The pods that the operator makes of its resource, as far as the rules look at them: it hands its labels on to them. */
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

    /** Users, probes and the cluster's token are the operator's affair: rules about them look at resources that say so themselves. */
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

    /** Whether this manifest says all of its pods, or leaves users and probes to CloudNativePG. */
    boolean saysAll() {
        return !manifest.is("Cluster");
    }

    String component() {
        return labels.getOrDefault(COMPONENT, "");
    }

    /** Containers of both kinds: those that run before the others and those that stay. */
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
