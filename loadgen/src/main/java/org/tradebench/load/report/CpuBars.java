package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.tradebench.load.study.estimate.CellResult;
import org.tradebench.load.study.record.StudyTrial;

/** CPU by tier, stacked, in percent of one CPU as the papers have it; the line is the whole machine, whoever used it. */
final class CpuBars {
    private static final double ROW = 28;
    private static final double NAMES = 190;
    private static final Map<String, String> COLOURS = new LinkedHashMap<>();

    static {
        COLOURS.put("application", "c-app");
        COLOURS.put("database", "c-database");
        COLOURS.put("proxy", "c-proxy");
        COLOURS.put("web", "c-web");
        COLOURS.put("driver", "c-driver");
        COLOURS.put("runner", "c-runner");
    }

    private CpuBars() {}

    static Element draw(List<CellResult> cells, List<StudyTrial> trials) {
        double greatest = trials.stream()
                .filter(StudyTrial::counts)
                .mapToDouble(trial -> Math.max(
                        trial.figures().machineBusy() == null
                                ? 0
                                : trial.figures().machineBusy(),
                        trial.figures().cores().values().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum()))
                .max()
                .orElse(1);
        Scale scale = Scale.fromZero(100 * greatest, NAMES, Plot.RIGHT);
        Element svg = Element.of("svg");
        double bottom = 8 + ROW * cells.size();
        for (double tick : scale.ticks(5)) {
            svg.add(Plot.line("grid", scale.at(tick), 4, scale.at(tick), bottom));
            svg.add(Plot.label(scale.at(tick), bottom + 16, "middle", Numbers.svg(tick)));
        }
        StringBuilder text = new StringBuilder();
        double y = 8;
        for (CellResult cell : cells) {
            List<StudyTrial> own = trials.stream()
                    .filter(trial -> trial.cell().equals(cell.cell().label()) && trial.counts())
                    .toList();
            svg.add(Plot.label(NAMES - 8, y + ROW / 2 + 4, "end", cell.cell().label()));
            double from = 0;
            for (Map.Entry<String, String> tier : COLOURS.entrySet()) {
                double percent = 100 * mean(own, tier.getKey());
                if (percent > 0) {
                    svg.add(Element.of("rect")
                            .with("class", "bar " + tier.getValue())
                            .with("x", scale.at(from))
                            .with("y", y + 5)
                            .with("width", scale.at(from + percent) - scale.at(from))
                            .with("height", ROW - 10));
                    from += percent;
                    text.append(String.format(
                            Locale.ROOT, "%s, %s: %.0f %%. ", cell.cell().label(), tier.getKey(), percent));
                }
            }
            double machine = 100
                    * own.stream()
                            .map(trial -> trial.figures().machineBusy())
                            .filter(Objects::nonNull)
                            .mapToDouble(Double::doubleValue)
                            .average()
                            .orElse(0);
            if (machine > 0) {
                svg.add(Plot.line("limit", scale.at(machine), y + 2, scale.at(machine), y + ROW - 2));
            }
            y += ROW;
        }
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH + 30) + " " + Numbers.svg(bottom + 24))
                .with("role", "img")
                .with("aria-label", "CPU. " + text.toString().strip());
        return Figure.of(
                "CPU in percent, 100 % = one CPU, means of the forks; the dashed line is the whole machine",
                svg, legend());
    }

    private static double mean(List<StudyTrial> trials, String tier) {
        return trials.stream()
                .map(trial -> trial.figures().cores().get(tier))
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .average()
                .orElse(0);
    }

    private static List<Series> legend() {
        List<Series> legend = new ArrayList<>();
        COLOURS.forEach((tier, colour) -> legend.add(new Series(tier, colour, List.of())));
        return legend;
    }
}
