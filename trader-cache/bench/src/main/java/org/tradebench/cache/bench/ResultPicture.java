package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Draws the ratios by processor time with their intervals, on a logarithmic axis, as SVG. */
final class ResultPicture {
    private static final int WIDTH = 1040;
    private static final int AXIS_FROM = 640;
    private static final int AXIS_TO = 1010;
    private static final int ROW = 20;
    private static final int TOP = 30;

    /** Lower end of the axis, as a power of two. Values beyond an end are drawn at the end. */
    private static final int MIN = -3;

    private static final int MAX = 3;

    private final Map<String, List<Row>> tables = new LinkedHashMap<>();

    private record Row(String label, MeasuredRatio ratio) {}

    ResultPicture(List<BenchComparison> plan, ResultTables tables) {
        for (BenchComparison comparison : plan) {
            List<Row> rows =
                    this.tables.computeIfAbsent(ResultTables.title(comparison.name()), name -> new ArrayList<>());
            for (BenchComparison.Pair pair : comparison.drawn()) {
                List<Double> ratios = tables.ratios(comparison, pair).cpu();
                if (!ratios.contains(Double.NaN)) {
                    rows.add(new Row(
                            comparison.conditions() + ": " + pair.subject().label() + " ÷ "
                                    + pair.base().label(),
                            MeasuredRatio.of(ratios)));
                }
            }
        }
        this.tables.values().removeIf(List::isEmpty);
    }

    String svg() {
        int lines = tables.values().stream().mapToInt(rows -> rows.size() + 1).sum();
        int height = TOP + ROW * lines + 40;
        StringBuilder svg =
                new StringBuilder(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
                <title>How many times as much each cache does in a second of processor time</title>
                <rect width="%d" height="%d" fill="#ffffff"/>
                """, WIDTH, height, WIDTH, height, WIDTH, height));
        for (int power = MIN; power <= MAX; power++) {
            double x = x(Math.pow(2, power));
            line(svg, x, TOP - 8, x, TOP + ROW * lines, power == 0 ? "#444444" : "#dddddd");
            text(svg, x, TOP + ROW * lines + 16, "middle", power < 0 ? "1/" + (1 << -power) : "" + (1 << power));
        }
        text(
                svg,
                (AXIS_FROM + AXIS_TO) / 2.0,
                TOP + ROW * lines + 33,
                "middle",
                "times as much in a second of processor time (95 %)");
        double y = TOP;
        for (Map.Entry<String, List<Row>> table : tables.entrySet()) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"10\" y=\"%.0f\" font-weight=\"bold\" fill=\"#222222\">%s</text>%n",
                    y + 4,
                    table.getKey()));
            y += ROW;
            for (Row row : table.getValue()) {
                text(svg, 20, y + 4, "start", row.label);
                draw(svg, row.ratio, y);
                y += ROW;
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private static void draw(StringBuilder svg, MeasuredRatio ratio, double y) {
        if (!Double.isNaN(ratio.low())) {
            line(svg, x(ratio.low()), y, x(ratio.high()), y, "#1f5f99");
        }
        svg.append(String.format(
                Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"#1f5f99\"/>%n", x(ratio.mean()), y));
    }

    private static double x(double ratio) {
        double power = Math.max(MIN, Math.min(MAX, Math.log(ratio) / Math.log(2)));
        return AXIS_FROM + (AXIS_TO - AXIS_FROM) * (power - MIN) / (MAX - MIN);
    }

    private static void line(StringBuilder svg, double x1, double y1, double x2, double y2, String color) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"1.5\"/>%n",
                x1,
                y1,
                x2,
                y2,
                color));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String words) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#222222\">%s</text>%n",
                x,
                y,
                anchor,
                words.replace("&", "&amp;").replace("<", "&lt;")));
    }
}
