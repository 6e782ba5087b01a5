package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.OpenMetrics;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Estimate;
import org.tradebench.load.statistics.Spread;

/**
 * Summarizes an experiment of the open model: response times by offered rate, and which rate meets which limit.
 *
 * @param levels by offered rate
 * @param objectives by their limit
 */
public record OpenResult(List<Level> levels, List<Objective> objectives) {
    /** Limits of the p99 of the response time in ms. */
    private static final int[] LIMITS = {25, 50, 100, 250, 500};

    /**
     * Holds the results at one offered rate: medians with the least and the most of the trials that count, in ms except for the rates.
     *
     * @param trials that count
     */
    public record Level(
            String label,
            int trials,
            double offered,
            Spread completed,
            @Nullable Spread responseP50,
            @Nullable Spread responseP99,
            @Nullable Spread serviceP50,
            @Nullable Spread serviceP99,
            Spread waited) {}

    /**
     * The largest offered rate that meets a limit of the response time.
     *
     * @param millis that the p99 of the response time may be
     * @param label of the largest offered rate that met the limit in every trial; null when none did
     * @param offered operations per second; null likewise
     * @param completed operations per second at that rate, over the blocks, with its interval; null likewise
     * @param enough whether there are enough blocks for a statement
     */
    public record Objective(
            int millis,
            @Nullable String label,
            @Nullable Double offered,
            @Nullable Estimate completed,
            boolean enough) {}

    /** Computes the result; null when no trial was of the open model. */
    static @Nullable OpenResult of(RandomizedBlocks plan, List<TrialRecord> made) {
        List<Level> levels = new ArrayList<>();
        List<Objective> objectives = new ArrayList<>();
        for (Treatment treatment : plan.treatments()) {
            List<OpenMetrics> metrics = metrics(treatment, made);
            if (!metrics.isEmpty() && !treatment.again()) {
                levels.add(level(treatment, metrics));
            }
        }
        if (levels.isEmpty()) {
            return null;
        }
        levels.sort(Comparator.comparing(Level::offered));
        for (int limit : LIMITS) {
            objectives.add(objective(limit, levels, plan, made));
        }
        return new OpenResult(List.copyOf(levels), List.copyOf(objectives));
    }

    private static List<OpenMetrics> metrics(Treatment treatment, List<TrialRecord> made) {
        return new TrialSet(made, null)
                .of(treatment).stream()
                        .filter(TrialRecord::counts)
                        .map(trial -> trial.comparable().open())
                        .filter(Objects::nonNull)
                        .toList();
    }

    private static Level level(Treatment treatment, List<OpenMetrics> metrics) {
        return new Level(
                treatment.label(),
                metrics.size(),
                metrics.get(0).offeredPerSecond(),
                Spread.of(metrics.stream()
                        .mapToDouble(OpenMetrics::completedPerSecond)
                        .toArray()),
                spread(metrics, OpenMetrics::responseP50Millis),
                spread(metrics, OpenMetrics::responseP99Millis),
                spread(metrics, OpenMetrics::serviceP50Millis),
                spread(metrics, OpenMetrics::serviceP99Millis),
                Spread.of(metrics.stream().mapToDouble(OpenMetrics::waited).toArray()));
    }

    private static @Nullable Spread spread(List<OpenMetrics> metrics, Function<OpenMetrics, @Nullable Double> metric) {
        double[] values = metrics.stream()
                .map(metric)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .toArray();
        return values.length == 0 ? null : Spread.of(values);
    }

    /** Finds the largest rate that meets a limit, from the lowest rate up: success at a rate above one that failed is luck, not capacity. */
    private static Objective objective(int limit, List<Level> levels, RandomizedBlocks plan, List<TrialRecord> made) {
        Level best = null;
        for (Level level : levels) {
            if (level.responseP99() == null || level.responseP99().most() > limit) {
                break;
            }
            best = level;
        }
        if (best == null) {
            return new Objective(limit, null, null, null, enough(levels.get(0)));
        }
        String label = best.label();
        Treatment treatment = plan.treatments().stream()
                .filter(one -> one.label().equals(label))
                .findFirst()
                .orElseThrow();
        Estimate completed = Estimate.ofRates(metrics(treatment, made).stream()
                .map(OpenMetrics::completedPerSecond)
                .toList());
        return new Objective(limit, label, best.offered(), completed, enough(best));
    }

    private static boolean enough(Level level) {
        return level.trials() >= Difference.MIN_BLOCKS;
    }
}
