package org.tradebench.load.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SliceSettingsTest {
    private static Experiment parse(String text) {
        return ExperimentFile.parse("own", "own.yaml", text, Set.of(), true);
    }

    private static String file(String lines) {
        return "title: own\nfork: interleaved\nfactors:\n  mode: {levels: [direct, jpa]}\n" + lines;
    }

    private static void rejects(String lines, String expected) {
        assertThatThrownBy(() -> parse(file(lines)))
                .hasMessageContaining("own.yaml, line 2: ")
                .hasMessageContaining(expected);
    }

    @Test
    void hasDefaults() {
        assertThat(SliceSettings.of(parse(file("")))).isEqualTo(new SliceSettings(2000, 200, 60));
        assertThat(SliceSettings.of(parse(file("fixed: {slice: 1.5, slice-dropped: 0.2, slices: 40}\n"))))
                .isEqualTo(new SliceSettings(1500, 200, 40));
    }

    @Test
    void readsSeveralLengths() {
        assertThat(SliceSettings.of(parse(file("fixed: {slice: 0.6/1/60}\n"))).lengths())
                .containsExactly(600L, 1000L, 60_000L);
        rejects("fixed: {slice: 1/0.1}\n", "got 200 ms of 100 ms");
        assertThatThrownBy(() -> parse(file("fixed: {slice: 1/0}\n")))
                .hasMessageContaining("expected seconds from 0.1");
        assertThatThrownBy(() -> parse(file("fixed: {slice: 1/}\n"))).hasMessageContaining("expected seconds from 0.1");
    }

    @Test
    void rejectsSettingsThatCannotBeInterleaved() {
        rejects("target: inventory\n", "expected target embedded or compose, got inventory");
        rejects("fixed: {arrivals: 250}\n", "has no arrivals");
        rejects("fixed: {primitive: PingServlet}\n", "has no primitive");
        rejects("fixed: {duration: 20}\n", "has no duration");
        rejects("target: compose\nfixed: {network: host}\n", "would start 3 together");
        rejects("fixed: {slice: 0.2}\n", "expected slice-dropped below slice, got 200 ms of 200 ms");
        rejects("fixed: {think-time: 600}\n", "expected a think time of at most slice-dropped, 200 ms");
    }

    @Test
    void acceptsOneSystemWithHostNetwork() {
        String networks = """
                title: own
                fork: interleaved
                target: compose
                factors:
                  network: {levels: [bridge, host]}
                fixed: {servers: 1, proxy: none}
                """;

        assertThat(SliceSettings.problem(parse(networks))).isEmpty();
        assertThatThrownBy(() -> parse(networks.replace("[bridge, host]", "[host, bridge]")))
                .hasMessageContaining("would start 2 together");
    }

    @Test
    void runsSeparateTrialsOnOtherTargets() {
        Experiment own = parse(file("fixed: {slice: 1, slices: 40, warmup: 1000}\n"));

        Experiment elsewhere = own.on("staging.yaml");

        assertThat(own.on("embedded")).isSameAs(own);
        assertThat(own.on("compose")).isSameAs(own);
        assertThat(elsewhere.fork()).isEqualTo(ForkMode.PROCESS);
        assertThat(elsewhere.fixed()).containsOnlyKeys(Setting.WARMUP);
        assertThat(SliceSettings.problem(elsewhere)).isEmpty();
        assertThat(elsewhere.with(Map.of("duration", "20")).fixed()).containsEntry(Setting.DURATION, "20");
    }

    @Test
    void rejectsSlicesOfOtherForkModes() {
        assertThatThrownBy(() -> parse("title: own\nfactors:\n  mode: {levels: [direct, jpa]}\nfixed: {slices: 20}\n"))
                .hasMessageContaining("slices is a setting of interleaved experiments");
    }

    @Test
    void rejectsSlicesAsFactor() {
        assertThatThrownBy(() -> parse("title: own\nfork: interleaved\nfactors:\n  slices: {levels: [10, 20]}\n"))
                .hasMessageContaining("a factor varies slices");
    }

    @Test
    void takesSettingsOfCommandLine() {
        Experiment changed = parse(file("")).with(Map.of("slices", "6", "think-time", "3000"));
        assertThat(SliceSettings.of(changed).rounds()).isEqualTo(6);
        assertThat(SliceSettings.problem(changed))
                .hasValueSatisfying(problem -> assertThat(problem).contains("think for 3000 ms"));
    }
}
