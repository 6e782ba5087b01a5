package org.tradebench.load.report;

import java.util.List;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.Measure;
import org.tradebench.load.statistics.PairedRatio;

/** Each arm's ratio to the reference as a dot, with its interval as a line. */
final class RatioChart {
    private static final double ROW = 26;
    private static final double NAMES = 170;

    private RatioChart() {}

    /** A row: what is divided by the reference, and its ratio. */
    record Row(String label, PairedRatio ratio) {}

    static Element draw(ComparisonRecord record, Measure measure) {
        return draw(
                measure.title(),
                measure.title() + ", relative to " + record.reference() + " in the same block",
                record.results().stream()
                        .filter(result -> result.ratios().containsKey(measure))
                        .map(result ->
                                new Row(result.arm().label(), result.ratios().get(measure)))
                        .toList());
    }

    static Element draw(String title, String caption, List<Row> arms) {
        double greatest = arms.stream()
                .map(Row::ratio)
                .mapToDouble(ratio -> ratio.high() == null ? ratio.ratio() : ratio.high())
                // An interval over two blocks can reach out of every drawing: it ends at the edge.
                .map(high -> Math.min(high, 10))
                .reduce(1, Math::max);
        Scale scale = Scale.fromZero(greatest, NAMES, Plot.RIGHT);
        Element svg = Element.of("svg");
        double bottom = 8 + ROW * arms.size();
        for (double tick : scale.ticks(5)) {
            svg.add(Plot.line("grid", scale.at(tick), 4, scale.at(tick), bottom));
            svg.add(Plot.label(scale.at(tick), bottom + 16, "middle", Numbers.svg(tick)));
        }
        svg.add(Plot.line("limit", scale.at(1), 4, scale.at(1), bottom));
        double y = 8 + ROW / 2;
        StringBuilder text = new StringBuilder();
        for (Row arm : arms) {
            PairedRatio ratio = arm.ratio();
            svg.add(Plot.label(NAMES - 10, y + 4, "end", arm.label()));
            if (ratio.low() != null) {
                svg.add(Plot.line("range", scale.at(ratio.low()), y, scale.at(ratio.high()), y));
            }
            svg.add(Element.of("circle")
                    .with("class", "dot c-measured")
                    .with("cx", scale.at(ratio.ratio()))
                    .with("cy", y)
                    .with("r", 5));
            text.append(arm.label())
                    .append(": ")
                    .append(Numbers.of(ratio.ratio(), 3))
                    .append(". ");
            y += ROW;
        }
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH + 30) + " " + Numbers.svg(bottom + 24))
                .with("role", "img")
                .with("aria-label", title + ". " + text.toString().strip());
        return Figure.of(caption, svg, List.of());
    }
}
