package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the rendered manifests, which a cluster would get. */
class RenderedTest {
    /** Settings of our postgresql.conf that the operator reserves for itself, and those that have PostgreSQL's default there. */
    private static final Set<String> NOT_IN_THE_MANIFEST = Set.of(
            "listen_addresses",
            "unix_socket_directories",
            "fsync",
            "synchronous_commit",
            "full_page_writes",
            "superuser_reserved_connections",
            "log_checkpoints",
            "autovacuum",
            "shared_preload_libraries",
            "log_line_prefix",
            "log_timezone",
            "timezone",
            "datestyle",
            "lc_messages",
            "default_text_search_config");

    static Stream<Arguments> systemsAndRules() {
        return Rendering.systems().stream()
                .flatMap(system -> Rules.names().stream().map(rule -> Arguments.of(system, rule)));
    }

    static Stream<List<String>> systems() {
        return Rendering.systems().stream();
    }

    @ParameterizedTest(name = "{0} complies with rule {1}")
    @MethodSource("systemsAndRules")
    void compliesWithRule(List<String> system, String rule) {
        assertThat(Rules.faults(rule, Rendering.of(system))).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void allowsExactlyDocumentedConnections(List<String> system) {
        List<Manifest> manifests = Rendering.of(system);
        Set<String> components =
                Workload.of(manifests).stream().map(Workload::component).collect(Collectors.toSet());
        Set<String> variants = Set.of(
                components.contains("web") ? "caching" : "balancing",
                manifests.stream().anyMatch(one -> one.is("Cluster")) ? "cloudnative-pg" : "one database");
        assertThat(Zones.enforced(manifests)).isEqualTo(Zones.documented(components, variants));
    }

    @Test
    void testsEveryRenderedSystem() {
        List<String> tested = Stream.concat(
                        Rendering.systems().stream().flatMap(List::stream), Stream.of("audit", "reset"))
                .distinct()
                .map(name -> name + ".yaml")
                .toList();
        assertThat(Sources.rendered())
                .extracting(file -> file.getFileName().toString())
                .containsExactlyInAnyOrderElementsOf(tested);
    }

    @Test
    void operatorPassesSameSettings() {
        assertThat(settings("open-liberty-operator").replace(".application-headless.", ".application."))
                .isEqualTo(settings("paper"));
        assertThat(settings("open-liberty-operator")).contains(".application-headless.");
    }

    /** The operator's image lacks our postgresql.conf, so the manifest repeats it. */
    @Test
    void cloudNativePgHasSettingsOfEmbeddedDatabase() throws IOException {
        Map<String, String> file = Files.readAllLines(Sources.FOLDER.resolve(
                        "../../loadgen/src/main/resources/org/tradebench/load/database/postgresql.conf"))
                .stream()
                .filter(line -> line.matches("[a-z_.]+ = .*"))
                .map(line -> line.split(" = ", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1].replace("'", "")));
        JsonNode parameters = Rendering.of(List.of("cloudnative-pg")).stream()
                .filter(one -> one.is("Cluster"))
                .findFirst()
                .orElseThrow()
                .at("/spec/postgresql/parameters");
        Set<String> missing = new TreeSet<>(file.keySet());
        parameters.properties().forEach(parameter -> missing.remove(parameter.getKey()));
        assertThat(missing).isEqualTo(NOT_IN_THE_MANIFEST);
        assertThat(parameters.properties())
                .isNotEmpty()
                .allSatisfy(parameter -> assertThat(file)
                        .containsEntry(parameter.getKey(), parameter.getValue().asText()));
    }

    private static String settings(String system) {
        return Workload.of(Rendering.of(List.of(system))).stream()
                .filter(workload -> workload.component().equals("application"))
                .map(workload -> workload.containers().get(0).path("env").toString())
                .findFirst()
                .orElseThrow();
    }
}
