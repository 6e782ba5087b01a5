package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceChoice;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.BlockNoise;

/**
 * Measures how the ratios of a pilot's interleaved replicates scatter: between rounds, by the length of their slices, and between replicates; and what a replicate
 * takes beside its slices.
 *
 * @param experiment whose baseline the ratios refer to
 * @param plan of its trials
 * @param trials that were made
 * @param blocks of them that belong to the pilot: the first ones
 */
record PilotScatter(Experiment experiment, RandomizedBlocks plan, List<TrialRecord> trials, int blocks) {
    PilotScatter {
        trials = List.copyOf(trials);
    }

    /** Holds the logarithms of a replicate's ratios of rounds, by the length of their slices. */
    private record Replicate(Map<Double, List<Double>> byLength) {
        double mean() {
            return byLength.values().stream()
                    .flatMap(List::stream)
                    .mapToDouble(Double::doubleValue)
                    .average()
                    .orElseThrow();
        }

        int rounds() {
            return byLength.values().stream().mapToInt(List::size).sum();
        }
    }

    private List<List<Replicate>> replicates() {
        List<List<Replicate>> all = new ArrayList<>();
        for (Treatment treatment : plan.treatments()) {
            Treatment baseline =
                    Objects.requireNonNull(plan.treatment(experiment.compared().baseline(), treatment.over()));
            if (!treatment.equals(baseline)) {
                List<Replicate> own = new ArrayList<>();
                for (int block = 1; block <= blocks; block++) {
                    TrialRecord trial = counting(treatment, block);
                    TrialRecord other = counting(baseline, block);
                    if (trial != null && other != null) {
                        own.add(replicate(trial, other));
                    }
                }
                all.add(own.stream().filter(one -> one.rounds() > 0).toList());
            }
        }
        return all;
    }

    private @Nullable TrialRecord counting(Treatment treatment, int block) {
        return trials.stream()
                .filter(trial ->
                        trial.block() == block && trial.treatment().equals(treatment.label()) && trial.counts())
                .findFirst()
                .orElse(null);
    }

    private static Replicate replicate(TrialRecord own, TrialRecord other) {
        Map<Double, List<Double>> byLength = new TreeMap<>();
        for (int i = 0; i < Math.min(own.slices().size(), other.slices().size()); i++) {
            Double seconds = own.slices().get(i).seconds();
            Double ownThroughput = own.slices().get(i).of(Measure.THROUGHPUT);
            Double otherThroughput = other.slices().get(i).of(Measure.THROUGHPUT);
            if (seconds != null && ownThroughput != null && otherThroughput != null) {
                byLength.computeIfAbsent(Math.round(10 * seconds) / 10.0, unused -> new ArrayList<>())
                        .add(Math.log(ownThroughput / otherThroughput));
            }
        }
        return new Replicate(byLength);
    }

    /** Returns the slice lengths that were tried, each with the scatter of its rounds. */
    List<SliceChoice.Length> lengths() {
        Map<Double, List<List<Double>>> groups = new TreeMap<>();
        replicates().stream()
                .flatMap(List::stream)
                .forEach(replicate -> replicate
                        .byLength()
                        .forEach((seconds, rounds) -> groups.computeIfAbsent(seconds, unused -> new ArrayList<>())
                                .add(rounds.stream().map(Math::exp).toList())));
        List<SliceChoice.Length> lengths = new ArrayList<>();
        groups.forEach((seconds, rounds) -> {
            BlockNoise noise = BlockNoise.pooled(rounds);
            if (noise != null) {
                lengths.add(new SliceChoice.Length(seconds, noise.deviation(), noise.degrees()));
            }
        });
        return lengths;
    }

    /** Returns the standard deviation of the replicates' means that the scatter of their rounds does not explain. */
    double betweenReplicates(List<SliceChoice.Length> lengths) {
        Map<Double, Double> variance = lengths.stream()
                .collect(Collectors.toMap(
                        SliceChoice.Length::seconds, length -> length.betweenRounds() * length.betweenRounds()));
        double squares = 0;
        double within = 0;
        int degrees = 0;
        int replicates = 0;
        for (List<Replicate> own : replicates()) {
            double mean = own.stream().mapToDouble(Replicate::mean).average().orElse(0);
            for (Replicate replicate : own) {
                squares += Math.pow(replicate.mean() - mean, 2);
                double rounds = replicate.rounds();
                for (Map.Entry<Double, List<Double>> length :
                        replicate.byLength().entrySet()) {
                    within += variance.getOrDefault(length.getKey(), 0.0)
                            * length.getValue().size()
                            / (rounds * rounds);
                }
                replicates++;
            }
            degrees += Math.max(0, own.size() - 1);
        }
        return degrees == 0 ? 0 : Math.sqrt(Math.max(0, squares / degrees - within / replicates));
    }

    /** Returns the seconds of a replicate outside its slices; NaN when no replicate has been made. */
    double overheadSeconds() {
        double seconds = 0;
        int made = 0;
        for (int block = 1; block <= blocks; block++) {
            int number = block;
            List<TrialRecord> own =
                    trials.stream().filter(trial -> trial.block() == number).toList();
            if (own.size() == plan.treatments().size() && own.stream().allMatch(TrialRecord::counts)) {
                made++;
                for (TrialRecord trial : own) {
                    seconds += trial.seconds()
                            - trial.slices().stream()
                                    .mapToDouble(slice -> slice.seconds() == null ? 0 : slice.seconds())
                                    .sum();
                }
            }
        }
        return made == 0 ? Double.NaN : Math.max(0, seconds / made);
    }
}
