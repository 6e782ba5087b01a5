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
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.FigureSvg;
import org.tradebench.load.report.chart.ForestPlot;
import org.tradebench.load.report.chart.Picture;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.study.Finding;
import org.tradebench.load.study.FindingResult;
import org.tradebench.load.study.StudyFindings;

/** Draws the papers' findings: a row for each that was measured, the paper's range as a band, the ratio here as a dot with its interval. */
public final class FindingsChart {
    private static final Map<FindingResult.Outcome, String> COLOURS = new LinkedHashMap<>();

    static {
        COLOURS.put(FindingResult.Outcome.REPRODUCED, "c-reproduced");
        COLOURS.put(FindingResult.Outcome.NOT_REPRODUCED, "c-error");
        COLOURS.put(FindingResult.Outcome.INCONCLUSIVE, "c-others");
        COLOURS.put(FindingResult.Outcome.CONDITIONS_DIFFER, "c-measured hollow");
        COLOURS.put(FindingResult.Outcome.INSUFFICIENT_DATA, "c-requested hollow");
    }

    private FindingsChart() {}

    /** Returns the figure; findings without a ratio are left to the table. */
    static Element draw(List<StudyFindings> studies) {
        List<ForestPlot.Row> rows = new ArrayList<>();
        for (StudyFindings study : studies) {
            for (FindingResult finding : study.findings()) {
                if (finding.ratio() != null) {
                    rows.add(new ForestPlot.Row(
                            label(study, finding.finding()),
                            finding.ratio(),
                            ForestPlot.Expected.range(
                                    finding.finding().above(), finding.finding().below()),
                            COLOURS.getOrDefault(finding.outcome(), "c-requested hollow"),
                            ", " + finding.outcome().label()));
                }
            }
        }
        List<Series> legend = COLOURS.entrySet().stream()
                .map(entry -> Series.key(entry.getKey().label(), entry.getValue()))
                .toList();
        return ForestPlot.draw(
                "verdicts",
                "Findings",
                "What the papers found (bands) and what was measured here (ratios, 95 % intervals)",
                rows,
                legend);
    }

    private static String label(StudyFindings study, Finding finding) {
        String measure = finding.measure() == Measure.THROUGHPUT
                ? ""
                : " " + finding.measure().label().replace('-', ' ');
        String at = finding.at() == null ? "" : " at " + finding.at();
        return String.format(
                Locale.ROOT,
                "%s: %s / %s%s%s%s",
                study.study().name(),
                finding.level(),
                finding.against(),
                at,
                measure,
                finding.divisor());
    }

    /**
     * Writes the chart as a file of its own: SVG, or PNG when the file's name ends with that.
     *
     * @throws Failure when nothing was measured yet, or the file cannot be written
     */
    public static void write(List<StudyFindings> studies, Path file) {
        if (studies.stream().flatMap(study -> study.findings().stream()).allMatch(finding -> finding.ratio() == null)) {
            throw Failure.of("No study with a published finding was measured yet. Run one, for example "
                    + "'./trader experiment run caching-mode'.");
        }
        try {
            String svg = FigureSvg.of(draw(studies), "");
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
