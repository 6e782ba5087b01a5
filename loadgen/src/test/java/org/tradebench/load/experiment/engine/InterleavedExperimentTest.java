package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentFile;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.experiment.analysis.ExperimentResult;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.validity.Validity;

/** Runs interleaved experiments on simulated systems whose throughput is known. */
class InterleavedExperimentTest {
    private static final String FILE = """
            title: Two alike, and one that is faster
            fork: interleaved
            factors:
              system:
                baseline: A
                levels:
                  A: {mode: direct}
                  B: {mode: jpa}
            fixed: {slices: 20}
            """;
    private static final Experiment EXPERIMENT = ExperimentFile.parse("own", "own.yaml", FILE, Set.of(), true);

    @TempDir
    private Path folder;

    private final AtomicLong clock = new AtomicLong();
    private final List<String> made = new ArrayList<>();

    private static ExperimentRecord empty(int blocks, long seed) {
        return new ExperimentRecord(
                        ExperimentRecord.VERSION,
                        "own",
                        FILE,
                        Map.of(),
                        false,
                        "embedded",
                        Map.of(),
                        blocks,
                        seed,
                        RandomizedBlocks.of(EXPERIMENT, blocks, seed).hash(),
                        "./trader experiment run own.yaml",
                        Instant.EPOCH,
                        Instant.EPOCH,
                        Map.of(),
                        List.of(),
                        null)
                .forked(ForkMode.INTERLEAVED);
    }

    private ExperimentRecord run(ExperimentRecord record, TrialExecutor systems, Duration budget)
            throws InterruptedException {
        RandomizedBlocks plan = RandomizedBlocks.of(EXPERIMENT, record.blocks(), record.seed());
        return new ExperimentRunner(EXPERIMENT, plan, systems, new Budget(budget, clock::get), folder, line -> {})
                .run(record, now -> {});
    }

    /** Takes a minute of the clock per block, and fails when a trial is measured by itself. */
    private abstract class Blocks implements TrialExecutor {
        @Override
        public Outcome measure(PlannedTrial trial, Path out) {
            throw new AssertionError("a trial was measured by itself: " + trial);
        }

        @Override
        public List<Outcome> measure(List<PlannedTrial> trials, List<Path> folders) {
            clock.addAndGet(Duration.ofMinutes(1).toNanos());
            made.add(trials.get(0).block() + ": " + trials.size());
            return outcomes(trials, folders);
        }

        abstract List<Outcome> outcomes(List<PlannedTrial> trials, List<Path> folders);
    }

    /** Fails the attempts with these numbers, counted from 1. */
    private Blocks failing(Integer... attempts) {
        return new Blocks() {
            @Override
            List<Outcome> outcomes(List<PlannedTrial> trials, List<Path> folders) {
                if (List.of(attempts).contains(made.size())) {
                    folders.forEach(one -> one.toFile().mkdirs());
                    throw Failure.of("a server died");
                }
                return trials.stream()
                        .map(trial -> new Outcome(
                                Validity.VALID,
                                List.of(),
                                ExperimentRunnerTest.metrics(100),
                                List.of(),
                                List.of(new SliceMetrics(3.0, 100, 1.0))))
                        .toList();
            }
        };
    }

    @Test
    void measuresTrialsOfBlockTogether() throws InterruptedException {
        ExperimentRecord record = run(empty(2, 1), failing(), null);
        assertThat(made).containsExactly("1: 3", "2: 3");
        assertThat(record.trials()).hasSize(6).allSatisfy(trial -> {
            assertThat(trial.seconds()).isEqualTo(20);
            assertThat(trial.slices()).hasSize(1);
        });
        assertThat(ExperimentRecord.read(folder)).isEqualTo(record);
    }

    @Test
    void repeatsFailedBlockAsWhole() throws InterruptedException {
        ExperimentRecord record = run(empty(1, 1), failing(1), null);
        assertThat(made).containsExactly("1: 3", "1: 3");
        assertThat(record.trials()).hasSize(3).allSatisfy(trial -> {
            assertThat(trial.attempts()).isEqualTo(2);
            assertThat(trial.folder()).endsWith("-2");
            assertThat(trial.failure()).isNull();
        });
    }

    @Test
    void resumesFailedBlockAsWhole() throws InterruptedException {
        ExperimentRecord failed = run(empty(2, 1), failing(1, 2), null);
        assertThat(failed.trials().subList(0, 3))
                .extracting(TrialRecord::failure)
                .containsOnly("a server died");
        made.clear();
        ExperimentRecord resumed = run(failed, failing(), null);
        assertThat(made).containsExactly("1: 3");
        assertThat(resumed.trials().stream().filter(TrialRecord::counts)).hasSize(6);
    }

    @Test
    void beginsNoBlockBeyondBudget() throws InterruptedException {
        ExperimentRecord record = run(empty(6, 1), failing(), Duration.ofSeconds(150));
        assertThat(made).containsExactly("1: 3", "2: 3");
        assertThat(record.ended()).contains("leaves no time for block 3 of 6");
    }

    private ExperimentResult drifting(double ratio, int blocks, long seed) throws InterruptedException {
        return ExperimentResult.of(
                run(empty(blocks, 42), new DriftingMachine(EXPERIMENT, Map.of("B", ratio), 0.05, seed, clock), null));
    }

    private static PairedRatio throughput(ExperimentResult result, String label) {
        for (TreatmentResult treatment : result.treatments()) {
            if (treatment.treatment().label().equals(label)) {
                return treatment.ratios().get(Measure.THROUGHPUT);
            }
        }
        throw new AssertionError(label);
    }

    @Test
    void coversInjectedRatioDespiteDrift() throws InterruptedException {
        int studies = 200;
        int covered = 0;
        int coveredControl = 0;
        double sum = 0;
        double detectable = 0;
        for (int seed = 0; seed < studies; seed++) {
            ExperimentResult result = drifting(1.05, 5, seed);
            PairedRatio ratio = throughput(result, "B");
            covered += ratio.low() <= 1.05 && 1.05 <= ratio.high() ? 1 : 0;
            coveredControl += throughput(result, "A A/A").probability() <= Difference.RISK ? 0 : 1;
            sum += Math.log(ratio.ratio());
            detectable += ratio.detectable();
        }
        assertThat(covered / (double) studies).isBetween(0.92, 1.0);
        assertThat(coveredControl / (double) studies).isBetween(0.92, 1.0);
        assertThat(Math.exp(sum / studies)).isBetween(1.047, 1.053);
        // Half of the drift's standard deviation.
        assertThat(detectable / studies).isLessThan(0.06);
    }

    @Test
    void separatesVarianceOfRoundsAndReplicates() throws InterruptedException {
        ExperimentResult result = drifting(1.05, 60, 3);
        assertThat(result.slices()).hasSize(2).allSatisfy(slices -> {
            assertThat(slices.throughput().replicates()).isEqualTo(60);
            assertThat(slices.throughput().rounds()).isEqualTo(20);
            // Two starts differ by 1 % each, two slices by 5 % each and by what the machine drifts between them.
            assertThat(slices.throughput().betweenReplicates()).isBetween(0.005, 0.022);
            assertThat(slices.throughput().betweenRounds()).isBetween(0.07, 0.14);
        });
    }

    @Test
    void reportsIntervalOfRoundsForOneReplicate() throws InterruptedException {
        ExperimentResult result = drifting(1.3, 1, 1);
        assertThat(throughput(result, "B").low()).isNull();
        assertThat(result.slices().get(0).throughput().low()).isBetween(1.1, 1.3);
        assertThat(result.slices().get(0).throughput().betweenReplicates()).isNull();
        assertThat(result.slices().get(0).throughput().detectable(5, 20)).isNull();
    }
}
