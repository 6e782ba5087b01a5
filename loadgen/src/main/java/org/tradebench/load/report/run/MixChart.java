package org.tradebench.load.report.run;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;

/** What was asked for and what was played, as pairs of bars. */
final class MixChart {
    private static final double ROW = 34;
    private static final double NAMES = 130;

    private MixChart() {}

    /**
     * Draws a pair of bars a row.
     *
     * @param asked percent by row, in the table's order
     * @param measured percent by row
     */
    static Element draw(Map<String, Double> asked, Map<String, Double> measured) {
        double greatest = Math.max(
                asked.values().stream().mapToDouble(Double::doubleValue).max().orElse(1),
                measured.values().stream()
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(1));
        Scale length = Scale.fromZero(greatest, NAMES, Plot.RIGHT - 240);
        Element svg = Element.of("svg");
        StringBuilder text = new StringBuilder();
        double y = 6;
        for (Map.Entry<String, Double> row : asked.entrySet()) {
            double played = measured.getOrDefault(row.getKey(), 0.0);
            svg.add(Plot.label(NAMES - 8, y + 18, "end", row.getKey()));
            svg.add(bar("c-asked", length, y + 2, row.getValue()));
            svg.add(bar("c-measured", length, y + 14, played));
            String figures = String.format(Locale.ROOT, "%.2f %% asked, %.2f %% measured", row.getValue(), played);
            svg.add(Plot.label(length.at(Math.max(row.getValue(), played)) + 8, y + 18, "start", figures));
            text.append(row.getKey()).append(": ").append(figures).append(". ");
            y += ROW;
        }
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH) + " " + Numbers.svg(y))
                .with("role", "img")
                .with("aria-label", text.toString().strip());
        return Figure.of(
                "mix",
                "The mix, asked for and measured",
                svg,
                List.of(
                        new Series("asked for", "c-asked", List.of()),
                        new Series("measured", "c-measured", List.of())));
    }

    private static Element bar(String colour, Scale length, double y, double percent) {
        return Element.of("rect")
                .with("class", "bar " + colour)
                .with("x", NAMES)
                .with("y", y)
                .with("width", length.at(percent) - NAMES)
                .with("height", 10);
    }
}
