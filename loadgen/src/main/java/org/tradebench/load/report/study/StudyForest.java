package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.ForestPlot;
import org.tradebench.load.report.chart.ForestPlot.Expected;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.statistics.Ratio;
import org.tradebench.load.study.Finding;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Published;
import org.tradebench.load.study.StudyResult;

/** Draws a study's ratios as one forest plot: throughput of each level, and everything else that its paper compares. */
final class StudyForest {
    private final StudyResult result;
    private final Map<Pair, ForestPlot.Row> rows = new LinkedHashMap<>();

    /**
     * Identifies a ratio by its two levels.
     *
     * @param divisor names the gains that the ratio is divided by; empty: it is the ratio itself
     */
    private record Pair(
            @Nullable String level,
            @Nullable String against,
            @Nullable String at,
            Measure measure,
            String divisor) {}

    private StudyForest(StudyResult result) {
        this.result = result;
        String baseline = result.study().compared().baseline();
        for (TreatmentResult cell : result.treatments()) {
            Ratio ratio = cell.ratios().get(Measure.THROUGHPUT);
            if (!cell.baseline() && ratio != null) {
                rows.put(
                        pair(
                                cell.treatment().level(),
                                baseline,
                                cell.treatment().over(),
                                Measure.THROUGHPUT,
                                ""),
                        new ForestPlot.Row(cell.treatment().label() + " ÷ " + baseline, ratio));
            }
        }
        for (FindingResult finding : result.findings()) {
            Finding of = finding.finding();
            if (finding.ratio() != null) {
                add(
                        pair(of.level(), of.against(), of.at(), of.measure(), of.divisor()),
                        finding.ratio(),
                        Expected.range(of.above(), of.below()));
            }
        }
        for (Published.PublishedComparison published : result.published()) {
            Published.PublishedRatio of = published.paper();
            add(pair(of.level(), of.against(), of.at(), of.measure(), ""), published.ours(), number(of));
        }
    }

    /** Draws the plot; returns nothing when there is no ratio yet. */
    static List<Element> draw(StudyResult result) {
        List<ForestPlot.Row> rows = new ArrayList<>(new StudyForest(result).rows.values());
        if (rows.isEmpty()) {
            return List.of();
        }
        List<Series> legend = new ArrayList<>(List.of(Series.key("measured here, 95 % interval", "c-measured")));
        if (rows.stream().anyMatch(row -> row.paper() != null)) {
            String source = Paper.labelOf(result.study().source());
            legend.add(Series.key("published as a number: " + source, "c-paper"));
            legend.add(Series.key("published as a range", "c-band"));
        }
        return List.of(ForestPlot.draw(
                "ratios",
                "Ratios of this study",
                "Ratios with 95 % intervals; throughput where no other measure is named",
                rows,
                legend));
    }

    private Pair pair(
            @Nullable String level, @Nullable String against, @Nullable String at, Measure measure, String divisor) {
        String last = result.study()
                .over()
                .map(over -> over.levels().get(over.levels().size() - 1))
                .map(Level::label)
                .orElse(null);
        return new Pair(level, against, at == null ? last : at, measure, divisor);
    }

    /** Adds the paper's values to the row of the pair, or in a row of their own. */
    private void add(Pair pair, @Nullable Ratio ratio, Expected paper) {
        ForestPlot.Row row = rows.get(pair);
        String label = row != null
                ? row.label()
                : pair.level() + " ÷ " + pair.against() + (pair.at() == null ? "" : ", " + at(pair.at()))
                        + (pair.measure() == Measure.THROUGHPUT
                                ? ""
                                : ", " + pair.measure().title())
                        + pair.divisor();
        Expected range = row == null ? null : row.paper();
        rows.put(
                pair,
                new ForestPlot.Row(
                        label,
                        ratio,
                        range == null ? paper : new Expected(range.low(), range.high(), paper.number(), paper.words()),
                        "c-measured",
                        ""));
    }

    private String at(String level) {
        return result.study()
                .over()
                .filter(over -> over.axis().isPresent())
                .map(over -> level + " " + over.name())
                .orElse(level);
    }

    private static Expected number(Published.PublishedRatio ratio) {
        String about = switch (ratio.exactness()) {
            case EXACTLY -> "";
            case ABOUT -> "≈ ";
            case BELOW -> "< ";
            case ABOVE -> "> ";
        };
        return new Expected(1, 1, ratio.times(), about + Numbers.svg(ratio.times()));
    }
}
