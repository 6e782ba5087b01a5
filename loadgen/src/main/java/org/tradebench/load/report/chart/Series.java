package org.tradebench.load.report.chart;

import java.util.List;
import org.tradebench.load.report.page.Element;

/**
 * Values over time for one line or one layer of a chart.
 *
 * @param name in the legend
 * @param colour class of the style sheet that names its colour
 * @param points in order of time; a value that is not available is left out
 */
public record Series(String name, String colour, List<Point> points) {
    /** A value at a time in seconds since the window opened. */
    public record Point(double time, double value) {}

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

    public Element legend() {
        return Element.of("span", Element.of("i").with("class", "key " + colour), name)
                .with("class", "entry");
    }
}
