package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Rules about resources, users, probes and placement of pods. */
final class PodRules {

    private PodRules() {}

    /** Guaranteed quality of service: each container's requests of CPU and memory equal its limits. */
    static List<String> sizes(Workload workload) {
        List<String> faults = new ArrayList<>();
        for (JsonNode container : workload.containers()) {
            for (String resource : List.of("cpu", "memory")) {
                String wanted = container.at("/resources/requests/" + resource).asText();
                String limit = container.at("/resources/limits/" + resource).asText();
                if (wanted.isEmpty() || !wanted.equals(limit)) {
                    faults.add(workload + " asks for " + resource + " '" + wanted + "' and may have '" + limit + "'");
                }
            }
        }
        return faults;
    }

    /** Requires what the namespace's pod security standard {@code restricted} demands. */
    static List<String> users(Workload workload) {
        List<String> faults = new ArrayList<>();
        if (!workload.saysAll()) {
            return faults;
        }
        for (JsonNode container : workload.containers()) {
            JsonNode own = container.path("securityContext");
            JsonNode pod = workload.pod().path("securityContext");
            expect(faults, workload, effective(own, pod, "/runAsNonRoot").asBoolean(), "may be root");
            expect(faults, workload, effective(own, pod, "/runAsUser").asInt() > 0, "names no user by number");
            expect(
                    faults,
                    workload,
                    effective(own, pod, "/seccompProfile/type").asText().equals("RuntimeDefault"),
                    "has no seccomp profile");
            JsonNode more = own.path("allowPrivilegeEscalation");
            expect(faults, workload, more.isBoolean() && !more.asBoolean(), "may get more rights");
            expect(faults, workload, own.path("readOnlyRootFilesystem").asBoolean(), "may change its image");
            expect(faults, workload, own.at("/capabilities/drop/0").asText().equals("ALL"), "keeps capabilities");
        }
        JsonNode token = workload.pod().path("automountServiceAccountToken");
        expect(faults, workload, token.isBoolean() && !token.asBoolean(), "has a token of the cluster");
        return faults;
    }

    private static JsonNode effective(JsonNode container, JsonNode pod, String pointer) {
        JsonNode own = container.at(pointer);
        return own.isMissingNode() ? pod.at(pointer) : own;
    }

    /** Containers that keep running need a readiness probe; one by HTTP must use a path that the image or the application serves. */
    static List<String> probes(Workload workload) {
        List<String> faults = new ArrayList<>();
        if (workload.saysAll() && !workload.manifest().is("Job")) {
            for (JsonNode container : workload.containers()) {
                expect(faults, workload, !container.at("/readinessProbe").isMissingNode(), "has no readiness probe");
            }
            paths(workload)
                    .filter(path -> !known(workload).contains(path))
                    .forEach(path -> faults.add(workload + " is probed at " + path + ", which is no health endpoint"));
        }
        return faults;
    }

    private static Stream<String> paths(Workload workload) {
        return workload.containers().stream()
                .flatMap(container -> Stream.of("startupProbe", "livenessProbe", "readinessProbe")
                        .map(probe -> container.at("/" + probe + "/httpGet/path")))
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText);
    }

    private static Set<String> known(Workload workload) {
        return workload.component().equals("application")
                ? Set.of("/health/started", "/health/live", "/health/ready")
                : Set.of("/" + workload.component() + "-health");
    }

    /** Applications keep away from each other's nodes, and load generators from the nodes of everything that stays and of each other. */
    static List<String> apart(List<Workload> workloads) {
        List<String> faults = new ArrayList<>();
        for (Workload workload : workloads) {
            if (workload.component().equals("application")) {
                expect(faults, workload, keepsFrom(workload, workload), "may share a node with its like");
            } else if (workload.component().equals("load-generator")) {
                for (Workload other : workloads) {
                    boolean otherJob = other.manifest().is("Job") && !other.equals(workload);
                    expect(faults, workload, otherJob || keepsFrom(workload, other), "may share a node with " + other);
                }
            }
        }
        return faults;
    }

    private static boolean keepsFrom(Workload workload, Workload other) {
        JsonNode apart = workload.pod().at("/affinity/podAntiAffinity");
        return Stream.concat(
                        stream(apart.path("requiredDuringSchedulingIgnoredDuringExecution")),
                        stream(apart.path("preferredDuringSchedulingIgnoredDuringExecution"))
                                .map(preference -> preference.path("podAffinityTerm")))
                .anyMatch(term -> term.path("topologyKey").asText().equals("kubernetes.io/hostname")
                        && Selector.selects(term.path("labelSelector"), other.labels()));
    }

    private static Stream<JsonNode> stream(JsonNode nodes) {
        return StreamSupport.stream(nodes.spliterator(), false);
    }

    private static void expect(List<String> faults, Workload workload, boolean right, String fault) {
        if (!right) {
            faults.add(workload + " " + fault);
        }
    }
}
