package org.tradebench.load.report.run;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;

/** Draws the requested operation mix and the measured one, as pairs of bars. */
final class MixChart {
    private static final double ROW = 34;

    private MixChart() {}

    /**
     * Draws a pair of bars a row.
     *
     * @param asked percent by row, in the table's order
     * @param measured percent by row
     */
    static Element draw(Map<String, Double> asked, Map<String, Double> measured) {
        double greatest = Stream.concat(asked.values().stream(), measured.values().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        BarRows rows = new BarRows(Scale.fromZero(greatest, 130, Plot.RIGHT - 240), ROW, asked.size(), " %");
        asked.forEach((name, percent) -> {
            double played = measured.getOrDefault(name, 0.0);
            String words = String.format(Locale.ROOT, "%.2f %% requested, %.2f %% measured", percent, played);
            double middle = rows.next(name);
            rows.bar("bar c-asked", 0, percent, middle - 6, 10, words)
                    .bar("bar c-measured", 0, played, middle + 6, 10, words)
                    .add(Plot.label(rows.at(Math.max(percent, played)) + 8, middle + 4, "start", words))
                    .say(name + ": " + words);
        });
        return Figure.of(
                "mix",
                "Operation mix, requested and measured",
                rows.svg("Operation mix"),
                List.of(Series.key("requested", "c-asked"), Series.key("measured", "c-measured")));
    }
}
