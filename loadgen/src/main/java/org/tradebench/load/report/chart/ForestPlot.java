package org.tradebench.load.report.chart;

import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.statistics.Ratio;

/** Draws ratios, one per row, each a dot with its 95 % interval, beside what a paper published; the dashed line is 1, no difference. */
public final class ForestPlot {
    private static final double ROW = 26;

    /** Beyond it an interval ends at the edge, because it would compress all others. */
    private static final double MAX = 8;

    /** Room for the numbers at the right. */
    private static final double NUMBERS = 250;

    private ForestPlot() {}

    /**
     * Describes a row.
     *
     * @param ratio what was measured; null when it was not
     * @param paper what the paper found
     * @param colour class of the dot
     * @param note a remark behind the numbers, in the description only
     */
    public record Row(
            String label, @Nullable Ratio ratio, @Nullable Expected paper, String colour, String note) {
        /** Describes a row with a measurement only. */
        public Row(String label, Ratio ratio) {
            this(label, ratio, null, "c-measured", "");
        }
    }

    /**
     * Describes what a paper found: a range, drawn as a band, or a number, drawn as a diamond, or both.
     *
     * @param low lower end of the range; 0: open
     * @param high upper end; infinite: open; not above {@code low} without a range
     * @param number as the paper gives it
     * @param words short, for the column at the right
     */
    public record Expected(
            double low, double high, @Nullable Double number, String words) {
        /** Returns a range with at least one end. */
        public static Expected range(@Nullable Double above, @Nullable Double below) {
            String words = above == null
                    ? "< " + Numbers.svg(below == null ? 0 : below)
                    : below == null ? "> " + Numbers.svg(above) : Numbers.svg(above) + "–" + Numbers.svg(below);
            return new Expected(
                    above == null ? 0 : above, below == null ? Double.POSITIVE_INFINITY : below, null, words);
        }
    }

    /** Draws rows of measurements without a paper. */
    public static Element draw(String name, String title, String caption, List<Row> all) {
        return draw(name, title, caption, all, List.of());
    }

    public static Element draw(String name, String title, String caption, List<Row> all, List<Series> legend) {
        double[] ends = all.stream().flatMapToDouble(ForestPlot::ends).toArray();
        double left = BarRows.left(all.stream().map(Row::label).toList());
        boolean papers = all.stream().anyMatch(row -> row.paper() != null);
        double right = BarRows.WIDTH - (papers ? NUMBERS : NUMBERS - 50);
        Scale scale = Scale.ratios(
                Math.max(1 / MAX, DoubleStream.of(ends).min().orElse(1)),
                Math.min(MAX, DoubleStream.of(ends).max().orElse(1)),
                left,
                right);
        BarRows rows = new BarRows(scale, ROW, all.size() + 1, "").mark(1);
        double heading = rows.next("");
        rows.add(head(right + 12, heading, "measured (95 % interval)"));
        if (papers) {
            rows.add(head(BarRows.WIDTH, heading, "paper").with("text-anchor", "end"));
        }
        for (Row row : all) {
            row(rows, scale, row, right);
        }
        return Figure.of(name, caption, rows.svg(title), legend);
    }

    private static Element head(double x, double middle, String text) {
        return Plot.label(x, middle + 4, "start", text).with("class", "value");
    }

    private static void row(BarRows rows, Scale scale, Row row, double right) {
        double y = rows.next(row.label());
        Expected paper = row.paper();
        String measured = row.ratio() == null ? "not measured" : row.ratio().text();
        String title =
                row.label() + ": " + measured + (paper == null ? "" : "; in the paper " + paper.words()) + row.note();
        if (paper != null && paper.low() < paper.high()) {
            rows.bar(
                    "measured",
                    Math.max(paper.low(), scale.low()),
                    Math.min(paper.high(), scale.high()),
                    y,
                    ROW - 8,
                    title);
        }
        if (paper != null && paper.number() != null) {
            rows.add(diamond(rows.at(paper.number()), y, title));
        }
        if (row.ratio() != null) {
            rows.ratio(row.colour(), row.ratio(), y, title);
        }
        rows.add(Plot.label(right + 12, y + 4, "start", measured)).describe(title);
        if (paper != null) {
            rows.add(Plot.label(BarRows.WIDTH, y + 4, "end", paper.words()));
        }
    }

    private static Element diamond(double x, double y, String title) {
        return Plot.titled(
                Element.of("path")
                        .with("class", "dot c-paper")
                        .with("d", "M" + Numbers.svg(x - 7) + " " + Numbers.svg(y) + "l7 -7l7 7l-7 7Z"),
                title);
    }

    private static DoubleStream ends(Row row) {
        Stream<Double> measured = row.ratio() == null
                ? Stream.of()
                : Stream.of(row.ratio().ratio(), row.ratio().low(), row.ratio().high());
        Expected expected = row.paper();
        Stream<Double> paper =
                expected == null ? Stream.of() : Stream.of(expected.low(), expected.high(), expected.number());
        return Stream.concat(measured, paper)
                .filter(Objects::nonNull)
                .filter(value -> value > 0 && value < Double.POSITIVE_INFINITY)
                .mapToDouble(Double::doubleValue);
    }
}
