package org.tradebench.load.study.estimate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Estimate;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.OpenFigures;
import org.tradebench.load.study.record.StudyTrial;

/**
 * What a study of the open model says of waiting.
 *
 * @param levels by offered rate
 * @param objectives by their limit
 */
public record OpenResult(List<Level> levels, List<Objective> objectives) {
    /** Limits of the p99 of the response time in ms. */
    private static final int[] LIMITS = {25, 50, 100, 250, 500};

    /**
     * A rate that was offered; medians with the least and the most of the trials that count, in ms but for the rates.
     *
     * @param trials that count
     */
    public record Level(
            String label,
            int trials,
            double offered,
            Spread completed,
            Spread responseP50,
            Spread responseP99,
            Spread serviceP50,
            Spread serviceP99,
            Spread waited) {}

    /**
     * What is carried within a limit.
     *
     * @param millis that the p99 of the response time may be
     * @param label of the largest offered rate that kept to it in every trial; null when none did
     * @param offered operations a second; null likewise
     * @param completed operations a second at that rate, over the blocks, with its interval; null likewise
     * @param enough whether so many blocks were made that something may be said
     */
    public record Objective(int millis, String label, Double offered, Estimate completed, boolean enough) {}

    /** Works it out; null when no trial was of the open model. */
    static OpenResult of(StudyPlan plan, List<StudyTrial> made) {
        List<Level> levels = new ArrayList<>();
        List<Objective> objectives = new ArrayList<>();
        for (Cell cell : plan.cells()) {
            List<OpenFigures> figures = figures(cell, made);
            if (!figures.isEmpty() && !cell.again()) {
                levels.add(level(cell, figures));
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

    private static List<OpenFigures> figures(Cell cell, List<StudyTrial> made) {
        return new Trials(made, null)
                .of(cell).stream()
                        .filter(StudyTrial::counts)
                        .map(trial -> trial.figures().open())
                        .filter(Objects::nonNull)
                        .toList();
    }

    private static Level level(Cell cell, List<OpenFigures> figures) {
        return new Level(
                cell.label(),
                figures.size(),
                figures.get(0).offeredPerSecond(),
                spread(figures, OpenFigures::completedPerSecond),
                spread(figures, OpenFigures::responseP50Millis),
                spread(figures, OpenFigures::responseP99Millis),
                spread(figures, OpenFigures::serviceP50Millis),
                spread(figures, OpenFigures::serviceP99Millis),
                spread(figures, OpenFigures::waited));
    }

    private static Spread spread(List<OpenFigures> figures, Function<OpenFigures, Double> figure) {
        double[] values = figures.stream()
                .map(figure)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .toArray();
        return values.length == 0 ? null : Spread.of(values);
    }

    /** From the lowest rate up: one above a rate that failed is luck, not capacity. */
    private static Objective objective(int limit, List<Level> levels, StudyPlan plan, List<StudyTrial> made) {
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
        Cell cell = plan.cells().stream()
                .filter(one -> one.label().equals(label))
                .findFirst()
                .orElseThrow();
        Estimate completed = Estimate.ofRates(figures(cell, made).stream()
                .map(OpenFigures::completedPerSecond)
                .toList());
        return new Objective(limit, label, best.offered(), completed, enough(best));
    }

    private static boolean enough(Level level) {
        return level.trials() >= Difference.LEAST_BLOCKS;
    }
}
