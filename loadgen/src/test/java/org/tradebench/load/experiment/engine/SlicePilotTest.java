package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.BlockChoice;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentFile;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceChoice;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.analysis.ExperimentResult;
import org.tradebench.load.experiment.analysis.SlicePilot;
import org.tradebench.load.statistics.BlockNoise;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.PairedRatio;

/** Lets the first replicates of an interleaved experiment choose slices and the number of replicates. */
class SlicePilotTest {
    private static final String FILE = """
            title: Two systems
            fork: interleaved
            factors:
              system:
                baseline: A
                levels:
                  A: {mode: direct}
                  B: {mode: jpa}
            control: none
            """;

    /** The smallest difference of interest of a file that names none. */
    private static final double INTEREST = 0.03;

    @TempDir
    private Path folder;

    private final AtomicLong clock = new AtomicLong();

    private ExperimentRecord run(String file, double slice, Duration budget, long seed) throws InterruptedException {
        Experiment experiment = ExperimentFile.parse("own", "own.yaml", file, Set.of(), true);
        RandomizedBlocks plan = RandomizedBlocks.of(experiment, 5, 42);
        ExperimentRecord record = new ExperimentRecord(
                        ExperimentRecord.VERSION,
                        "own",
                        file,
                        Map.of(),
                        false,
                        "embedded",
                        Map.of(),
                        5,
                        42,
                        plan.hash(),
                        "./trader experiment run own.yaml",
                        Instant.EPOCH,
                        Instant.EPOCH,
                        Map.of(),
                        List.of(),
                        null)
                .forked(ForkMode.INTERLEAVED)
                .upTo(30);
        TrialExecutor machine = new DriftingMachine(experiment, Map.of("B", 1.05), slice, seed, clock);
        return new ExperimentRunner(experiment, plan, machine, new Budget(budget, clock::get), folder, line -> {})
                .run(record, now -> {});
    }

    private static List<Double> seconds(ExperimentRecord record, int block) {
        return record.trials().stream()
                .filter(trial -> trial.block() == block)
                .findFirst()
                .orElseThrow()
                .slices()
                .stream()
                .map(SliceMetrics::seconds)
                .distinct()
                .toList();
    }

    /** Where the noise of a slice does not depend on its length, the shortest are best: more of them fit into the same time. */
    @Test
    void takesShortestSlicesWhereLengthDoesNotMatter() throws InterruptedException {
        ExperimentRecord record = run(FILE, 0.12, null, 1);
        SliceChoice chosen = record.choice().slices();
        assertThat(chosen.seconds()).isEqualTo(0.5);
        assertThat(chosen.lengths()).extracting(SliceChoice.Length::seconds).containsExactly(0.5, 1.0, 2.0);
        assertThat(chosen.overheadSeconds()).isBetween(120.0, 121.0);
        assertThat(seconds(record, SlicePilot.BLOCKS)).containsExactly(0.5, 1.0, 2.0);
        assertThat(seconds(record, SlicePilot.BLOCKS + 1)).containsExactly(0.5);
        assertThat(ExperimentRecord.read(folder)).isEqualTo(record);
        assertThat(ExperimentResult.of(record).resolution())
                .startsWith("There is no A/A control; by the noise of the levels over")
                .contains(" slices of 0.5 s");
    }

    @Test
    void reachesSmallestDifferenceOfInterest() throws InterruptedException {
        double detectable = 0;
        int detected = 0;
        for (int seed = 0; seed < 40; seed++) {
            ExperimentRecord record = run(FILE, 0.12, null, seed);
            PairedRatio ratio =
                    ExperimentResult.of(record).treatments().get(1).ratios().get(Measure.THROUGHPUT);
            detectable += ratio.detectable() / 40;
            detected += ratio.probability() <= Difference.RISK ? 1 : 0;
        }
        assertThat(detectable).isBetween(0.015, 0.035);
        assertThat(detected).isGreaterThan(34);
    }

    /** The replicates of the pilot have been made, whatever is chosen, so that only the time of those after it counts. */
    @Test
    void choosesLeastTimeAfterPilot() throws InterruptedException {
        int reached = 0;
        for (int seed = 0; seed < 40; seed++) {
            BlockChoice choice = run(FILE, 0.3, null, seed).choice();
            double deviation = deviation(choice.slices(), choice.slices().slices());
            if (new BlockNoise(deviation, 1).detectable(choice.blocks(), 1) <= INTEREST) {
                reached++;
                double chosen =
                        secondsAfterPilot(choice.slices(), choice.slices().slices(), choice.blocks());
                for (int slices = 2; slices * choice.slices().seconds() <= 300; slices += 2) {
                    BlockNoise noise = new BlockNoise(deviation(choice.slices(), slices), 1);
                    int blocks = noise.blocksFor(INTEREST, 1, Difference.MIN_BLOCKS, 30);
                    if (noise.detectable(blocks, 1) <= INTEREST) {
                        assertThat(chosen)
                                .as("%s, compared with %d replicates of %d slices", choice, blocks, slices)
                                .isLessThanOrEqualTo(secondsAfterPilot(choice.slices(), slices, blocks) + 0.001);
                    }
                }
            }
        }
        assertThat(reached).isGreaterThan(20);
    }

    private static double deviation(SliceChoice choice, int slices) {
        double rounds = choice.lengths().stream()
                .filter(length -> length.seconds() == choice.seconds())
                .findFirst()
                .orElseThrow()
                .betweenRounds();
        return Math.sqrt(Math.pow(choice.betweenReplicates(), 2) + rounds * rounds / slices);
    }

    private static double secondsAfterPilot(SliceChoice choice, int slices, int blocks) {
        return (blocks - SlicePilot.BLOCKS) * (choice.overheadSeconds() + 2 * slices * choice.seconds());
    }

    @Test
    void staysWithinBudget() throws InterruptedException {
        ExperimentRecord record = run(FILE, 1.5, Duration.ofMinutes(30), 1);
        assertThat(clock.get()).isLessThanOrEqualTo(Duration.ofMinutes(31).toNanos());
        assertThat(record.choice().needed()).isGreaterThan(record.choice().blocks());
        assertThat(record.trials()).hasSize(2 * record.choice().blocks());
    }

    @Test
    void keepsSliceLengthOfFile() throws InterruptedException {
        ExperimentRecord record = run(FILE + "fixed: {slice: 2}\n", 0.05, null, 1);
        assertThat(record.choice().slices().seconds()).isEqualTo(2);
        assertThat(seconds(record, 1)).containsExactly(2.0);
    }

    @Test
    void keepsNumberOfSlicesOfFile() throws InterruptedException {
        ExperimentRecord record = run(FILE + "fixed: {slices: 10}\n", 0.05, null, 1);
        assertThat(record.choice().slices()).isNull();
        assertThat(record.choice().pilot()).isEqualTo(5);
        assertThat(record.trials())
                .allSatisfy(trial -> assertThat(trial.slices()).hasSize(10));
    }
}
