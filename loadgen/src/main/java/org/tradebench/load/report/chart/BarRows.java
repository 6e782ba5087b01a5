package org.tradebench.load.report.chart;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.statistics.Ratio;

/** Draws a frame of named rows: an axis from the left, a row for each name, and marks with their values as titles. */
public final class BarRows {
    /** Width with room for words beside the axis. */
    public static final double WIDTH = Plot.WIDTH + 30;

    private static final double TOP = 8;

    /** The width of a letter on average. */
    private static final double LETTER = 7.7;

    private final Element svg = Element.of("svg");
    private final StringBuilder text = new StringBuilder();
    private final Scale scale;
    private final double row;
    private final double bottom;
    private double y = TOP;

    /**
     * Draws the axis.
     *
     * @param scale begins where the names end
     * @param row height of each
     * @param unit behind every number of the axis
     */
    public BarRows(Scale scale, double row, int rows, String unit) {
        this.scale = scale;
        this.row = row;
        bottom = TOP + row * rows;
        for (double tick : scale.ticks(5)) {
            svg.add(Plot.line("grid", at(tick), 4, at(tick), bottom));
            svg.add(Plot.label(at(tick), bottom + 16, "middle", Numbers.tick(tick) + unit));
        }
    }

    /** Returns where the axis begins, so that every name has room. */
    public static double left(List<String> names) {
        int longest = names.stream().mapToInt(String::length).max().orElse(0);
        return Math.max(100, Math.min(430, 14 + LETTER * longest));
    }

    /** Draws a vertical line through all rows. */
    public BarRows mark(double value) {
        return add(Plot.line("limit", at(value), 4, at(value), bottom));
    }

    /** Begins the next row and returns its middle. */
    public double next(String name) {
        double middle = y + row / 2;
        add(Plot.label(scale.from() - 8, middle + 4, "end", name));
        y += row;
        return middle;
    }

    public double at(double value) {
        return scale.at(value);
    }

    /** Draws a bar that fills the row of this middle. */
    public BarRows bar(String kind, double from, double to, double middle, String title) {
        return bar(kind, from, to, middle, row - 10, title);
    }

    public BarRows bar(String kind, double from, double to, double middle, double height, String title) {
        return add(Plot.titled(
                Plot.rect(kind, at(from), middle - height / 2, Math.max(0, at(to) - at(from)), height), title));
    }

    /** Draws a line between two values with an end at each. */
    public BarRows whisker(@Nullable Double low, @Nullable Double high, double middle) {
        return low == null || high == null
                ? this
                : add(Plot.line("axis", at(low), middle, at(high), middle))
                        .add(Plot.line("axis", at(low), middle - 4, at(low), middle + 4))
                        .add(Plot.line("axis", at(high), middle - 4, at(high), middle + 4));
    }

    /** Draws a ratio: a dot on the line of its interval. */
    BarRows ratio(String colour, Ratio ratio, double middle, String title) {
        return whisker(ratio.low(), ratio.high(), middle)
                .add(Plot.circle("dot " + colour, at(ratio.ratio()), middle, 5, title));
    }

    public BarRows add(Element part) {
        svg.add(part);
        return this;
    }

    /** Adds a sentence for those who do not see the chart. */
    public BarRows describe(String sentence) {
        text.append(sentence).append(". ");
        return this;
    }

    public Element svg(String title) {
        return Plot.image(svg, WIDTH, bottom + 24, title, text.toString());
    }
}
