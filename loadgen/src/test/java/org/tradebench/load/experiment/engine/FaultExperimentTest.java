package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.report.study.StudyReport;
import org.tradebench.load.run.TrialRunner;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyFile;
import org.tradebench.load.study.StudyResult;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.compose.RunningCluster;
import org.tradebench.load.validity.Validity;

/** Runs an experiment whose trials inject faults, from its file to its report. */
class FaultExperimentTest {
    private static final Study STUDY = new Studies(Path.of("experiments")).of("faults");

    private static final FaultOutcome OUTCOME =
            new FaultOutcome("kill-node", List.of("application-2"), 30, 52.5, 68, 80.0, 3, 2, 41, 407L, 407L);

    @TempDir
    private Path folder;

    @Test
    void offersEveryFaultInOrder() {
        Experiment experiment = STUDY.experiment();
        assertThat(experiment.compared().levels())
                .extracting(Level::label)
                .isEqualTo(
                        Arrays.stream(FaultKind.values()).map(FaultKind::label).toList());
        assertThat(experiment.fork()).isEqualTo(ForkMode.RUNNING_CLUSTER);
        assertThat(experiment.injectsFaults()).isTrue();
        assertThat(new Studies(Path.of("experiments"))
                        .of("scale-out")
                        .experiment()
                        .injectsFaults())
                .isFalse();
    }

    /** Nothing is compared, so there is no control, and the order may matter: a fault may change the cluster. */
    @Test
    void injectsFaultsInGivenOrder() {
        Experiment selected = STUDY.experiment().only("faults", List.of("restart-proxy", "kill-node@20+5"));
        assertThat(RandomizedBlocks.of(selected, 1, 42).block(1))
                .extracting(PlannedTrial::folder)
                .containsExactly("1-restart-proxy", "1-kill-node-20-5");
        assertThat(STUDY.experiment()
                        .only("faults", List.of("disk-full"))
                        .compared()
                        .levels())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    - kill-node       | - kill-nod         | line 12: | got 'kill-nod'
                    - kill-node       | - kill-node@soon   | line 12: | got 'kill-node@soon'
                    - kill-node       | - kill-node+99999  | line 12: | got 'kill-node+99999'
                    running-cluster   | process            | line 8:  | expected 'target: compose' and 'fork: running-cluster'
                    target: compose   | target: embedded   | line 8:  | expected target compose, got embedded
                    """)
    void rejectsInvalidFaultExperiments(String original, String replacement, String line, String message) {
        assertThatThrownBy(() -> StudyFile.parse(
                        "own", "own.yaml", STUDY.experiment().text().replaceFirst(original, replacement)))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageStartingWith("own.yaml, " + line.strip())
                .hasMessageContaining(message);
    }

    @Test
    void namesExpectedFaultsAndTimes() {
        assertThatThrownBy(() -> STUDY.experiment().only("faults", List.of("kill-proxy")))
                .hasMessageContainingAll("'kill-proxy'", FaultKind.labels(), "@SECOND", "+LENGTH");
        assertThatThrownBy(() ->
                        STUDY.experiment().only("faults", List.of("kill-node")).with(Map.of("faults", "kill-node")))
                .hasMessageContaining("factor 'faults'");
    }

    @Test
    void passesFaultsToRun() {
        TrialSettings settings =
                new TrialSettings(Map.of(Setting.FAULTS, "pause-node@20+15 kill-node", Setting.DURATION, "90"), 1);
        assertThat(settings.load(TargetSettings.COMPOSE).measurement().faults())
                .extracting(Fault::text)
                .containsExactly("pause-node@20+15", "kill-node+5");
    }

    @Test
    void rejectsFaultAfterInterval() {
        assertThatThrownBy(() -> check(STUDY.experiment().only("faults", List.of("kill-node@120"))))
                .hasMessageContainingAll("second 120", "interval of 120 s", "expected seconds within");
    }

    @Test
    void rejectsSettingsOfRunningCluster() {
        assertThatThrownBy(() ->
                        check(STUDY.experiment().with(Map.of("heap", "1g")).only("faults", List.of("kill-node"))))
                .hasMessageContaining("this experiment sets heap");
    }

    private static void check(Experiment experiment) {
        PlannedTrial first = RandomizedBlocks.of(experiment, 1, 1).block(1).get(0);
        new TrialRunner(new RunningCluster(Project.of(Map.of())), 1, Display.standard()).check(first);
    }

    @Test
    void writesFaultsToRecordAndReport() throws Exception {
        StudyResult result = run(Validity.VALID);

        ExperimentRecord read = ExperimentRecord.read(folder);
        assertThat(read.trials()).hasSize(13);
        assertThat(read.trials().get(0).faults()).containsExactly(OUTCOME);
        assertThat(read.trials().get(0).counts()).isFalse();
        assertThat(read.worst()).isEqualTo(Validity.VALID);
        assertThat(result.valid()).isTrue();
        assertThat(result.warnings()).isEmpty();
        StudyReport.write(folder);
        assertThat(Files.readString(folder.resolve(StudyReport.TABLES)).replaceAll(" +", " "))
                .contains("recovery time (s)")
                .contains("| 1 | kill-node | kill-node | 22.5 | 3 | 11.0 | 2 | 407 / 407 | VALID |");
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("recovery time (s)", "407 / 407")
                .doesNotContain("A/A", "Ratios to the baseline");
    }

    @Test
    void takesResultOfWorstTrial() throws Exception {
        StudyResult result = run(Validity.INCONCLUSIVE);
        assertThat(result.valid()).isFalse();
        assertThat(result.made().record().worst()).isEqualTo(Validity.INCONCLUSIVE);
        assertThat(result.warnings()).hasSize(13);
    }

    @Test
    void isValidOnceFailedTrialsAreRepeated() throws Exception {
        StudyResult failed = run(STUDY, (trial, out) -> {
            throw Failure.of("the cluster is not up");
        });
        assertThat(failed.valid()).isFalse();

        StudyResult resumed = run(
                STUDY,
                ExperimentRecord.read(folder),
                (trial, out) -> new TrialExecutor.Outcome(Validity.VALID, List.of(), null, List.of(OUTCOME)));

        assertThat(resumed.record().trials()).hasSize(26);
        assertThat(resumed.record().worst()).isEqualTo(Validity.VALID);
        assertThat(resumed.valid()).isTrue();
    }

    @Test
    void writesNoFaultsForOtherExperiments() throws Exception {
        Study other = new Studies(Path.of("experiments")).of("scale-out");
        run(other, (trial, out) -> new TrialExecutor.Outcome(Validity.VALID, List.of(), null));
        assertThat(Files.readString(folder.resolve(ExperimentRecord.FILE))).doesNotContain("\"faults\"");
    }

    private StudyResult run(Validity validity) throws InterruptedException, IOException {
        return run(STUDY, (trial, out) -> new TrialExecutor.Outcome(validity, List.of(), null, List.of(OUTCOME)));
    }

    private StudyResult run(Study study, TrialExecutor system) throws InterruptedException {
        return run(study, ExperimentRunnerTest.empty(study, 1, 1), system);
    }

    private StudyResult run(Study study, ExperimentRecord record, TrialExecutor system) throws InterruptedException {
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), 1, 1);
        return StudyResult.of(
                new ExperimentRunner(study.experiment(), plan, system, new Budget(null, () -> 0), folder, line -> {})
                        .run(record, now -> {}));
    }
}
