package org.tradebench.load.report.chart;

import java.util.List;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;

/** The frame that charts of named rows share: an axis from the left, a row for each name. */
public final class BarRows {
    private static final double TOP = 8;

    /** The width of a letter on average. */
    public static final double LETTER = 7.4;

    private final Element svg = Element.of("svg");
    private final StringBuilder text = new StringBuilder();
    private final Scale scale;
    private final double names;
    private final double row;
    private final double bottom;
    private double y = TOP;

    /**
     * Draws the axis.
     *
     * @param scale begins where the names end
     * @param row height of each
     * @param unit behind every figure of the axis
     */
    public BarRows(Scale scale, double row, int rows, String unit) {
        this.scale = scale;
        this.row = row;
        names = scale.from();
        bottom = TOP + row * rows;
        for (double tick : scale.ticks(5)) {
            svg.add(Plot.line("grid", at(tick), 4, at(tick), bottom));
            svg.add(Plot.label(at(tick), bottom + 16, "middle", Numbers.svg(tick) + unit));
        }
    }

    /** Where the axis begins, so that every name has room. */
    public static double left(List<String> names) {
        int longest = names.stream().mapToInt(String::length).max().orElse(0);
        return Math.max(100, Math.min(360, 14 + LETTER * longest));
    }

    /** A vertical line through all rows. */
    public BarRows mark(double value) {
        svg.add(Plot.line("limit", at(value), 4, at(value), bottom));
        return this;
    }

    /** Begins the next row and gives its middle. */
    public double next(String name) {
        double middle = y + row / 2;
        svg.add(Plot.label(names - 8, middle + 4, "end", name));
        y += row;
        return middle;
    }

    public double at(double value) {
        return scale.at(value);
    }

    /** A bar in the row of this middle. */
    public Element bar(String colour, double from, double to, double middle) {
        return Element.of("rect")
                .with("class", "bar " + colour)
                .with("x", at(from))
                .with("y", middle - row / 2 + 5)
                .with("width", at(to) - at(from))
                .with("height", row - 10);
    }

    /** A line between two values with an end at each. */
    public BarRows whisker(double low, double high, double middle) {
        return add(Plot.line("axis", at(low), middle, at(high), middle))
                .add(Plot.line("axis", at(low), middle - 4, at(low), middle + 4))
                .add(Plot.line("axis", at(high), middle - 4, at(high), middle + 4));
    }

    public BarRows add(Element part) {
        svg.add(part);
        return this;
    }

    /** A sentence for those who do not see the chart. */
    public BarRows say(String sentence) {
        text.append(sentence).append(". ");
        return this;
    }

    /** The chart. */
    public Element svg(String title) {
        return svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH + 30) + " " + Numbers.svg(bottom + 24))
                .with("role", "img")
                .with("aria-label", (title + ". " + text).strip());
    }
}
