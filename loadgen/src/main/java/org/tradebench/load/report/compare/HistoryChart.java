package org.tradebench.load.report.compare;

import java.util.List;
import java.util.stream.IntStream;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.results.compare.HistorySeries;
import org.tradebench.load.statistics.Segments;
import org.tradebench.load.statistics.Spread;

/** A series of trials in the order of time: each as a dot, the level of each part as a line, changes as dashed lines. */
final class HistoryChart {
    private HistoryChart() {}

    /**
     * Draws.
     *
     * @param number of the series, for the name of its file
     */
    static Element draw(HistorySeries series, int number) {
        int replicates = series.replicates().size();
        double least = Double.MAX_VALUE;
        double greatest = 0;
        for (int i = 0; i < replicates; i++) {
            least = Math.min(least, series.value(i));
            greatest = Math.max(greatest, series.value(i));
        }
        Scale across = new Scale(0, replicates + 1.0, Plot.LEFT, Plot.RIGHT, false);
        Scale up = Scale.between(least, greatest, Plot.BOTTOM, Plot.TOP);
        Plot plot = new Plot(across, up).axes("trials in the order of time", true);
        StringBuilder text = new StringBuilder(replicates + " trials. ");
        levels(plot, series);
        for (int i = 0; i < replicates; i++) {
            plot.add(Plot.dot(
                    "c-measured",
                    plot.x(i + 1),
                    plot.y(series.value(i)),
                    "trial " + (i + 1) + ": " + HistoryTables.figure(series.value(i), series.measure())));
        }
        for (Segments.Change change : series.segments().changes()) {
            double x = plot.x(change.before() + 0.5);
            plot.add(Plot.line("limit", x, Plot.TOP, x, Plot.BOTTOM));
            text.append("Changed ")
                    .append(HistoryTables.when(series, change))
                    .append(" from ")
                    .append(HistoryTables.figure(change.from(), series.measure()))
                    .append(" to ")
                    .append(HistoryTables.figure(change.to(), series.measure()))
                    .append(". ");
        }
        return Figure.of(
                "series-" + number + "-" + series.measure().word(),
                series.what() + ": " + HistoryTables.title(series.measure()) + " (the axis need not begin at zero)",
                plot.svg(series.what(), text.toString()),
                List.of(
                        new Series("trial", "c-measured", List.of()),
                        new Series("median of the part", "c-error", List.of())));
    }

    private static void levels(Plot plot, HistorySeries series) {
        int from = 0;
        for (int part = 0; part <= series.segments().changes().size(); part++) {
            int to = part == series.segments().changes().size()
                    ? series.replicates().size()
                    : series.segments().changes().get(part).before();
            double median = Spread.of(
                            IntStream.range(from, to).mapToDouble(series::value).toArray())
                    .median();
            plot.path("line c-error", "M" + plot.place(from + 0.5, median) + "L" + plot.place(to + 0.5, median));
            from = to;
        }
    }
}
