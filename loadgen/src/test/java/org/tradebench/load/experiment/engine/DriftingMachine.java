package org.tradebench.load.experiment.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.validity.Validity;

/**
 * Measures interleaved systems on a simulated machine: its speed drifts by 12 %, with a correlation time of 12 s, and each start of a system differs by 1 %. A replicate
 * takes two minutes beside its slices.
 */
final class DriftingMachine implements TrialExecutor {
    static final Duration OVERHEAD = Duration.ofMinutes(2);

    private final List<String> labels;
    private final Map<String, Double> planted;
    private final double slice;
    private final Random random;
    private final AtomicLong clock;

    /**
     * @param planted true throughput of treatments, by label; 1 for the others
     * @param slice standard deviation between slices beside the drift, whatever their length; of the logarithm
     * @param clock nanoseconds; each replicate adds its duration
     */
    DriftingMachine(Experiment experiment, Map<String, Double> planted, double slice, long seed, AtomicLong clock) {
        labels = RandomizedBlocks.of(experiment, 1, 42).treatments().stream()
                .map(Treatment::label)
                .toList();
        this.planted = planted;
        this.slice = slice;
        random = new Random(seed);
        this.clock = clock;
    }

    @Override
    public Outcome measure(PlannedTrial trial, Path folder) {
        throw new AssertionError("a trial was measured by itself: " + trial);
    }

    @Override
    public List<Outcome> measure(List<PlannedTrial> trials, List<Path> folders) {
        SliceSchedule schedule = SliceSchedule.of(
                labels.size(),
                SliceSettings.of(trials.get(0).treatment().settings()),
                42,
                trials.get(0).block());
        clock.addAndGet(OVERHEAD.plusSeconds(schedule.seconds()).toNanos());
        List<List<SliceMetrics>> slices = new ArrayList<>();
        double[] bias = new double[labels.size()];
        for (int i = 0; i < bias.length; i++) {
            slices.add(new ArrayList<>());
            bias[i] = Math.log(planted.getOrDefault(labels.get(i), 1.0)) + 0.01 * random.nextGaussian();
        }
        double speed = 0.12 * random.nextGaussian();
        for (int round = 0; round < schedule.rounds().size(); round++) {
            double seconds = schedule.millis(round) / 1000.0;
            double keep = Math.exp(-seconds / 12);
            for (int system : schedule.rounds().get(round)) {
                speed = keep * speed + 0.12 * Math.sqrt(1 - keep * keep) * random.nextGaussian();
                double rate = 2000 * Math.exp(speed + bias[system] + slice * random.nextGaussian());
                slices.get(system).add(new SliceMetrics(seconds, rate, 8000 / rate));
            }
        }
        return trials.stream()
                .map(trial -> slices.get(labels.indexOf(trial.treatment().label())))
                .map(own -> new Outcome(
                        Validity.VALID,
                        List.of(),
                        ExperimentRunnerTest.metrics(own.stream()
                                .mapToDouble(SliceMetrics::operationsPerSecond)
                                .average()
                                .orElseThrow()),
                        List.of(),
                        own))
                .toList();
    }
}
