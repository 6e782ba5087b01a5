package org.tradebench.load.experiment.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.MachineMetrics;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.StudyResult;
import org.tradebench.load.validity.Validity;

/**
 * Simulates trials on a probed machine: its speed varies by ±33 % and background load takes up to half of it. The level {@code command} has 10 % more throughput,
 * and an operation at it costs the load generator a third more CPU time.
 */
class NormalizedThroughputTest {
    private static final double INJECTED = 1.1;
    private static final int BLOCKS = 6;

    @Test
    void removesSpeedAndBackgroundLoad() {
        StudyResult result = StudyResult.of(record("caching-mode", "embedded", 2.0, true));
        Map<Measure, PairedRatio> ratios = result.treatments().get(1).ratios();
        PairedRatio normalized = ratios.get(Measure.SPEED_NORMALIZED_THROUGHPUT);
        assertThat(normalized.ratio()).isCloseTo(INJECTED, within(0.02));
        assertThat(normalized.detectable())
                .isLessThan(ratios.get(Measure.THROUGHPUT).detectable() / 3);
        assertThat(ratios)
                .doesNotContainKey(Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT)
                .containsKey(Measure.MACHINE_SPEED);
        assertThat(result.made().normalizedBy()).isEqualTo(Measure.SPEED_NORMALIZED_THROUGHPUT);
        assertThat(result.resolution()).contains(", speed-normalized ");
        assertThat(result.findings().get(0).normalized().ratio()).isEqualTo(normalized);
    }

    @Test
    void comparesLevelsWithDifferentLoadWork() {
        StudyResult result = StudyResult.of(record("tls", "compose", 2.0, true));
        assertThat(result.treatments())
                .filteredOn(treatment -> !treatment.baseline())
                .isNotEmpty()
                .allSatisfy(
                        treatment -> assertThat(treatment.ratios()).containsKey(Measure.SPEED_NORMALIZED_THROUGHPUT));
    }

    @Test
    void needsSaturatedMachine() {
        StudyResult result = StudyResult.of(record("caching-mode", "embedded", 1.7, true));
        assertThat(result.treatments().get(1).ratios())
                .doesNotContainKeys(Measure.SPEED_NORMALIZED_THROUGHPUT, Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT)
                .containsKey(Measure.MACHINE_SPEED);
    }

    @Test
    void fallsBackToLoadGeneratorCpuWithoutProbe() {
        StudyResult result = StudyResult.of(record("caching-mode", "embedded", 2.0, false));
        assertThat(result.treatments().get(1).ratios())
                .containsKey(Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT)
                .doesNotContainKeys(Measure.SPEED_NORMALIZED_THROUGHPUT, Measure.MACHINE_SPEED);
        assertThat(result.made().normalizedBy()).isEqualTo(Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT);
        assertThat(result.resolution()).contains(", normalized by load-generator CPU ");
    }

    private static ExperimentRecord record(String name, String target, double busy, boolean probed) {
        Study study = SampleStudy.study(name);
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), BLOCKS, 1);
        Random random = new Random(7);
        List<TrialRecord> trials = new ArrayList<>();
        for (int block = 1; block <= BLOCKS; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                double speed = 1 + 0.33 * (2 * random.nextDouble() - 1);
                double background = random.nextDouble();
                boolean injected = trial.treatment().level().equals("command");
                double rate = 1000
                        * (injected ? INJECTED : 1)
                        * speed
                        * (2 - background)
                        / 2
                        * (1 + 0.005 * random.nextGaussian());
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
                        metrics(
                                rate,
                                rate * (injected ? 400e-6 : 300e-6) / speed,
                                busy,
                                probed ? new MachineMetrics(null, true, 2, busy, background, 0.0, speed) : null),
                        null));
            }
        }
        return new ExperimentRecord(
                ExperimentRecord.VERSION,
                study.name(),
                study.experiment().text(),
                Map.of(),
                false,
                target,
                Map.of(),
                BLOCKS,
                1,
                plan.hash(),
                "./trader experiment run " + study.name(),
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of("cores", "2"),
                trials,
                "all blocks were made");
    }

    private static TrialMetrics metrics(
            double rate, double loadGenerator, double busy, @Nullable MachineMetrics machine) {
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
                Map.of("application", 1.1, "load generator", loadGenerator),
                busy,
                20,
                20,
                null,
                null,
                machine == null ? List.of() : List.of(machine),
                null,
                null);
    }
}
