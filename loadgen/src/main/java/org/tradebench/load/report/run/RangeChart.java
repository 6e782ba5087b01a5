package org.tradebench.load.report.run;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.run.LatencySection.Named;
import org.tradebench.load.results.Latencies;

/** Draws distributions from the median to the maximum, on one logarithmic axis; one without a value is left out. */
final class RangeChart {
    private static final double ROW = 26;
    private static final double NAMES = 130;

    private RangeChart() {}

    static Element draw(String name, String caption, List<Named> all) {
        List<Named> ranges =
                all.stream().filter(range -> range.of().count() > 0).toList();
        double least =
                ranges.stream().mapToDouble(range -> range.of().p50()).min().orElse(1);
        double greatest =
                ranges.stream().mapToDouble(range -> range.of().max()).max().orElse(10);
        BarRows rows = new BarRows(Scale.decades(least, greatest, NAMES, Plot.RIGHT), ROW, ranges.size(), " ms");
        for (Named range : ranges) {
            Latencies of = range.of();
            double y = rows.next(range.name());
            rows.add(Plot.line("range", rows.at(known(of.p50())), y, rows.at(known(of.max())), y))
                    .add(dot(rows, "p50", of.p50(), y))
                    .add(dot(rows, "p95", of.p95(), y))
                    .add(dot(rows, "p99", of.p99(), y))
                    .add(dot(rows, "max", of.max(), y))
                    .say(range.name() + ": p50 " + Numbers.millis(of.p50()) + " ms, maximum " + Numbers.millis(of.max())
                            + " ms");
        }
        return Figure.of(
                name,
                caption,
                rows.svg("Latency"),
                List.of(
                        Series.key("p50", "c-p50"),
                        Series.key("p95", "c-p95"),
                        Series.key("p99", "c-p99"),
                        Series.key("maximum", "c-max")));
    }

    private static double known(@Nullable Double millis) {
        return Objects.requireNonNull(millis, "a distribution with a value has percentiles");
    }

    private static Element dot(BarRows rows, String name, @Nullable Double millis, double y) {
        return Plot.circle("dot c-" + name, rows.at(known(millis)), y, 5, name + " " + Numbers.millis(millis) + " ms");
    }
}
