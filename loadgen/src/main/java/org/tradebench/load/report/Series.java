package org.tradebench.load.report;

import java.util.List;

/**
 * Values over time for one line or one layer of a chart.
 *
 * @param name in the legend
 * @param colour class of the style sheet that names its colour
 * @param points in order of time; a value that is not available is left out
 */
record Series(String name, String colour, List<Point> points) {
    /** A value at a time in seconds since the window opened. */
    record Point(double time, double value) {}

    double greatest() {
        return points.stream().mapToDouble(Point::value).max().orElse(0);
    }

    double least() {
        return points.stream()
                .mapToDouble(Point::value)
                .filter(v -> v > 0)
                .min()
                .orElse(1);
    }

    Element legend() {
        return Element.of("span", Element.of("i").with("class", "key " + colour), name)
                .with("class", "entry");
    }
}
