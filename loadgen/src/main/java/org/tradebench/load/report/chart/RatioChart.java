package org.tradebench.load.report.chart;

import java.util.List;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.statistics.Ratio;

/** Each arm's ratio to the reference as a dot, with its interval as a line. */
public final class RatioChart {
    private static final double ROW = 26;

    private RatioChart() {}

    /** A row: what is divided by the reference, and its ratio. */
    public record Row(String label, Ratio ratio) {}

    public static Element draw(String name, String title, String caption, List<Row> arms) {
        double greatest = arms.stream()
                .map(Row::ratio)
                .mapToDouble(ratio -> ratio.high() == null ? ratio.ratio() : ratio.high())
                // An interval over two blocks can reach out of every drawing: it ends at the edge.
                .map(high -> Math.min(high, 10))
                .reduce(1, Math::max);
        double left = BarRows.left(arms.stream().map(Row::label).toList());
        BarRows rows = new BarRows(Scale.fromZero(greatest, left, Plot.RIGHT), ROW, arms.size(), "").mark(1);
        for (Row arm : arms) {
            Ratio ratio = arm.ratio();
            double y = rows.next(arm.label());
            if (ratio.low() != null) {
                rows.add(Plot.line("range", rows.at(ratio.low()), y, rows.at(ratio.high()), y));
            }
            rows.add(Element.of("circle")
                            .with("class", "dot c-measured")
                            .with("cx", rows.at(ratio.ratio()))
                            .with("cy", y)
                            .with("r", 5))
                    .say(arm.label() + ": " + Numbers.of(ratio.ratio(), 3));
        }
        return Figure.of(name, caption, rows.svg(title), List.of());
    }
}
