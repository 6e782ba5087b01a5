package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Breaks a real manifest in one place for each rule, and expects exactly this rule to report it. */
class RulesTest {

    private static final String POD = "/spec/template/spec";
    private static final String CONTAINER = POD + "/containers/0";

    private static Arguments broken(
            String rule, String kind, String name, String message, String pointer, Consumer<ObjectNode> change) {
        Consumer<ObjectNode> there = tree -> change.accept(Rendering.object(tree, pointer));
        return Arguments.of(rule, kind, name, message, there);
    }

    private static JsonNode named(ObjectNode container, String variable) {
        for (JsonNode one : container.path("env")) {
            if (one.path("name").asText().equals(variable)) {
                return one;
            }
        }
        throw new AssertionError("There is no " + variable);
    }

    static Stream<Arguments> violations() {
        return Stream.of(
                broken("shape", "StatefulSet", "application", "no such field", POD, at -> at.put("replica", 1)),
                broken("shape", "Service", "proxy", "is not a list", "/spec", at -> at.put("ports", 8080)),
                broken(
                        "namespace",
                        "Service",
                        "web",
                        "not in the namespace",
                        "/metadata",
                        at -> at.remove("namespace")),
                broken("services", "Service", "web", "selects nothing", "/spec/selector", at -> at.put("x", "y")),
                broken("services", "Service", "web", "leads to port 80,", "/spec/ports/0", at -> at.put("port", 80)),
                broken(
                        "services",
                        "StatefulSet",
                        "application",
                        "is not there",
                        "/spec",
                        at -> at.put("serviceName", "proxy")),
                broken(
                        "policies",
                        "NetworkPolicy",
                        "web",
                        "selects no pod",
                        "/spec/podSelector/matchLabels",
                        at -> at.put(Workload.COMPONENT, "wep")),
                broken(
                        "policies",
                        "NetworkPolicy",
                        "web",
                        "opens port 81",
                        "/spec/ingress/0/ports/0",
                        at -> at.put("port", 81)),
                broken(
                        "replicas",
                        "StatefulSet",
                        "application",
                        "another number",
                        CONTAINER,
                        at -> ((ObjectNode) named(at, "CACHE_CLUSTER_SIZE")).put("value", "3")),
                broken("replicas", "Deployment", "web", "no proxy balances", CONTAINER, at -> at.putArray("env")),
                broken(
                        "sizes",
                        "StatefulSet",
                        "database",
                        "may have '3Gi'",
                        CONTAINER + "/resources/limits",
                        at -> at.put("memory", "3Gi")),
                broken("sizes", "Job", "load-generator", "and may have ''", CONTAINER, at -> at.remove("resources")),
                broken(
                        "users",
                        "Deployment",
                        "proxy",
                        "may be root",
                        POD + "/securityContext",
                        at -> at.put("runAsNonRoot", false)),
                broken(
                        "users",
                        "Deployment",
                        "proxy",
                        "no user by number",
                        POD + "/securityContext",
                        at -> at.put("runAsUser", 0)),
                broken(
                        "users",
                        "Deployment",
                        "web",
                        "no seccomp",
                        POD + "/securityContext",
                        at -> at.remove("seccompProfile")),
                broken(
                        "users",
                        "Job",
                        "population",
                        "more rights",
                        CONTAINER + "/securityContext",
                        at -> at.remove("allowPrivilegeEscalation")),
                broken(
                        "users",
                        "Job",
                        "audit",
                        "keeps capabilities",
                        CONTAINER + "/securityContext",
                        at -> at.remove("capabilities")),
                broken(
                        "users",
                        "Deployment",
                        "web",
                        "change its image",
                        CONTAINER + "/securityContext",
                        at -> at.remove("readOnlyRootFilesystem")),
                broken(
                        "users",
                        "StatefulSet",
                        "database",
                        "has a token",
                        POD,
                        at -> at.remove("automountServiceAccountToken")),
                broken(
                        "probes",
                        "StatefulSet",
                        "database",
                        "no readiness probe",
                        CONTAINER,
                        at -> at.remove("readinessProbe")),
                broken(
                        "probes",
                        "Deployment",
                        "web",
                        "no health endpoint",
                        CONTAINER + "/livenessProbe/httpGet",
                        at -> at.put("path", "/")),
                broken("images", "Deployment", "web", "not built here", CONTAINER, at -> at.put("image", "httpd:2.4")),
                broken(
                        "images",
                        "Deployment",
                        "web",
                        "there is no",
                        CONTAINER,
                        at -> at.put("image", "trader-nothing:local")),
                broken("secrets", "StatefulSet", "database", "openly", CONTAINER + "/env/0", at -> {
                    at.remove("valueFrom");
                    at.put("value", "secret");
                }),
                broken(
                        "secrets",
                        "StatefulSet",
                        "database",
                        "is not made",
                        CONTAINER + "/env/0/valueFrom/secretKeyRef",
                        at -> at.put("key", "password")),
                broken(
                        "secrets",
                        "Deployment",
                        "proxy",
                        "is not made",
                        POD + "/volumes/0/secret",
                        at -> at.put("secretName", "tls")),
                broken("apart", "StatefulSet", "application", "share a node", POD, at -> at.remove("affinity")),
                broken(
                        "apart",
                        "Deployment",
                        "proxy",
                        "share a node with",
                        "/spec/template/metadata/labels",
                        at -> at.remove(Workload.COMPONENT)),
                broken("apart", "Job", "load-generator", "share a node with", POD, at -> at.remove("affinity")));
    }

    @ParameterizedTest(name = "{0}: {1} {2} {3}")
    @MethodSource("violations")
    void reportsViolation(String rule, String kind, String name, String message, Consumer<ObjectNode> change) {
        List<Manifest> manifests = Rendering.broken(kind, name, change);
        assertThat(Rules.faults(rule, manifests)).isNotEmpty().allMatch(fault -> fault.contains(message));
    }

    @Test
    void reportsUnpinnedBaseImage() {
        List<String> pinned = List.of("HTTPD_IMAGE=httpd:2.4.65");
        assertThat(ImageRules.unpinned(List.of("ARG HTTPD_IMAGE", "FROM ${HTTPD_IMAGE}"), pinned))
                .isEmpty();
        assertThat(ImageRules.unpinned(List.of("FROM httpd:latest"), pinned)).hasSize(1);
        assertThat(ImageRules.unpinned(List.of("FROM ${NGINX_IMAGE}"), pinned)).hasSize(1);
    }
}
