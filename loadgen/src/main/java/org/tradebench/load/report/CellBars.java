package org.tradebench.load.report;

import java.util.List;
import java.util.Locale;
import org.tradebench.load.statistics.Estimate;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.estimate.CellResult;
import org.tradebench.load.study.record.StudyTrial;

/** Each cell's figure as a bar from zero, its interval as a line, each fork as a dot; what was left out is not drawn, but named in the table. */
final class CellBars {
    private static final double ROW = 28;
    private static final double NAMES = 190;

    private CellBars() {}

    static Element draw(List<CellResult> cells, List<StudyTrial> trials, Measure measure) {
        double greatest = trials.stream()
                .filter(StudyTrial::counts)
                .map(trial -> trial.figures().of(measure))
                .filter(figure -> figure != null)
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        Scale scale = Scale.fromZero(greatest, NAMES, Plot.RIGHT);
        Element svg = Element.of("svg");
        double bottom = 8 + ROW * cells.size();
        for (double tick : scale.ticks(5)) {
            svg.add(Plot.line("grid", scale.at(tick), 4, scale.at(tick), bottom));
            svg.add(Plot.label(scale.at(tick), bottom + 16, "middle", Numbers.svg(tick)));
        }
        StringBuilder text = new StringBuilder();
        double y = 8;
        for (CellResult cell : cells) {
            List<Double> forks = forks(cell, trials, measure);
            svg.add(Plot.label(NAMES - 8, y + ROW / 2 + 4, "end", cell.cell().label()));
            if (!forks.isEmpty()) {
                Estimate mean = Estimate.ofRates(forks);
                row(svg, scale, y, mean, forks);
                text.append(String.format(Locale.ROOT, "%s: %.2f. ", cell.cell().label(), mean.value()));
            }
            y += ROW;
        }
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH + 30) + " " + Numbers.svg(bottom + 24))
                .with("role", "img")
                .with("aria-label", measure.title() + ". " + text.toString().strip());
        return Figure.of(
                measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit())
                        + ": geometric mean of the forks, 95 % interval, each fork as a dot",
                svg,
                List.of());
    }

    private static List<Double> forks(CellResult cell, List<StudyTrial> trials, Measure measure) {
        return trials.stream()
                .filter(trial -> trial.cell().equals(cell.cell().label()) && trial.counts())
                .map(trial -> trial.figures().of(measure))
                .filter(figure -> figure != null && figure > 0)
                .toList();
    }

    private static void row(Element svg, Scale scale, double y, Estimate mean, List<Double> forks) {
        svg.add(Element.of("rect")
                .with("class", "bar c-measured")
                .with("x", scale.at(0))
                .with("y", y + 5)
                .with("width", scale.at(mean.value()) - scale.at(0))
                .with("height", ROW - 10)
                .with("opacity", "0.45"));
        double middle = y + ROW / 2;
        if (mean.low() != null) {
            svg.add(Plot.line("axis", scale.at(mean.low()), middle, scale.at(mean.high()), middle));
            svg.add(Plot.line("axis", scale.at(mean.low()), middle - 4, scale.at(mean.low()), middle + 4));
            svg.add(Plot.line("axis", scale.at(mean.high()), middle - 4, scale.at(mean.high()), middle + 4));
        }
        for (double fork : forks) {
            svg.add(Element.of("circle")
                    .with("class", "dot c-measured")
                    .with("cx", scale.at(fork))
                    .with("cy", middle)
                    .with("r", 3));
        }
    }
}
