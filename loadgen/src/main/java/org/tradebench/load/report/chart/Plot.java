package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;

/** The frame that time charts share: axes, grid, the window's band. */
public final class Plot {
    public static final double WIDTH = 860;
    public static final double HEIGHT = 250;
    public static final double LEFT = 56;
    public static final double RIGHT = 848;
    public static final double TOP = 14;
    public static final double BOTTOM = 214;

    private final Scale time;
    private final Scale value;
    private final List<Element> parts = new ArrayList<>();

    public Plot(Scale time, Scale value) {
        this.time = time;
        this.value = value;
    }

    public static Scale timeScale(double first, double last) {
        return new Scale(first, Math.max(last, first + 1), LEFT, RIGHT, false);
    }

    public double x(double seconds) {
        return time.at(seconds);
    }

    public double y(double v) {
        return value.at(v);
    }

    /** Draws the window as a band with a word, behind everything. */
    public Plot window(double start, double end) {
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
    public Plot band(String kind, String name, double start, double end, int row) {
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

    public Plot axes() {
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

    public Plot add(Element part) {
        parts.add(part);
        return this;
    }

    /** The chart, with a name and a description for those who do not see it. */
    public Element svg(String id, String name, String description) {
        return Element.of("svg", Element.of("title", name).with("id", id + "-name"))
                .add(Element.of("desc", description).with("id", id + "-text"))
                .add(parts)
                .with("viewBox", "0 0 " + Numbers.svg(WIDTH) + " " + Numbers.svg(HEIGHT))
                .with("role", "img")
                .with("aria-labelledby", id + "-name " + id + "-text");
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
        return Element.of("text", text).with("x", x).with("y", y).with("text-anchor", anchor);
    }

    /** One fork that counts. */
    public static Element dot(String colour, double x, double y) {
        return circle("dot " + colour, x, y);
    }

    /** One that does not. */
    public static Element hollow(String colour, double x, double y) {
        return circle("dot hollow " + colour, x, y);
    }

    private static Element circle(String kind, double x, double y) {
        return Element.of("circle")
                .with("class", kind)
                .with("cx", x)
                .with("cy", y)
                .with("r", 3);
    }

    private static String label(double tick) {
        return Math.abs(tick) >= 10 || tick == Math.rint(tick)
                ? Numbers.whole(Math.round(tick))
                : String.format(Locale.ROOT, "%.3f", tick).replaceAll("0+$", "");
    }
}
