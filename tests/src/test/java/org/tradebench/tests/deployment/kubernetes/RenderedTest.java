package org.tradebench.tests.deployment.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rendered manifests, as a cluster would get them. */
class RenderedTest {

    static Stream<Arguments> systemsAndRules() {
        return Rendering.systems().stream()
                .flatMap(system -> Rules.names().stream().map(rule -> Arguments.of(system, rule)));
    }

    static Stream<List<String>> systems() {
        return Rendering.systems().stream();
    }

    @ParameterizedTest(name = "{0} keeps the rule {1}")
    @MethodSource("systemsAndRules")
    void keepsTheRule(List<String> system, String rule) {
        assertThat(Rules.faults(rule, Rendering.of(system))).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("systems")
    void allowsTheConnectionsOfTheDocumentAndNoOther(List<String> system) {
        List<Manifest> manifests = Rendering.of(system);
        Set<String> components =
                Workload.of(manifests).stream().map(Workload::component).collect(Collectors.toSet());
        assertThat(Zones.enforced(manifests)).isEqualTo(Zones.documented(components, components.contains("web")));
    }

    @Test
    void eachRenderingBelongsToASystemThatIsTested() {
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
    void theOperatorsApplicationIsToldWhatTheOtherOnesAreButForTheServiceThatNamesItsPods() {
        assertThat(settings("open-liberty-operator").replace(".application-headless.", ".application."))
                .isEqualTo(settings("paper"));
        assertThat(settings("open-liberty-operator")).contains(".application-headless.");
    }

    private static String settings(String system) {
        return Workload.of(Rendering.of(List.of(system))).stream()
                .filter(workload -> workload.component().equals("application"))
                .map(workload -> workload.containers().get(0).path("env").toString())
                .findFirst()
                .orElseThrow();
    }
}
