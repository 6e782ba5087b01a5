package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.results.Pair.PairCell;
import org.tradebench.load.results.Pair.PairCell.Both;

class PairTest {
    @TempDir
    private Path folder;

    private Path first;
    private Path second;

    @BeforeEach
    void createFolders() throws IOException {
        first = Files.createDirectories(folder.resolve("first"));
        second = Files.createDirectories(folder.resolve("second"));
    }

    private static void change(Path file, Consumer<ObjectNode> how) throws IOException {
        ObjectMapper json = new ObjectMapper();
        ObjectNode content = (ObjectNode) json.readTree(file.toFile());
        how.accept(content);
        json.writeValue(file.toFile(), content);
    }

    private Pair studies(double times) {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(first);
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true, times)
                .write(second);
        return Pair.of(first, second, false);
    }

    private void runOfOpenModel(Path folder, double p99) throws IOException {
        SampleRun.write(folder, 0, "a note");
        ObjectNode response = new ObjectMapper().createObjectNode();
        response.put("count", 1000).put("mean", p99 / 4).put("p99", p99);
        change(folder.resolve(ResultFolder.RUN), run -> {
            ObjectNode openModel = ((ObjectNode) run.get("summary")).putObject("openModel");
            openModel.put("process", "poisson").set("response", response);
            openModel.set("service", response);
        });
    }

    @Test
    void comparesResponseTimesOfOpenModel() throws IOException {
        runOfOpenModel(first, 40);
        runOfOpenModel(second, 100);
        Map<Measure, Both> measures =
                Pair.of(first, second, false).cells().get(0).measures();
        assertThat(measures.get(Measure.P99_RESPONSE_TIME).ratio().ratio()).isCloseTo(2.5, within(1e-9));
        assertThat(measures.get(Measure.MEAN_RESPONSE_TIME).first()).containsExactly(10.0);
        assertThat(measures.get(Measure.P99).ratio().ratio())
                .as("latency of requests, which does not contain the wait for a virtual user")
                .isCloseTo(1, within(1e-9));
    }

    private static Both throughput(Pair pair, int cell) {
        return pair.cells().get(cell).measures().get(Measure.THROUGHPUT);
    }

    @Test
    void comparesStudyOfTwoMachinesByLevel() {
        Pair pair = studies(1.5);
        assertThat(pair.usable()).isTrue();
        assertThat(pair.cells())
                .extracting(PairCell::cell)
                .containsExactly(
                        "none, 8 clients",
                        "command, 8 clients",
                        "command-servlet, 8 clients",
                        "distributed-map, 8 clients");
        Both command = throughput(pair, 1);
        assertThat(command.ratio().ratio()).as("second divided by first").isCloseTo(1.5, within(0.01));
        assertThat(command.ratio().low()).isBetween(1.4, 1.5);
        assertThat(command.outcome()).isEqualTo("higher");
        assertThat(throughput(pair, 0).first())
                .as("without the A/A control, which shares its blocks")
                .hasSize(6);
        assertThat(pair.cells().get(1).measures().get(Measure.MEAN_LATENCY).outcome())
                .isEqualTo("lower");
        assertThat(pair.warnings()).anyMatch(warning -> warning.startsWith("The trials of the two results are not"));
    }

    @Test
    void doesNotDistinguishEqualValues() {
        assertThat(studies(1).cells())
                .allSatisfy(cell -> assertThat(
                                cell.measures().get(Measure.THROUGHPUT).outcome())
                        .startsWith("not distinguishable (detectable: −"));
    }

    @Test
    void listsEnvironmentDifferences() throws IOException {
        studies(1);
        change(
                second.resolve(ExperimentRecord.FILE),
                study -> ((ObjectNode) study.get("machine")).put("cores", "4").put("memory", "8192 MB"));
        Pair pair = Pair.of(first, second, false);
        assertThat(pair.differences())
                .containsOnlyKeys("machine: cores", "machine: memory")
                .containsEntry("machine: cores", new Pair.Values("2", "4"))
                .containsEntry("machine: memory", new Pair.Values(null, "8192 MB"));
        assertThat(pair.alike()).isEqualTo(5);
    }

    @Test
    void rejectsStudiesWithDifferentPlansOrNoCommonLevel() {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(first);
        SampleStudy.of(SampleStudy.study("java"), 6, trial -> true).write(second);
        assertThatThrownBy(() -> Pair.of(first, second, false))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageContaining("different study (caching-mode and java), different plan hash")
                .hasMessageContaining("--anyway");
        assertThatThrownBy(() -> Pair.of(first, second, true)).hasMessageContaining("no level is in both");
    }

    @Test
    void comparesSingleRunsWithoutOutcome() throws IOException {
        Path one = SampleRun.write(folder.resolve("run 1"), 0, "a note").folder();
        Path other = SampleRun.writeWithCache(folder.resolve("run 2")).folder();
        Pair pair = Pair.of(one, other, false);
        assertThat(pair.kind()).isEqualTo("run");
        Both both = throughput(pair, 0);
        assertThat(both.ratio().ratio()).isCloseTo(1, within(0.2));
        assertThat(both.ratio().low()).isNull();
        assertThat(both.outcome()).isEqualTo("no outcome of a single trial");
        assertThat(pair.warnings()).anyMatch(warning -> warning.contains("no interval and no outcome"));
        assertThat(pair.differences()).containsOnlyKeys("setting: caching");
    }

    @Test
    void rejectsRunOfAnotherMixUnlessForced() throws IOException {
        Path one = SampleRun.write(folder.resolve("run 1"), 0, "a note").folder();
        Path other = SampleRun.write(folder.resolve("run 2"), 0, "a note").folder();
        change(other.resolve("run.json"), run -> ((ObjectNode) run.at("/settings/workload")).put("updates", 2));
        assertThatThrownBy(() -> Pair.of(one, other, false)).hasMessageContaining("different updates (14 % and 2 %)");
        Pair anyway = Pair.of(one, other, true);
        assertThat(anyway.warnings()).anyMatch(warning -> warning.contains("different updates (14 % and 2 %)"));
        assertThat(anyway.differences()).containsEntry("updates", new Pair.Values("14 %", "2 %"));
    }

    @Test
    void rejectsRunOfAnotherPrimitive() throws IOException {
        Path one = SampleRun.write(folder.resolve("run 1"), 0, "a note").folder();
        Path other = SampleRun.write(folder.resolve("run 2"), 0, "a note").folder();
        for (Path folder : List.of(one, other)) {
            String primitive = folder.equals(one) ? "PingServlet" : "PingJDBCRead";
            change(
                    folder.resolve("run.json"),
                    run -> ((ObjectNode) run.at("/settings/workload"))
                            .put("plan", "primitives")
                            .put("primitive", primitive));
        }
        assertThatThrownBy(() -> Pair.of(one, other, false))
                .hasMessageContaining("different primitive (PingServlet and PingJDBCRead)");
    }

    @Test
    void usesNoMetricsOfInvalidRun() throws IOException {
        Path one = SampleRun.write(folder.resolve("run 1"), 0, "a note").folder();
        Path other = SampleRun.write(folder.resolve("run 2"), 300, "a note").folder();
        Pair pair = Pair.of(one, other, false);
        assertThat(pair.usable()).isFalse();
        assertThat(pair.cells()).isEmpty();
        assertThat(pair.warnings()).contains("The metrics of run 2 must not be used: none of its trials is VALID.");
    }

    @Test
    void excludesAndCountsInvalidTrials() {
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> true).write(first);
        SampleStudy.of(SampleStudy.study("caching-mode"), 6, trial -> trial.block() != 3)
                .write(second);
        Pair pair = Pair.of(first, second, false);
        assertThat(throughput(pair, 1).second()).hasSize(5);
        assertThat(pair.warnings()).contains("Left out of second: 5 trials that are not VALID.");
    }

    @Test
    void rejectsRunComparedWithStudyOrEmptyFolder() throws IOException {
        SampleStudy.of(SampleStudy.study("java"), 6, trial -> true).write(first);
        Path run = SampleRun.write(folder.resolve("run"), 0, "a note").folder();
        assertThatThrownBy(() -> Pair.of(first, run, true)).hasMessageContaining("two runs or two studies");
        assertThatThrownBy(() -> Pair.of(first, second, true)).hasMessageContaining("holds neither a run");
    }
}
