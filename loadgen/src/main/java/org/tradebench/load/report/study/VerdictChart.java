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
import org.tradebench.load.report.chart.FigureSvg;
import org.tradebench.load.report.chart.ForestPlot;
import org.tradebench.load.report.chart.Picture;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.study.Claim;
import org.tradebench.load.study.ClaimResult;
import org.tradebench.load.study.StudyResult;

/** Draws the papers' findings: a row for each that was measured, the paper's range as a band, the ratio here as a dot with its interval. */
public final class VerdictChart {
    private static final Map<ClaimResult.Outcome, String> COLOURS = new LinkedHashMap<>();

    static {
        COLOURS.put(ClaimResult.Outcome.REPRODUCED, "c-reproduced");
        COLOURS.put(ClaimResult.Outcome.NOT_REPRODUCED, "c-error");
        COLOURS.put(ClaimResult.Outcome.INCONCLUSIVE, "c-others");
        COLOURS.put(ClaimResult.Outcome.CONDITIONS_DIFFER, "c-measured hollow");
        COLOURS.put(ClaimResult.Outcome.INSUFFICIENT_DATA, "c-asked hollow");
    }

    private VerdictChart() {}

    /** The figure; findings without a ratio are left to the table. */
    static Element draw(List<StudyResult> studies) {
        List<ForestPlot.Row> rows = new ArrayList<>();
        for (StudyResult study : studies) {
            for (ClaimResult claim : study.claims()) {
                if (claim.ratio() != null) {
                    rows.add(new ForestPlot.Row(
                            label(study, claim.claim()),
                            claim.ratio(),
                            ForestPlot.Expected.range(
                                    claim.claim().above(), claim.claim().below()),
                            COLOURS.getOrDefault(claim.outcome(), "c-asked hollow"),
                            ", " + claim.outcome().words()));
                }
            }
        }
        List<Series> legend = COLOURS.entrySet().stream()
                .map(entry -> Series.key(entry.getKey().words(), entry.getValue()))
                .toList();
        return ForestPlot.draw(
                "verdicts",
                "Findings",
                "What the papers found (bands) and what was measured here (ratios, 95 % intervals)",
                rows,
                legend);
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
            throw Failure.of("No study with a published finding was measured yet. Run one, for example "
                    + "'./trader experiment run caching-mode'.");
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
