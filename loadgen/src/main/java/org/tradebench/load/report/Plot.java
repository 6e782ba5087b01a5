package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The frame that time charts share: axes, grid, the window's band. */
final class Plot {
    static final double WIDTH = 860;
    static final double HEIGHT = 250;
    static final double LEFT = 56;
    static final double RIGHT = 848;
    static final double TOP = 14;
    static final double BOTTOM = 214;

    private final Scale time;
    private final Scale value;
    private final List<Element> parts = new ArrayList<>();

    Plot(Scale time, Scale value) {
        this.time = time;
        this.value = value;
    }

    static Scale timeScale(double first, double last) {
        return new Scale(first, Math.max(last, first + 1), LEFT, RIGHT, false);
    }

    double x(double seconds) {
        return time.at(seconds);
    }

    double y(double v) {
        return value.at(v);
    }

    /** Draws the window as a band with a word, behind everything. */
    Plot window(double start, double end) {
        parts.add(Element.of("rect")
                .with("class", "window")
                .with("x", x(start))
                .with("y", TOP)
                .with("width", Math.max(0, x(end) - x(start)))
                .with("height", BOTTOM - TOP));
        parts.add(Element.of("text", "window")
                .with("class", "bandname")
                .with("x", x(start) + 6)
                .with("y", TOP + 14));
        return this;
    }

    /** Draws a stretch of time as a shaded band with its name, which stands lower for each one more, so that names do not cover each other. */
    Plot band(String kind, String name, double start, double end, int row) {
        parts.add(Element.of("rect")
                .with("class", kind)
                .with("x", x(start))
                .with("y", TOP)
                .with("width", Math.max(1, x(end) - x(start)))
                .with("height", BOTTOM - TOP));
        parts.add(Element.of("text", name)
                .with("class", "bandname")
                .with("x", x(start) + 4)
                .with("y", TOP + 28 + 14 * row));
        return this;
    }

    Plot axes() {
        for (double tick : value.ticks(5)) {
            parts.add(line("grid", LEFT, y(tick), RIGHT, y(tick)));
            parts.add(label(LEFT - 8, y(tick) + 4, "end", label(tick)));
        }
        for (double tick : time.ticks(10)) {
            parts.add(line("tick", x(tick), BOTTOM, x(tick), BOTTOM + 5));
            parts.add(label(x(tick), BOTTOM + 19, "middle", label(tick)));
        }
        parts.add(line("axis", LEFT, BOTTOM, RIGHT, BOTTOM));
        parts.add(label(RIGHT, HEIGHT - 3, "end", "seconds since the window opened"));
        return this;
    }

    Plot add(Element part) {
        parts.add(part);
        return this;
    }

    /** The chart, with a name and a description for those who do not see it. */
    Element svg(String id, String name, String description) {
        return Element.of("svg", Element.of("title", name).with("id", id + "-name"))
                .add(Element.of("desc", description).with("id", id + "-text"))
                .add(parts)
                .with("viewBox", "0 0 " + Numbers.svg(WIDTH) + " " + Numbers.svg(HEIGHT))
                .with("role", "img")
                .with("aria-labelledby", id + "-name " + id + "-text");
    }

    static Element line(String kind, double x1, double y1, double x2, double y2) {
        return Element.of("line")
                .with("class", kind)
                .with("x1", x1)
                .with("y1", y1)
                .with("x2", x2)
                .with("y2", y2);
    }

    static Element label(double x, double y, String anchor, String text) {
        return Element.of("text", text).with("x", x).with("y", y).with("text-anchor", anchor);
    }

    private static String label(double tick) {
        return Math.abs(tick) >= 10 || tick == Math.rint(tick)
                ? Numbers.whole(Math.round(tick))
                : String.format(Locale.ROOT, "%.3f", tick).replaceAll("0+$", "");
    }
}
