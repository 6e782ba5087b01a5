package org.tradebench.load.report.chart;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * Holds values over time for one line or one layer of a chart.
 *
 * @param name in the legend
 * @param colour class of the style sheet that names its colour
 * @param points in order of time; a value that is not available is left out
 */
public record Series(String name, String colour, List<Point> points) {
    /** Most seconds between two points of the same moment: lines of one chart may count their seconds from different times. */
    private static final double SAME_MOMENT_SECONDS = 0.5;

    /** Holds a value at a time in seconds since the measurement interval began. */
    public record Point(double time, double value) {}

    /** Returns an entry of a legend for something that is not drawn over time. */
    public static Series key(String name, String colour) {
        return new Series(name, colour, List.of());
    }

    /** The point of a moment; null when the series has none there. */
    @Nullable
    Point at(double time) {
        return points.stream()
                .min(Comparator.comparingDouble(point -> Math.abs(point.time() - time)))
                .filter(point -> Math.abs(point.time() - time) <= SAME_MOMENT_SECONDS)
                .orElse(null);
    }

    public double greatest() {
        return points.stream().mapToDouble(Point::value).max().orElse(0);
    }

    public double least() {
        return points.stream()
                .mapToDouble(Point::value)
                .filter(v -> v > 0)
                .min()
                .orElse(1);
    }

    /** Returns the values in the measurement interval. */
    DoubleStream within(ChartPeriod span) {
        return points.stream()
                .filter(point -> point.time() >= 0 && point.time() <= span.intervalSeconds())
                .mapToDouble(Point::value);
    }

    public Element legend() {
        return Element.of("span", Element.of("i").with("class", "key " + colour), name)
                .with("class", "entry");
    }
}
