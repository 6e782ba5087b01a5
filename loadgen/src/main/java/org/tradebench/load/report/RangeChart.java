package org.tradebench.load.report;

import java.util.List;
import org.tradebench.load.results.Latencies;

/** From the median to the maximum of each operation, on one logarithmic axis. */
final class RangeChart {
    private static final double ROW = 26;
    private static final double NAMES = 130;

    private RangeChart() {}

    /** An operation's latencies, at least one. */
    record Range(String name, Latencies of) {}

    static Element draw(List<Range> ranges) {
        double least =
                ranges.stream().mapToDouble(range -> range.of().p50()).min().orElse(1);
        double greatest =
                ranges.stream().mapToDouble(range -> range.of().max()).max().orElse(10);
        Scale scale = Scale.decades(least, greatest, NAMES, Plot.RIGHT);
        Element svg = Element.of("svg");
        double bottom = 8 + ROW * ranges.size();
        for (double tick : scale.ticks(5)) {
            svg.add(Plot.line("grid", scale.at(tick), 4, scale.at(tick), bottom));
            svg.add(Plot.label(scale.at(tick), bottom + 16, "middle", Numbers.svg(tick) + " ms"));
        }
        double y = 8 + ROW / 2;
        StringBuilder text = new StringBuilder();
        for (Range range : ranges) {
            Latencies of = range.of();
            svg.add(Plot.label(NAMES - 10, y + 4, "end", range.name()));
            svg.add(Plot.line("range", scale.at(of.p50()), y, scale.at(of.max()), y));
            svg.add(dot("c-p50", scale.at(of.p50()), y), dot("c-p95", scale.at(of.p95()), y));
            svg.add(dot("c-p99", scale.at(of.p99()), y), dot("c-max", scale.at(of.max()), y));
            text.append(range.name())
                    .append(": p50 ")
                    .append(Numbers.millis(of.p50()))
                    .append(" ms, maximum ")
                    .append(Numbers.millis(of.max()))
                    .append(" ms. ");
            y += ROW;
        }
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH + 30) + " " + Numbers.svg(bottom + 24))
                .with("role", "img")
                .with("aria-label", text.toString().strip());
        return Figure.of(
                "From the median to the maximum of each operation (logarithmic)",
                svg,
                List.of(key("p50", "c-p50"), key("p95", "c-p95"), key("p99", "c-p99"), key("maximum", "c-max")));
    }

    private static Series key(String name, String colour) {
        return new Series(name, colour, List.of());
    }

    private static Element dot(String colour, double x, double y) {
        return Element.of("circle")
                .with("class", "dot " + colour)
                .with("cx", x)
                .with("cy", y)
                .with("r", 5);
    }
}
