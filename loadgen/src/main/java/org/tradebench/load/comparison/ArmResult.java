package org.tradebench.load.comparison;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Spread;

/**
 * An arm over all blocks.
 *
 * @param trials that count
 * @param excluded trials that were INVALID
 * @param figures medians with the least and the most of the trials that count; a measure that is not available is left out
 * @param ratios to the reference's figure of the same block; likewise
 * @param hitRatio likewise; null without a cache
 */
public record ArmResult(
        Arm arm,
        int trials,
        int excluded,
        Map<Measure, Spread> figures,
        Map<Measure, PairedRatio> ratios,
        Spread hitRatio) {
    /**
     * Works an arm out.
     *
     * @param all trials of all arms
     * @param reference the label of the arm that the others are divided by
     */
    public static ArmResult of(Arm arm, List<ArmTrial> all, String reference) {
        Map<Measure, Spread> figures = new EnumMap<>(Measure.class);
        Map<Measure, PairedRatio> ratios = new EnumMap<>(Measure.class);
        for (Measure measure : Figures.MEASURES) {
            Map<Integer, Double> own = byBlock(all, arm.label(), measure);
            PairedRatio ratio = PairedRatio.of(own, byBlock(all, reference, measure));
            if (!own.isEmpty()) {
                figures.put(measure, spread(own.values().stream().toList()));
            }
            if (ratio != null) {
                ratios.put(measure, ratio);
            }
        }
        List<ArmTrial> trials =
                all.stream().filter(trial -> trial.arm().equals(arm.label())).toList();
        List<ArmTrial> counting = trials.stream().filter(ArmTrial::counts).toList();
        List<Double> hits = counting.stream()
                .map(trial -> trial.figures().hitRatio())
                .filter(Objects::nonNull)
                .toList();
        return new ArmResult(
                arm,
                counting.size(),
                trials.size() - counting.size(),
                figures,
                ratios,
                hits.isEmpty() ? null : spread(hits));
    }

    private static Map<Integer, Double> byBlock(List<ArmTrial> all, String label, Measure measure) {
        Map<Integer, Double> figures = new TreeMap<>();
        for (ArmTrial trial : all) {
            Double figure = trial.arm().equals(label) && trial.counts()
                    ? trial.figures().of(measure)
                    : null;
            if (figure != null && figure > 0) {
                figures.put(trial.block(), figure);
            }
        }
        return figures;
    }

    private static Spread spread(List<Double> figures) {
        return Spread.of(figures.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
