package org.tradebench.load.experiment.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyResult;
import org.tradebench.load.validity.Validity;

/** Simulates trials without a speed probe, on a machine whose speed varies by ±33 % between trials; the level {@code command} has 10 % more throughput. */
class SpeedNormalizedTest {
    private static final double INJECTED = 1.1;
    private static final int BLOCKS = 6;

    private static final Studies STUDIES = new Studies(Path.of("studies"));

    private final Study study = twoLevels();

    private static Study twoLevels() {
        Study own = SampleStudy.study("caching-mode");
        return own.by(own.experiment().only("caching", List.of("none", "command")));
    }

    @Test
    void removesSpeedOfMachine() {
        StudyResult result = StudyResult.of(record("embedded", 1.98));
        PairedRatio throughput = ratio(result, Measure.THROUGHPUT);
        PairedRatio normalized = ratio(result, Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT);
        assertThat(normalized.ratio()).isCloseTo(INJECTED, within(0.02));
        assertThat(normalized.low()).isGreaterThan(1.05);
        assertThat(normalized.detectable()).isLessThan(throughput.detectable() / 3);
        assertThat(result.resolution()).contains(", normalized by load-generator CPU 1.0 %.");
        FindingResult finding = result.findings().get(0);
        assertThat(finding.normalized().ratio()).isEqualTo(normalized);
        assertThat(finding.ratio()).isEqualTo(throughput);
    }

    @Test
    void needsSaturatedCpus() {
        assertThat(ratio(StudyResult.of(record("embedded", 1.7)), Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT))
                .isNull();
    }

    @Test
    void needsLoadGeneratorOnSameMachine() {
        assertThat(ratio(StudyResult.of(record("staging.yaml", 1.98)), Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT))
                .isNull();
    }

    @Test
    void skipsLevelsWithDifferentLoadWork() {
        for (String name : List.of("tls", "update-mix", "network")) {
            StudyResult result = StudyResult.of(record(STUDIES.of(name), Map.of(), "compose", 1.98));
            assertThat(result.treatments())
                    .filteredOn(treatment -> !treatment.baseline())
                    .as(name)
                    .allSatisfy(treatment -> {
                        assertThat(treatment.ratios()).containsKey(Measure.THROUGHPUT);
                        assertThat(treatment.ratios().containsKey(Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT))
                                .isEqualTo(treatment.treatment().again());
                    });
        }
    }

    private static PairedRatio ratio(StudyResult result, Measure measure) {
        return result.treatments().get(1).ratios().get(measure);
    }

    private ExperimentRecord record(String target, double busy) {
        return record(study, Map.of("caching", List.of("none", "command")), target, busy);
    }

    private static ExperimentRecord record(Study study, Map<String, List<String>> sizes, String target, double busy) {
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), BLOCKS, 1);
        Random random = new Random(7);
        List<TrialRecord> trials = new ArrayList<>();
        for (int block = 1; block <= BLOCKS; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                double speed = 1 + 0.33 * (2 * random.nextDouble() - 1);
                double effect = trial.treatment().level().equals("command") ? INJECTED : 1;
                trials.add(new TrialRecord(
                        block,
                        trial.place(),
                        trial.treatment().label(),
                        trial.folder(),
                        1,
                        60,
                        Validity.VALID,
                        List.of(),
                        null,
                        metrics(speed, effect * (1 + 0.005 * random.nextGaussian()), busy),
                        null));
            }
        }
        return new ExperimentRecord(
                1,
                study.name(),
                study.experiment().text(),
                sizes,
                false,
                target,
                Map.of(),
                BLOCKS,
                1,
                plan.hash(),
                "./trader study " + study.name(),
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of("cores", "2"),
                trials,
                "all blocks were made");
    }

    /** The load generator takes 300 µs of CPU time per operation at machine speed 1. */
    private static TrialMetrics metrics(double speed, double effect, double busy) {
        double rate = 1000 * speed * effect;
        return new TrialMetrics(
                rate,
                8000 / rate,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                0.14,
                Map.of("application", 1.1, "load generator", rate * 300e-6 / speed),
                busy,
                20,
                20);
    }
}
