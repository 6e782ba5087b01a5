package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.experiment.engine.SimulatedSystem.Planted;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Scalability;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyResult;
import org.tradebench.load.validity.Validity;

/** Runs studies from their file to their outcomes on a simulated system whose true effects are known. */
class StudyProofTest {
    private static final Studies STUDIES = new Studies(Path.of("src/test/resources/studies"));
    private static final Study CACHING = STUDIES.of("caching-mode");
    private static final Map<String, Double> PAPER =
            Map.of("none", 1000.0, "command", 1900.0, "command-servlet", 1790.0, "distributed-map", 2100.0);

    @TempDir
    private Path folder;

    private StudyResult study(
            Study study, Function<Treatment, Double> law, double drift, double noise, Planted planted, long seed)
            throws InterruptedException {
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), 6, seed);
        ExperimentRecord record = ExperimentRunnerTest.empty(study, 6, seed);
        SimulatedSystem system = new SimulatedSystem(law, drift, noise, planted, seed);
        return StudyResult.of(new ExperimentRunner(
                        study.experiment(),
                        plan,
                        system,
                        new Budget(null, System::nanoTime),
                        folder.resolve(""),
                        line -> {})
                .run(record, now -> {}));
    }

    private static Difference throughput(StudyResult result, String level) {
        return result.made().levels().stream()
                .filter(treatment -> treatment.treatment().level().equals(level))
                .findFirst()
                .map(treatment -> treatment.differences().get(Measure.THROUGHPUT))
                .orElseThrow();
    }

    @Test
    void detectsInjectedEffectsDespiteDrift() throws InterruptedException {
        StudyResult result = study(CACHING, treatment -> PAPER.get(treatment.level()), 0.20, 0.01, Planted.NOTHING, 1);
        assertThat(result.valid()).isTrue();
        assertThat(throughput(result, "command")).isEqualTo(Difference.HIGHER);
        assertThat(throughput(result, "distributed-map")).isEqualTo(Difference.HIGHER);
        TreatmentResult map = result.made().levels().get(3);
        assertThat(map.ratios().get(Measure.THROUGHPUT).ratio()).isCloseTo(2.1, within(0.05));
        assertThat(result.findings())
                .extracting(FindingResult::outcome)
                .startsWith(
                        FindingResult.Outcome.REPRODUCED,
                        FindingResult.Outcome.REPRODUCED,
                        FindingResult.Outcome.REPRODUCED,
                        FindingResult.Outcome.REPRODUCED);
        // The simulated system does not report its database's CPU time.
        assertThat(result.findings().get(4).outcome()).isEqualTo(FindingResult.Outcome.NOT_TESTED);
    }

    @Test
    void doesNotReproduceMissingEffects() throws InterruptedException {
        StudyResult result = study(CACHING, treatment -> 1000.0, 0.05, 0.01, Planted.NOTHING, 2);
        assertThat(result.findings().get(0).outcome()).isEqualTo(FindingResult.Outcome.NOT_REPRODUCED);
        assertThat(result.findings().get(2).outcome()).isEqualTo(FindingResult.Outcome.NOT_REPRODUCED);
    }

    @Test
    void namesDetectableSizeOfIndistinguishableEffect() throws InterruptedException {
        StudyResult result = study(
                CACHING,
                treatment -> treatment.level().equals("command") ? 1005.0 : 1000.0,
                0.05,
                0.05,
                Planted.NOTHING,
                3);
        assertThat(throughput(result, "command")).isEqualTo(Difference.NOT_DISTINGUISHABLE);
        assertThat(result.made().levels().get(1).describe(Measure.THROUGHPUT))
                .matches("not distinguishable \\(detectable: −[0-9]+\\.[0-9] %, \\+[0-9]+\\.[0-9] %\\)");
        assertThat(result.resolution()).contains("more blocks are needed");
    }

    @Test
    void limitsFalsePositivesToOneInTwenty() throws InterruptedException {
        int studies = 500;
        int positives = 0;
        int controlPositives = 0;
        for (int seed = 0; seed < studies; seed++) {
            StudyResult result = study(CACHING, treatment -> 1000.0, 0.05, 0.03, Planted.NOTHING, seed);
            positives += result.made().levels().stream()
                            .map(treatment -> treatment.differences().get(Measure.THROUGHPUT))
                            .anyMatch(one -> one == Difference.HIGHER || one == Difference.LOWER)
                    ? 1
                    : 0;
            Difference aa = result.made().control().differences().get(Measure.THROUGHPUT);
            controlPositives += aa == Difference.HIGHER || aa == Difference.LOWER ? 1 : 0;
        }
        // At most 25 of 500 expected; three standard deviations are 14.
        assertThat(positives).as("any of three levels").isLessThanOrEqualTo(39);
        assertThat(controlPositives).as("A/A").isLessThanOrEqualTo(39).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "SATURATED_LOAD_GENERATOR, load-generator overhead",
        "WRONG_MIX, operation mix",
        "LOST_CENT, consistency"
    })
    void isInvalidWithInvalidTrials(Planted planted, String check) throws InterruptedException {
        StudyResult result = study(CACHING, treatment -> 1000.0, 0, 0.01, planted, 4);
        assertThat(result.valid()).isFalse();
        assertThat(result.record().trials())
                .allSatisfy(
                        trial -> assertThat(String.join(" ", trial.reasons())).containsIgnoringCase(check))
                .noneMatch(trial -> trial.counts());
        assertThat(result.made().levels().get(1).describe(Measure.THROUGHPUT)).startsWith("too few blocks to say (0");
    }

    /** Trials stay VALID, because what was counted is right, but each names the stalled requests that its latencies miss. */
    @Test
    void detectsStalledLoadGenerator() throws InterruptedException {
        StudyResult result = study(CACHING, treatment -> 1000.0, 0, 0.01, Planted.COORDINATED_OMISSION, 4);
        assertThat(result.record().trials())
                .allSatisfy(trial -> assertThat(trial.result()).isEqualTo(Validity.VALID))
                .allSatisfy(trial -> assertThat(trial.reasons()).contains("stalled requests"));
    }

    @Test
    void excludesAndNamesInconclusiveTrials() throws InterruptedException {
        StudyResult result = study(CACHING, cell -> 1000.0, 0, 0.01, Planted.COLLAPSE, 4);
        assertThat(result.valid()).isFalse();
        assertThat(result.record().trials())
                .allSatisfy(trial -> assertThat(trial.result()).isEqualTo(Validity.INCONCLUSIVE))
                .allSatisfy(trial -> assertThat(trial.leftOut()).isNotNull())
                .noneMatch(trial -> trial.counts());
        assertThat(result.warnings()).anyMatch(warning -> warning.contains("(INCONCLUSIVE: steady throughput)"));
        assertThat(result.made().levels().get(1).describe(Measure.THROUGHPUT)).startsWith("too few blocks to say (0");
    }

    @Test
    void doesNotTakeDriftForSteadyState() throws InterruptedException {
        StudyResult result = study(CACHING, treatment -> 1000.0, 0, 0.01, Planted.DRIFT, 5);
        assertThat(result.record().trials())
                .allSatisfy(trial -> assertThat(trial.metrics().steady()).isFalse());
        assertThat(result.warnings())
                .anyMatch(warning -> warning.startsWith("Treatment none, 8 clients was not in a steady"));
    }

    @Test
    void recoversScalabilityLaw() throws InterruptedException {
        StudyResult result = study(
                STUDIES.of("clients"),
                treatment -> {
                    double n = Double.parseDouble(treatment.settings().get(Setting.CLIENTS));
                    return 100 * n / (1 + 0.05 * (n - 1) + 0.005 * n * (n - 1));
                },
                0,
                0.005,
                Planted.NOTHING,
                6);
        Scalability law = result.made().laws().get("clients");
        assertThat(law.contention().low()).isLessThan(0.05);
        assertThat(law.contention().high()).isGreaterThan(0.05);
        assertThat(law.coherency().low()).isLessThan(0.005);
        assertThat(law.coherency().high()).isGreaterThan(0.005);
        assertThat(law.peak()).isCloseTo(Math.sqrt(0.95 / 0.005), within(1.0));
    }
}
