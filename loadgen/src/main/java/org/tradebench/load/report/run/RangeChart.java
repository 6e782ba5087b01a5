package org.tradebench.load.report.run;

import java.util.List;
import java.util.Objects;
import org.tradebench.load.report.chart.BarRows;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.results.Latencies;

/** From the median to the maximum of each operation, on one logarithmic axis. */
final class RangeChart {
    private static final double ROW = 26;
    private static final double NAMES = 130;

    private RangeChart() {}

    /** An operation's latencies, at least one. */
    record Range(String name, Latencies of) {}

    static Element draw(List<Range> ranges) {
        return draw("latency-by-operation", "From the median to the maximum of each operation (logarithmic)", ranges);
    }

    static Element draw(String name, String caption, List<Range> ranges) {
        double least =
                ranges.stream().mapToDouble(range -> range.of().p50()).min().orElse(1);
        double greatest =
                ranges.stream().mapToDouble(range -> range.of().max()).max().orElse(10);
        Scale scale = Scale.decades(least, greatest, NAMES, Plot.RIGHT);
        BarRows rows = new BarRows(scale, ROW, ranges.size(), " ms");
        for (Range range : ranges) {
            Latencies of = range.of();
            double p50 = Objects.requireNonNull(of.p50());
            double max = Objects.requireNonNull(of.max());
            double y = rows.next(range.name());
            rows.add(Plot.line("range", rows.at(p50), y, rows.at(max), y))
                    .add(dot(rows, "p50", p50, y))
                    .add(dot(rows, "p95", Objects.requireNonNull(of.p95()), y))
                    .add(dot(rows, "p99", Objects.requireNonNull(of.p99()), y))
                    .add(dot(rows, "max", max, y))
                    .say(range.name() + ": p50 " + Numbers.millis(p50) + " ms, maximum " + Numbers.millis(max) + " ms");
        }
        return Figure.of(
                name,
                caption,
                rows.svg("Latency"),
                List.of(key("p50", "c-p50"), key("p95", "c-p95"), key("p99", "c-p99"), key("maximum", "c-max")));
    }

    private static Series key(String name, String colour) {
        return new Series(name, colour, List.of());
    }

    private static Element dot(BarRows rows, String name, double millis, double y) {
        return Plot.circle("dot c-" + name, rows.at(millis), y, 5, name + " " + Numbers.millis(millis) + " ms");
    }
}
