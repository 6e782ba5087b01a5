package org.tradebench.load.report.chart;

import java.util.List;
import java.util.Locale;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;

/** Lines over time, the window marked. */
public final class LineChart {
    /** A line is broken where samples are missing for longer than this. */
    private static final double GAP_SECONDS = 3.5;

    private LineChart() {}

    public static Element draw(
            String id, String name, String unit, List<Series> lines, TimeSpan span, boolean logarithmic) {
        double greatest = lines.stream().mapToDouble(Series::greatest).max().orElse(1);
        double least = lines.stream().mapToDouble(Series::least).min().orElse(1);
        Scale value = logarithmic
                ? Scale.decades(least, greatest, Plot.BOTTOM, Plot.TOP)
                : Scale.fromZero(greatest, Plot.BOTTOM, Plot.TOP);
        Plot plot = new Plot(Plot.timeScale(span.first(), span.last()), value)
                .window(0, span.windowSeconds())
                .axes();
        for (Series line : lines) {
            plot.add(Element.of("path").with("class", "line " + line.colour()).with("d", path(plot, line)));
        }
        return Figure.of(id, name + ", " + unit, plot.svg(id, name, describe(lines, unit, span)), lines);
    }

    public static String path(Plot plot, Series line) {
        StringBuilder path = new StringBuilder();
        double before = Double.NEGATIVE_INFINITY;
        for (Series.Point point : line.points()) {
            path.append(point.time() - before > GAP_SECONDS ? 'M' : 'L')
                    .append(Numbers.svg(plot.x(point.time())))
                    .append(' ')
                    .append(Numbers.svg(plot.y(point.value())));
            before = point.time();
        }
        return path.toString();
    }

    /** For those who do not see the lines: each one's range within the window. */
    public static String describe(List<Series> lines, String unit, TimeSpan span) {
        StringBuilder text = new StringBuilder();
        for (Series line : lines) {
            List<Double> values = line.points().stream()
                    .filter(point -> point.time() >= 0 && point.time() <= span.windowSeconds())
                    .map(Series.Point::value)
                    .sorted()
                    .toList();
            text.append(line.name()).append(": ");
            text.append(
                    values.isEmpty()
                            ? "nothing in the window. "
                            : String.format(
                                    Locale.ROOT,
                                    "in the window from %.2f to %.2f %s, median %.2f. ",
                                    values.get(0),
                                    values.get(values.size() - 1),
                                    unit,
                                    values.get(values.size() / 2)));
        }
        return text.toString().strip();
    }
}
