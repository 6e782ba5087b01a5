package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;

/** Draws a frame with two axes: a grid, the measurement interval, lines, and points with their values as titles. */
public final class Plot {
    public static final double WIDTH = 860;
    public static final double HEIGHT = 250;
    public static final double LEFT = 64;
    public static final double RIGHT = 848;
    public static final double TOP = 14;
    public static final double BOTTOM = 214;

    /** A line is broken where samples are missing for longer than this. */
    private static final double GAP_SECONDS = 3.5;

    /** Maximum points over time that show their values; of longer runs only every second, third... one does, or the page would be too large. */
    private static final int MAX_POINTS = 300;

    private final Scale across;
    private final Scale up;
    private final List<Element> parts = new ArrayList<>();

    public Plot(Scale across, Scale up) {
        this.across = across;
        this.up = up;
    }

    /** Creates a plot over the time of a run. */
    public static Plot overTime(ChartPeriod span, Scale up) {
        return new Plot(
                        new Scale(span.first(), Math.max(span.intervalSeconds(), span.first() + 1), LEFT, RIGHT, false),
                        up)
                .band("measured", "measurement interval", 0, span.intervalSeconds(), 0);
    }

    public double x(double value) {
        return across.at(value);
    }

    public double y(double value) {
        return up.at(value);
    }

    /** Shades a span of time with its name, which is lower for each row, so that names do not cover each other. */
    public Plot band(String kind, String name, double start, double end, int row) {
        Element band = rect(kind, x(start), TOP, Math.max(1, x(end) - x(start)), BOTTOM - TOP);
        return add(titled(band, name + ": " + Numbers.tick(start) + " s to " + Numbers.tick(end) + " s"))
                .add(label(x(start) + 5, TOP + 14 + 14 * row, "start", name).with("class", "value"));
    }

    /** Draws grid, ticks and the name of the horizontal axis. */
    public Plot axes(String name) {
        return axes(name, false);
    }

    /** Does the same; with {@code whole} only whole numbers are ticks: there is no half server. */
    public Plot axes(String name, boolean whole) {
        for (double tick : up.ticks(5)) {
            add(line("grid", LEFT, y(tick), RIGHT, y(tick)));
            add(label(LEFT - 8, y(tick) + 4, "end", Numbers.tick(tick)));
        }
        for (double tick : across.ticks(10)) {
            if (!whole || tick == Math.rint(tick)) {
                add(line("tick", x(tick), BOTTOM, x(tick), BOTTOM + 5));
                add(label(x(tick), BOTTOM + 19, "middle", Numbers.tick(tick)));
            }
        }
        return add(line("axis", LEFT, BOTTOM, RIGHT, BOTTOM)).add(label(RIGHT, HEIGHT - 3, "end", name));
    }

    /** Draws a line through the points of a series, broken where samples are missing. */
    public Plot series(Series series) {
        StringBuilder path = new StringBuilder();
        double before = Double.NEGATIVE_INFINITY;
        for (Series.Point point : series.points()) {
            path.append(point.time() - before > GAP_SECONDS ? 'M' : 'L').append(place(point.time(), point.value()));
            before = point.time();
        }
        return path("line " + series.colour(), path.toString());
    }

    /** Returns the coordinates of a point, in the form of a path. */
    public String place(double x, double y) {
        return Numbers.svg(x(x)) + " " + Numbers.svg(y(y));
    }

    public Plot path(String kind, String path) {
        return add(Element.of("path").with("class", kind).with("d", path));
    }

    /** Lets the pointer show all values of a moment: those of the first series, and those of the others at the same time. */
    public Plot readable(List<Series> all, String unit) {
        List<Series.Point> moments = all.isEmpty() ? List.of() : all.get(0).points();
        int step = moments.size() / MAX_POINTS + 1;
        for (int i = 0; i < moments.size(); i += step) {
            double time = moments.get(i).time();
            double next = i + step < moments.size() ? moments.get(i + step).time() : time + 1;
            StringBuilder title = new StringBuilder(Numbers.tick(time) + " s");
            for (Series series : all) {
                Series.Point point = series.at(time);
                if (point != null) {
                    title.append("; ")
                            .append(series.name())
                            .append(' ')
                            .append(Numbers.of(point.value(), 2))
                            .append(unit);
                }
            }
            add(titled(
                    rect(
                            "hover",
                            x(time),
                            TOP,
                            Math.max(1, x(Math.min(next, time + step * GAP_SECONDS)) - x(time)),
                            BOTTOM - TOP),
                    title.toString()));
        }
        return this;
    }

    public Plot add(Element part) {
        parts.add(part);
        return this;
    }

    /** Returns the chart, with a name and a description for those who do not see it. */
    public Element svg(String name, String description) {
        return image(Element.of("svg", parts), WIDTH, HEIGHT, name, description);
    }

    static Element image(Element svg, double width, double height, String name, String description) {
        return svg.with("viewBox", "0 0 " + Numbers.svg(width) + " " + Numbers.svg(height))
                .with("role", "img")
                .with("aria-label", (name + ". " + description).strip());
    }

    static Element rect(String kind, double x, double y, double width, double height) {
        return Element.of("rect")
                .with("class", kind)
                .with("x", x)
                .with("y", y)
                .with("width", width)
                .with("height", height);
    }

    public static Element line(String kind, double x1, double y1, double x2, double y2) {
        return Element.of("line")
                .with("class", kind)
                .with("x1", x1)
                .with("y1", y1)
                .with("x2", x2)
                .with("y2", y2);
    }

    public static Element label(double x, double y, String anchor, String text) {
        return Element.of("text", text)
                .with("class", "label")
                .with("x", x)
                .with("y", y)
                .with("text-anchor", anchor);
    }

    /** Draws a filled dot, for a value that counts, with its value as title. */
    public static Element dot(String colour, double x, double y, String title) {
        return circle("dot " + colour, x, y, 3.5, title);
    }

    /** Draws a hollow dot: a value that does not count. */
    public static Element hollow(String colour, double x, double y, String title) {
        return circle("dot hollow " + colour, x, y, 3.5, title);
    }

    /** Draws a dot of this radius. */
    public static Element circle(String kind, double x, double y, double radius, String title) {
        // Not both classes: of two that fill, programs other than browsers may apply either.
        return titled(
                Element.of("circle")
                        .with("class", kind.contains("hollow") ? kind.replace("dot ", "") : kind)
                        .with("cx", x)
                        .with("cy", y)
                        .with("r", radius),
                title);
    }

    /** Returns a mark that shows its value when the pointer rests on it. */
    public static Element titled(Element mark, String title) {
        return mark.add(Element.of("title", title));
    }
}
