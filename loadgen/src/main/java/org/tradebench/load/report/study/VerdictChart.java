package org.tradebench.load.report.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.FigureSvg;
import org.tradebench.load.report.chart.Picture;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.Claim;
import org.tradebench.load.study.ClaimResult;
import org.tradebench.load.study.StudyResult;

/** Draws the papers' findings: a row for each that was measured, the paper's range as a band, the ratio here as a dot with its interval. */
public final class VerdictChart {
    private static final double ROW = 24;

    /** Beyond it an interval ends at the edge. */
    private static final double MOST = 4;

    private static final Map<ClaimResult.Outcome, String> COLOURS = new LinkedHashMap<>();

    static {
        COLOURS.put(ClaimResult.Outcome.REPRODUCED, "c-reproduced");
        COLOURS.put(ClaimResult.Outcome.NOT_REPRODUCED, "c-error");
        COLOURS.put(ClaimResult.Outcome.INCONCLUSIVE, "c-others");
        COLOURS.put(ClaimResult.Outcome.CONDITIONS_DIFFER, "c-measured hollow");
        COLOURS.put(ClaimResult.Outcome.INSUFFICIENT_DATA, "c-asked hollow");
    }

    private VerdictChart() {}

    /** A row: the levels and their study, with the outcome. */
    private record Row(String label, ClaimResult result) {}

    /** The figure; rows without a ratio are left to the table. */
    static Element draw(List<StudyResult> studies) {
        List<Row> measured = new ArrayList<>();
        for (StudyResult study : studies) {
            study.claims().stream()
                    .filter(claim -> claim.ratio() != null)
                    .forEach(claim -> measured.add(new Row(label(study, claim.claim()), claim)));
        }
        double greatest = measured.stream()
                .mapToDouble(row -> Math.min(
                        MOST,
                        Math.max(end(row.result().ratio()), end(row.result().claim()))))
                .reduce(1.5, Math::max);
        double left = BarRows.left(measured.stream().map(Row::label).toList());
        Scale scale = Scale.fromZero(greatest, left, Plot.RIGHT);
        BarRows rows = new BarRows(scale, ROW, measured.size(), "").mark(1);
        for (Row row : measured) {
            Claim claim = row.result().claim();
            PairedRatio ratio = row.result().ratio();
            double y = rows.next(row.label());
            double from = claim.above() == null ? scale.low() : claim.above();
            double to = claim.below() == null ? scale.high() : claim.below();
            rows.add(Element.of("rect")
                    .with("class", "window")
                    .with("x", rows.at(from))
                    .with("y", y - ROW / 2 + 4)
                    .with("width", Math.max(1, rows.at(to) - rows.at(from)))
                    .with("height", ROW - 8));
            if (ratio.low() != null) {
                rows.add(Plot.line("range", rows.at(ratio.low()), y, rows.at(ratio.high()), y));
            }
            rows.add(Element.of("circle")
                            .with(
                                    "class",
                                    "dot " + COLOURS.getOrDefault(row.result().outcome(), "c-asked hollow"))
                            .with("cx", rows.at(ratio.ratio()))
                            .with("cy", y)
                            .with("r", 5))
                    .say(row.label() + ": " + Numbers.of(ratio.ratio(), 3) + ", "
                            + row.result().outcome().words());
        }
        List<Series> legend = COLOURS.entrySet().stream()
                .map(entry -> new Series(entry.getKey().words(), entry.getValue(), List.of()))
                .toList();
        return Figure.of(
                "verdicts",
                "What the papers found (bands) and what was measured here (ratios, 95 % intervals)",
                rows.svg("Findings"),
                legend);
    }

    private static double end(PairedRatio ratio) {
        return ratio.high() == null ? ratio.ratio() : ratio.high();
    }

    /** A band without an end is seen to go on. */
    private static double end(Claim claim) {
        return claim.below() != null ? claim.below() : 1.25 * claim.above();
    }

    private static String label(StudyResult study, Claim claim) {
        String measure = claim.measure() == Measure.THROUGHPUT
                ? ""
                : " " + claim.measure().word().replace('-', ' ');
        String at = claim.at() == null ? "" : " at " + claim.at();
        return String.format(
                Locale.ROOT, "%s: %s / %s%s%s", study.study().name(), claim.level(), claim.against(), at, measure);
    }

    /**
     * Writes it as a document that needs nothing else: SVG, or PNG when the file's name ends so.
     *
     * @throws Failure when nothing was measured yet, or the file cannot be written
     */
    public static void write(List<StudyResult> studies, Path file) {
        if (studies.stream().flatMap(study -> study.claims().stream()).allMatch(claim -> claim.ratio() == null)) {
            throw Failure.of("there is nothing to draw: no study with a finding of a paper was measured yet, "
                    + "'./trader study caching-mode' would be one");
        }
        try {
            String svg = FigureSvg.of(draw(studies));
            if (file.toString().endsWith(".png")) {
                Picture.write(svg, file);
            } else {
                Files.writeString(file, svg);
            }
        } catch (IOException | IllegalStateException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
