package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.output.StudyDocument;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.OpenMetrics;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.analysis.OpenResult;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.study.StudyReport;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFile;
import org.tradebench.load.study.StudyResult;
import org.tradebench.load.validity.Validity;

/** Runs the study open-model on a simulated system with a capacity of 1,000 operations per second, whose p99 grows as in a single queue. */
class OpenModelStudyTest {
    private static final Study STUDY = new Studies(Path.of("studies")).of("open-model");
    private static final double CAPACITY = 1000;

    @TempDir
    private Path folder;

    private final List<PlannedTrial> made = new ArrayList<>();

    /** Throughput of the closed model: four virtual users are too few to saturate the system. */
    private static double closed(int clients) {
        return clients < 8 ? 0.8 * CAPACITY : clients == 8 ? 0.97 * CAPACITY : CAPACITY;
    }

    private TrialExecutor.Outcome queue(PlannedTrial trial, Path out) {
        made.add(trial);
        String arrivals = trial.treatment().settings().get(Setting.ARRIVALS);
        if (arrivals == null) {
            double rate = closed(Integer.parseInt(trial.treatment().settings().get(Setting.CLIENTS)));
            return new TrialExecutor.Outcome(Validity.VALID, List.of(), ExperimentRunnerTest.metrics(rate));
        }
        double offered = Double.parseDouble(arrivals);
        // Interference doubles the p99 of the third rate in the third block.
        double disturbed = trial.block() == 3 && trial.treatment().level().equals("80 %") ? 2 : 1;
        double p99 = disturbed * 10 / (1 - offered / CAPACITY);
        return new TrialExecutor.Outcome(
                Validity.VALID,
                List.of(),
                new TrialMetrics(
                        offered,
                        5.0,
                        5.0,
                        9.0,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        Map.of(),
                        null,
                        30,
                        30,
                        new OpenMetrics(offered, offered + trial.block(), p99 / 3, p99 / 4, p99, 5.0, 5.0, 9.0, 0.001),
                        null,
                        List.of(),
                        null,
                        null));
    }

    private ExperimentRecord run(Study study, ExperimentRecord record, TrialExecutor system, Duration budget)
            throws InterruptedException {
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), record.blocks(), record.seed());
        return new ExperimentRunner(
                        study.experiment(), plan, system, new Budget(budget, System::nanoTime), folder, line -> {})
                .run(record, now -> {});
    }

    @Test
    void derivesRatesFromKnee() throws InterruptedException {
        ExperimentRecord record = run(STUDY, ExperimentRunnerTest.empty(STUDY, 5, 1), this::queue, null);
        assertThat(record.knee().clients()).isEqualTo(8);
        assertThat(record.knee().perSecond()).isEqualTo(970);
        assertThat(made.subList(0, 3)).allSatisfy(trial -> {
            assertThat(trial.block()).isZero();
            assertThat(trial.treatment().settings()).doesNotContainKeys(Setting.ARRIVALS, Setting.ARRIVAL_PROCESS);
        });
        assertThat(made.subList(3, 8))
                .extracting(trial -> trial.treatment().settings().get(Setting.ARRIVALS))
                .containsExactlyInAnyOrder("485.000", "485.000", "679.000", "776.000", "873.000");
        assertThat(made).hasSize(3 + 5 * 5);
    }

    @Test
    void findsLargestRateWithinLimit() throws Exception {
        StudyResult result = StudyResult.of(run(STUDY, ExperimentRunnerTest.empty(STUDY, 5, 1), this::queue, null));
        OpenResult open = result.made().open();
        assertThat(open.levels()).extracting(OpenResult.Level::label).containsExactly("50 %", "70 %", "80 %", "90 %");
        // p99 of 19.4, 31.2, 44.6 (89.3 in the third block) and 78.7 ms.
        assertThat(open.objectives())
                .extracting(OpenResult.Objective::label)
                .containsExactly("50 %", "70 %", "90 %", "90 %", "90 %");
        OpenResult.Objective fifty = open.objectives().get(1);
        assertThat(fifty.offered()).isEqualTo(679);
        assertThat(fifty.completed().value()).isCloseTo(682, within(0.1));
        assertThat(fifty.completed().low()).isLessThan(682);
        assertThat(fifty.completed().high()).isGreaterThan(682);

        String page = Files.readString(StudyReport.write(folder));
        assertThat(page)
                .contains("970.0 operations/s with 8 virtual users")
                .contains("679.0 operations/s")
                .contains("The largest offered rate within each limit");
        assertThat(Files.readString(folder.resolve(StudyReport.TABLES)).replaceAll(" +", " "))
                .contains("| 25 ms | 50 % | 485.0 operations/s |");
    }

    @Test
    void writesResponseTimesAsJson() throws Exception {
        StudyResult result = StudyResult.of(run(STUDY, ExperimentRunnerTest.empty(STUDY, 5, 1), this::queue, null));
        JsonNode json = new ObjectMapper()
                .readTree(ResultFolder.json(StudyDocument.of(result, folder, folder.resolve("report.html"))));
        assertThat(json.at("/openModel/levels/0/label").asText()).isEqualTo("50 %");
        assertThat(json.at("/openModel/levels/0/responseP99/median").asDouble()).isCloseTo(19.4, within(0.1));
        assertThat(json.at("/openModel/objectives/1/offered").asDouble()).isEqualTo(679);
    }

    @Test
    void needsFiveBlocksForLimits() throws InterruptedException {
        StudyResult result = StudyResult.of(run(STUDY, ExperimentRunnerTest.empty(STUDY, 4, 1), this::queue, null));
        assertThat(result.made().open().objectives()).noneMatch(OpenResult.Objective::enough);
    }

    @Test
    void keepsKneeOnResume() throws InterruptedException {
        ExperimentRecord first = run(STUDY, ExperimentRunnerTest.empty(STUDY, 5, 1), this::queue, Duration.ZERO);
        assertThat(first.trials()).as("the search and the first block").hasSize(3 + 5);
        made.clear();
        ExperimentRecord whole = run(STUDY, ExperimentRecord.read(folder), (trial, out) -> queue(trial, out), null);
        assertThat(whole.knee()).isEqualTo(first.knee());
        assertThat(made).hasSize(20).allMatch(trial -> trial.block() > 0);
    }

    @Test
    void usesGivenKnee() throws InterruptedException {
        Study given = StudyFile.parse(
                "own",
                "own.yaml",
                STUDY.experiment().text().replaceFirst("knee:\\s+clients: \\[4, 8, 16]", "knee: 600"));
        ExperimentRecord record = run(given, ExperimentRunnerTest.empty(given, 1, 1), this::queue, null);
        assertThat(record.knee().perSecond()).isEqualTo(600);
        assertThat(made)
                .hasSize(5)
                .extracting(trial -> trial.treatment().settings().get(Setting.ARRIVALS))
                .contains("300.000", "540.000");
    }

    @Test
    void replacesNoBlockForDisturbedSearch() throws InterruptedException {
        ExperimentRecord record = run(
                STUDY,
                ExperimentRunnerTest.empty(STUDY, 5, 1),
                (trial, out) -> trial.block() == 0 && trial.place() == 1
                        ? new TrialExecutor.Outcome(
                                Validity.INVALID, List.of("FAIL background load: 0.60 cores, limit: 0.1"), null)
                        : queue(trial, out),
                null);
        assertThat(record.trials()).hasSize(3 + 5 * 5);
        assertThat(record.ended()).isEqualTo("all 5 blocks were made");
    }

    @Test
    void rejectsRatesWithoutKnee() {
        assertThatThrownBy(() -> run(
                        STUDY,
                        ExperimentRunnerTest.empty(STUDY, 5, 1),
                        (trial, out) -> new TrialExecutor.Outcome(Validity.INVALID, List.of("a lost cent"), null),
                        null))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("the knee is unknown");
        assertThatThrownBy(() -> StudyFile.parse(
                        "own",
                        "own.yaml",
                        STUDY.experiment().text().replaceFirst("knee:\\s+clients: \\[4, 8, 16]", "")))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("arrivals that are a share need a knee");
    }
}
