package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.ResidualNoise;

/**
 * Selects the trials that count, and compares treatments block by block.
 *
 * @param machineCores of the machine that load generator and system share; null when they share none, or it is unknown
 */
public record TrialSet(List<TrialRecord> all, @Nullable Integer machineCores) {
    /**
     * Share of its cores that has to be used for throughput to be normalized by the load generator's CPU: below it something else than the CPU limits
     * throughput.
     */
    private static final double SATURATED = 0.9;

    /** Targets whose load generator runs on the machine of the system. */
    private static final List<String> SHARING = List.of("embedded", "compose");

    /** Returns the trials of a record. */
    public static TrialSet of(ExperimentRecord record) {
        boolean shared = record.target() != null && SHARING.contains(record.target());
        return new TrialSet(
                record.trials(),
                !shared || record.machine().get("cores") == null
                        ? null
                        : Integer.valueOf(record.machine().get("cores")));
    }

    List<TrialRecord> of(Treatment treatment) {
        return all.stream()
                .filter(trial -> trial.treatment().equals(treatment.label()))
                .toList();
    }

    /** Returns the values of the trials that count, above zero only: others have no ratio. */
    public Map<Integer, Double> byBlock(Treatment treatment, Measure measure) {
        Map<Integer, Double> metrics = new TreeMap<>();
        for (TrialRecord trial : of(treatment)) {
            Double metric = trial.counts() && isApplicable(measure, trial)
                    ? trial.comparable().of(measure)
                    : null;
            if (metric != null && metric > 0) {
                metrics.put(trial.block(), metric);
            }
        }
        return metrics;
    }

    private boolean isApplicable(Measure measure, TrialRecord trial) {
        if (measure != Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT) {
            return true;
        }
        // The speed probe replaces this measure wherever it ran.
        Double busy = trial.comparable().machineBusy();
        return !trial.comparable().probed() && machineCores != null && busy != null && busy >= SATURATED * machineCores;
    }

    /**
     * Returns the noise of a measure, for the ratio of one treatment; null when there are too few other treatments to improve on the ratio's own noise. A
     * treatment that does not count in every block in which another does is left out, so that its failures take no block from the rest.
     */
    private @Nullable ResidualNoise noise(Treatment treatment, List<Treatment> all, Measure measure) {
        List<Map<Integer, Double>> others = all.stream()
                .filter(one -> !one.equals(treatment))
                .map(one -> ofSlices(one, measure))
                .toList();
        int blocks = others.stream().mapToInt(Map::size).max().orElse(0);
        return ResidualNoise.of(
                ofSlices(treatment, measure),
                others.stream().filter(one -> one.size() == blocks).toList());
    }

    /** Returns the value of each block: of interleaved trials the geometric mean of the slices that have the measure, as {@link #ratios} compares them. */
    private Map<Integer, Double> ofSlices(Treatment treatment, Measure measure) {
        Map<Integer, Double> means = new TreeMap<>();
        sliced(treatment)
                .forEach((block, trial) -> trial.slices().stream()
                        .map(slice -> slice.of(measure))
                        .filter(Objects::nonNull)
                        .mapToDouble(Math::log)
                        .average()
                        .ifPresent(mean -> means.put(block, Math.exp(mean))));
        return means.isEmpty() ? byBlock(treatment, measure) : means;
    }

    /**
     * Compares two treatments.
     *
     * @param all treatments of the experiment, whose common noise is used for each ratio
     * @return null when no block has both; for throughput normalized by the load generator's CPU also when the load generator's work per operation differs
     *     between the two
     */
    public @Nullable PairedRatio ratio(Treatment treatment, Treatment baseline, Measure measure, List<Treatment> all) {
        if (measure == Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT && !sameLoadGeneratorWork(treatment, baseline)) {
            return null;
        }
        return PairedRatio.of(ratios(treatment, baseline, measure), noise(treatment, all, measure));
    }

    /**
     * Returns the ratio of each block that has both, in the order of the blocks. Of interleaved trials it is the geometric mean of the rounds' ratios, where
     * slices have the measure: changes of the machine between two rounds are in none of them.
     */
    public List<Double> ratios(Treatment treatment, Treatment baseline, Measure measure) {
        return List.copyOf(ratiosByBlock(treatment, baseline, measure).values());
    }

    /** Returns the {@link #ratios} with the number of each block. */
    public Map<Integer, Double> ratiosByBlock(Treatment treatment, Treatment baseline, Measure measure) {
        Map<Integer, List<Double>> rounds = rounds(treatment, baseline, measure);
        if (rounds.isEmpty()) {
            return PairedRatio.byBlock(byBlock(treatment, measure), byBlock(baseline, measure));
        }
        Map<Integer, Double> means = new TreeMap<>();
        rounds.forEach((block, ratios) -> means.put(
                block, Math.exp(ratios.stream().mapToDouble(Math::log).average().orElseThrow())));
        return means;
    }

    /** Returns the ratios of each block's rounds; a round counts when both have a value above zero in it. Empty where no slice has the measure. */
    Map<Integer, List<Double>> rounds(Treatment treatment, Treatment baseline, Measure measure) {
        Map<Integer, TrialRecord> others = sliced(baseline);
        Map<Integer, List<Double>> rounds = new TreeMap<>();
        sliced(treatment).forEach((block, trial) -> {
            TrialRecord other = others.get(block);
            if (other != null) {
                List<Double> ratios = new ArrayList<>();
                for (int i = 0;
                        i < Math.min(trial.slices().size(), other.slices().size());
                        i++) {
                    Double ownValue = trial.slices().get(i).of(measure);
                    Double otherValue = other.slices().get(i).of(measure);
                    if (ownValue != null && otherValue != null) {
                        ratios.add(ownValue / otherValue);
                    }
                }
                if (!ratios.isEmpty()) {
                    rounds.put(block, ratios);
                }
            }
        });
        return rounds;
    }

    private Map<Integer, TrialRecord> sliced(Treatment treatment) {
        Map<Integer, TrialRecord> trials = new TreeMap<>();
        of(treatment).stream()
                .filter(trial -> trial.counts() && !trial.slices().isEmpty())
                .forEach(trial -> trials.put(trial.block(), trial));
        return trials;
    }

    /**
     * Returns the measure in which throughput is normalized by the machine's speed: by the speed probe, or by the load generator's CPU in results that have no
     * probe.
     */
    public Measure normalizedBy() {
        return all.stream()
                        .anyMatch(trial -> trial.counts() && trial.comparable().probed())
                ? Measure.SPEED_NORMALIZED_THROUGHPUT
                : Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT;
    }

    private static boolean sameLoadGeneratorWork(Treatment treatment, Treatment baseline) {
        return Arrays.stream(Setting.values())
                .filter(Setting::changesLoadGeneratorWork)
                .allMatch(setting -> Objects.equals(
                        treatment.settings().get(setting), baseline.settings().get(setting)));
    }
}
