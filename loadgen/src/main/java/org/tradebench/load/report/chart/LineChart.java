package org.tradebench.load.report.chart;

import java.util.List;
import java.util.Locale;

/** Draws lines over the time of a run, with the measurement interval shaded. */
public final class LineChart {
    private LineChart() {}

    /** Draws the series, the measurement interval shaded. */
    public static Element draw(
            String id, String name, String unit, List<Series> lines, ChartPeriod span, boolean logarithmic) {
        double greatest = lines.stream().mapToDouble(Series::greatest).max().orElse(1);
        double least = lines.stream().mapToDouble(Series::least).min().orElse(1);
        Scale up = logarithmic
                ? Scale.decades(least, greatest, Plot.BOTTOM, Plot.TOP)
                : Scale.fromZero(greatest, Plot.BOTTOM, Plot.TOP);
        Plot plot = Plot.overTime(span, up).axes("seconds since the measurement interval began");
        lines.forEach(plot::series);
        plot.readable(lines, "");
        return Figure.of(id, name + ", " + unit, plot.svg(name, describe(lines, unit, span)), lines);
    }

    /** Describes, for those who do not see the lines, the range of each within the measurement interval. */
    public static String describe(List<Series> lines, String unit, ChartPeriod span) {
        StringBuilder text = new StringBuilder();
        for (Series line : lines) {
            List<Double> values = line.within(span).sorted().boxed().toList();
            text.append(line.name())
                    .append(
                            values.isEmpty()
                                    ? ": nothing in the measurement interval. "
                                    : String.format(
                                            Locale.ROOT,
                                            ": in the measurement interval from %,.2f to %,.2f %s, median %,.2f. ",
                                            values.get(0),
                                            values.get(values.size() - 1),
                                            unit,
                                            values.get(values.size() / 2)));
        }
        return text.toString().strip();
    }
}
