package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.study.PublishedComparison;
import org.tradebench.load.study.PublishedRatio;

/** Changes relative to a level: the paper's on the left, ours on the right, on the same axis; bars from zero. */
final class PaperBars {
    private static final double ROW = 34;
    private static final double TOP = 26;
    private static final double GAP = 64;
    private static final double RIGHT = Plot.RIGHT;

    private final List<PublishedComparison> rows;
    private final Scale left;
    private final Scale right;
    private final Element svg = Element.of("svg");
    private final StringBuilder text = new StringBuilder();

    private PaperBars(List<PublishedComparison> rows, List<String> names) {
        this.rows = rows;
        double least = changes().min(Double::compare).orElse(0.0);
        double greatest = changes().max(Double::compare).orElse(0.0);
        double from = BarRows.left(names);
        double middle = (from + RIGHT) / 2;
        left = Scale.around(100 * least, 100 * greatest, from, middle - GAP / 2);
        right = Scale.around(100 * least, 100 * greatest, middle + GAP / 2, RIGHT);
    }

    /** Also the ends of intervals, but for those so wide that they would hide everything else. */
    private Stream<Double> changes() {
        List<Double> changes = new ArrayList<>();
        for (PublishedComparison row : rows) {
            changes.add(row.paper().change());
            row.blocks().forEach(ratio -> changes.add(ratio - 1));
            if (row.ours() != null
                    && row.ours().low() != null
                    && row.ours().high() < 3 * row.ours().ratio()) {
                changes.add(row.ours().low() - 1);
                changes.add(row.ours().high() - 1);
            }
        }
        return changes.stream();
    }

    /** Draws; all of one measure. */
    static Element draw(String source, List<PublishedComparison> rows) {
        List<String> names = rows.stream().map(row -> name(row.paper())).toList();
        String title = rows.get(0).paper().measure().title();
        return Figure.of(
                "paper-" + rows.get(0).paper().measure().word(),
                title + ", change in percent: the paper (" + source
                        + ") | here, with 95 % intervals and each block as a dot",
                new PaperBars(rows, names).chart(title, names),
                List.of(
                        new Series("in the paper, as a number", "c-asked", List.of()),
                        new Series("in the paper, as a bound or about", "open c-asked", List.of()),
                        new Series("here", "c-measured", List.of())));
    }

    private static String name(PublishedRatio ratio) {
        return ratio.level() + " ÷ " + ratio.against() + (ratio.at() == null ? "" : ", " + ratio.at());
    }

    private Element chart(String title, List<String> names) {
        double bottom = TOP + ROW * rows.size();
        panel(left, "the paper", bottom);
        panel(right, "here", bottom);
        for (int i = 0; i < rows.size(); i++) {
            double middle = TOP + ROW * i + ROW / 2;
            svg.add(Plot.label(left.from() - 8, middle + 4, "end", names.get(i)));
            paper(rows.get(i).paper(), middle);
            ours(rows.get(i), middle);
            text.append(names.get(i))
                    .append(": in the paper ")
                    .append(rows.get(i).paper().words())
                    .append(", here ")
                    .append(
                            rows.get(i).ours() == null
                                    ? "not measured"
                                    : percent(rows.get(i).ours().ratio() - 1))
                    .append(". ");
        }
        return svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH + 30) + " " + Numbers.svg(bottom + 24))
                .with("role", "img")
                .with("aria-label", title + ". " + text.toString().strip());
    }

    private static String percent(double change) {
        return String.format(Locale.ROOT, "%+.1f %%", 100 * change);
    }

    private void panel(Scale scale, String name, double bottom) {
        svg.add(Plot.label((scale.from() + scale.to()) / 2, 14, "middle", name).with("class", "bandname"));
        for (double tick : scale.ticks(4)) {
            svg.add(Plot.line(tick == 0 ? "axis" : "grid", scale.at(tick), TOP - 4, scale.at(tick), bottom));
            svg.add(Plot.label(
                    scale.at(tick), bottom + 16, "middle", (tick > 0 ? "+" : "") + Numbers.svg(tick) + " %"));
        }
    }

    private void paper(PublishedRatio ratio, double middle) {
        boolean exact = ratio.exactness() == PublishedRatio.Exactness.EXACTLY;
        svg.add(bar(left, exact ? "c-asked" : "open c-asked", ratio.change(), middle));
        words(left, ratio.words(), ratio.change(), middle);
    }

    private void ours(PublishedComparison row, double middle) {
        if (row.ours() == null) {
            svg.add(Plot.label(right.at(0) + 8, middle + 4, "start", "not measured"));
            return;
        }
        double change = row.ours().ratio() - 1;
        svg.add(bar(right, "c-measured", change, middle).with("opacity", "0.45"));
        if (row.ours().low() != null) {
            double low = right.at(100 * (row.ours().low() - 1));
            double high = right.at(100 * (row.ours().high() - 1));
            svg.add(
                    Plot.line("axis", low, middle, high, middle),
                    Plot.line("axis", low, middle - 4, low, middle + 4),
                    Plot.line("axis", high, middle - 4, high, middle + 4));
        }
        row.blocks().forEach(ratio -> svg.add(Plot.dot("c-measured", right.at(100 * (ratio - 1)), middle)));
    }

    private static Element bar(Scale scale, String colour, double change, double middle) {
        double zero = scale.at(0);
        double end = scale.at(100 * change);
        return Element.of("rect")
                .with("class", "bar " + colour)
                .with("x", Math.min(zero, end))
                .with("y", middle - ROW / 2 + 6)
                .with("width", Math.abs(end - zero))
                .with("height", ROW - 12);
    }

    /** Beside the bar's end where there is room, else within the bar. */
    private void words(Scale scale, String words, double change, double middle) {
        double end = scale.at(100 * Math.max(0, change));
        boolean room = end + 8 + BarRows.LETTER * words.length() < scale.to();
        svg.add(Plot.label(end + (room ? 6 : -6), middle + 4, room ? "start" : "end", words)
                .with("class", "value"));
    }
}
