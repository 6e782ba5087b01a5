package org.tradebench.load.report.compare;

import java.util.List;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.results.compare.HistorySeries;
import org.tradebench.load.statistics.Segments;
import org.tradebench.load.statistics.Spread;

/** A series of forks in the order of time: each as a dot, the level of each part as a line, changes as dashed lines. */
final class HistoryChart {
    private HistoryChart() {}

    /**
     * Draws.
     *
     * @param number of the series, for the name of its file
     */
    static Element draw(HistorySeries series, int number) {
        int forks = series.forks().size();
        double least = Double.MAX_VALUE;
        double greatest = 0;
        for (int i = 0; i < forks; i++) {
            least = Math.min(least, series.value(i));
            greatest = Math.max(greatest, series.value(i));
        }
        Scale across = new Scale(0, forks + 1.0, Plot.LEFT, Plot.RIGHT, false);
        Scale up = Scale.between(least, greatest, Plot.BOTTOM, Plot.TOP);
        Element svg = Element.of("svg");
        for (double tick : up.ticks(5)) {
            svg.add(Plot.line("grid", Plot.LEFT, up.at(tick), Plot.RIGHT, up.at(tick)));
            svg.add(Plot.label(Plot.LEFT - 8, up.at(tick) + 4, "end", Numbers.svg(tick)));
        }
        for (double tick : across.ticks(10)) {
            if (tick >= 1 && tick <= forks && tick == Math.rint(tick)) {
                svg.add(Plot.line("tick", across.at(tick), Plot.BOTTOM, across.at(tick), Plot.BOTTOM + 5));
                svg.add(Plot.label(across.at(tick), Plot.BOTTOM + 19, "middle", Numbers.svg(tick)));
            }
        }
        svg.add(Plot.line("axis", Plot.LEFT, Plot.BOTTOM, Plot.RIGHT, Plot.BOTTOM));
        svg.add(Plot.label(Plot.RIGHT, Plot.HEIGHT - 3, "end", "forks in the order of time"));
        StringBuilder text = new StringBuilder(forks + " forks. ");
        levels(svg, series, across, up);
        for (int i = 0; i < forks; i++) {
            svg.add(Plot.dot("c-measured", across.at(i + 1), up.at(series.value(i))));
        }
        for (Segments.Change change : series.segments().changes()) {
            double x = across.at(change.before() + 0.5);
            svg.add(Plot.line("limit", x, Plot.TOP, x, Plot.BOTTOM));
            text.append("Changed ")
                    .append(HistoryTables.when(series, change))
                    .append(" from ")
                    .append(HistoryTables.figure(change.from(), series.measure()))
                    .append(" to ")
                    .append(HistoryTables.figure(change.to(), series.measure()))
                    .append(". ");
        }
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH) + " " + Numbers.svg(Plot.HEIGHT))
                .with("role", "img")
                .with("aria-label", text.toString().strip());
        return Figure.of(
                "series-" + number + "-" + series.measure().word(),
                series.what() + ": " + HistoryTables.title(series.measure()) + " (the axis need not begin at zero)",
                svg,
                List.of(
                        new Series("fork", "c-measured", List.of()),
                        new Series("median of the part", "c-error", List.of())));
    }

    private static void levels(Element svg, HistorySeries series, Scale across, Scale up) {
        int from = 0;
        for (int part = 0; part <= series.segments().changes().size(); part++) {
            int to = part == series.segments().changes().size()
                    ? series.forks().size()
                    : series.segments().changes().get(part).before();
            double[] values = new double[to - from];
            for (int i = from; i < to; i++) {
                values[i - from] = series.value(i);
            }
            String y = Numbers.svg(up.at(Spread.of(values).median()));
            svg.add(Element.of("path")
                    .with("class", "line c-error")
                    .with(
                            "d",
                            "M" + Numbers.svg(across.at(from + 0.5)) + " " + y + "L" + Numbers.svg(across.at(to + 0.5))
                                    + " " + y));
            from = to;
        }
    }
}
