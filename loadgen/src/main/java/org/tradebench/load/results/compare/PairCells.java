package org.tradebench.load.results.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.results.compare.Pair.PairCell;
import org.tradebench.load.results.compare.Pair.PairCell.Both;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Holm;
import org.tradebench.load.statistics.IndependentRatio;

/** Calculates the ratios of everything that both results measured, and their outcomes. */
final class PairCells {
    private PairCells() {}

    static List<PairCell> of(Side first, Side second) {
        List<PairCell> cells = new ArrayList<>();
        first.forks().forEach((cell, own) -> {
            Map<Measure, List<Double>> its = second.forks().getOrDefault(cell, Map.of());
            Map<Measure, Both> measures = new EnumMap<>(Measure.class);
            own.forEach((measure, figures) -> {
                List<Double> others = its.get(measure);
                if (others != null) {
                    measures.put(measure, new Both(figures, others, ratio(others, figures), ""));
                }
            });
            if (!measures.isEmpty()) {
                cells.add(new PairCell(cell, measures));
            }
        });
        for (Measure measure : Measure.values()) {
            judge(
                    cells.stream()
                            .filter(cell -> cell.measures().containsKey(measure))
                            .toList(),
                    measure);
        }
        return cells;
    }

    /** Neither side has a measure without a figure. */
    private static IndependentRatio ratio(List<Double> figures, List<Double> reference) {
        return Objects.requireNonNull(IndependentRatio.of(figures, reference));
    }

    /** The risk of telling a difference that is none is shared out over the cells, measure by measure, as within a study. */
    private static void judge(List<PairCell> cells, Measure measure) {
        List<IndependentRatio> ratios = cells.stream()
                .map(cell ->
                        Objects.requireNonNull(cell.measures().get(measure)).ratio())
                .toList();
        List<Double> adjusted = Holm.adjust(ratios.stream()
                .map(IndependentRatio::probability)
                .filter(probability -> probability != null)
                .toList());
        int next = 0;
        for (int i = 0; i < cells.size(); i++) {
            Double own = ratios.get(i).probability() == null ? null : adjusted.get(next++);
            String words = Difference.words(ratios.get(i), own);
            cells.get(i).measures().computeIfPresent(measure, (unused, both) -> both.judged(words));
        }
    }
}
