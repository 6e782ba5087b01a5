package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.Published;

/** The paper's curve on the left and ours on the right, on the same axes; each line relative to its first point, because the machines are years apart. */
final class PaperCurve {
    private static final double TOP = 26;
    private static final double BOTTOM = 236;
    private static final double GAP = 58;

    private final Element svg = Element.of("svg");
    private final List<Series> legend = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final double most;
    private final double greatest;

    private PaperCurve(double most, double greatest) {
        this.most = most;
        this.greatest = greatest;
    }

    /**
     * Draws.
     *
     * @param ours forks over the same factor, by line
     */
    static Element draw(String source, Published.Curve curve, Map<String, Map<Double, Forks>> ours) {
        Map<String, Map<Double, List<Double>>> papers = new LinkedHashMap<>();
        curve.lines().forEach((name, points) -> {
            Map<Double, List<Double>> line = new TreeMap<>();
            points.forEach((x, y) -> line.put(x, List.of(y)));
            papers.put(name, relative(line));
        });
        Map<String, Map<Double, List<Double>>> own = new LinkedHashMap<>();
        ours.forEach((name, points) -> {
            Map<Double, List<Double>> line = new TreeMap<>();
            points.forEach((x, forks) -> {
                if (!forks.counting().isEmpty()) {
                    line.put(x, forks.counting());
                }
            });
            if (!line.isEmpty()) {
                own.put(name, relative(line));
            }
        });
        PaperCurve chart = new PaperCurve(
                all(papers, own)
                        .flatMap(line -> line.keySet().stream())
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(1),
                all(papers, own)
                        .flatMap(line -> line.values().stream())
                        .flatMap(List::stream)
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(1));
        return chart.figure(source, curve, papers, own);
    }

    private static Stream<Map<Double, List<Double>>> all(
            Map<String, Map<Double, List<Double>>> papers, Map<String, Map<Double, List<Double>>> own) {
        return Stream.concat(papers.values().stream(), own.values().stream());
    }

    private static double median(List<Double> values) {
        return Spread.of(values.stream().mapToDouble(Double::doubleValue).toArray())
                .median();
    }

    private static Map<Double, List<Double>> relative(Map<Double, List<Double>> line) {
        double first = median(line.values().iterator().next());
        Map<Double, List<Double>> relative = new TreeMap<>();
        line.forEach((x, values) ->
                relative.put(x, values.stream().map(value -> value / first).toList()));
        return relative;
    }

    private Element figure(
            String source,
            Published.Curve curve,
            Map<String, Map<Double, List<Double>>> papers,
            Map<String, Map<Double, List<Double>>> own) {
        double middle = (Plot.LEFT + Plot.RIGHT) / 2;
        panel(Plot.LEFT, middle - GAP / 2, "the paper", curve.axis(), papers, true);
        panel(middle + GAP / 2, Plot.RIGHT, "here", curve.axis(), own, false);
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH) + " " + Numbers.svg(BOTTOM + 40))
                .with("role", "img")
                .with("aria-label", text.toString().strip());
        return Figure.of(
                "paper-over-" + Figure.slug(curve.axis()),
                "Throughput over " + curve.axis() + ", each line relative to its first point: the paper (" + source
                        + ") | here",
                svg,
                legend);
    }

    private void panel(
            double from,
            double to,
            String name,
            String axis,
            Map<String, Map<Double, List<Double>>> lines,
            boolean paper) {
        Scale across = Scale.fromZero(most, from, to);
        Scale up = Scale.fromZero(greatest, BOTTOM, TOP);
        svg.add(Plot.label((from + to) / 2, 14, "middle", name).with("class", "bandname"));
        for (double tick : up.ticks(5)) {
            svg.add(Plot.line("grid", from, up.at(tick), to, up.at(tick)));
            svg.add(Plot.label(from - 8, up.at(tick) + 4, "end", Numbers.svg(tick) + " ×"));
        }
        for (double tick : across.ticks(6)) {
            svg.add(Plot.line("tick", across.at(tick), BOTTOM, across.at(tick), BOTTOM + 5));
            svg.add(Plot.label(across.at(tick), BOTTOM + 19, "middle", Numbers.svg(tick)));
        }
        svg.add(Plot.line("axis", from, BOTTOM, to, BOTTOM));
        svg.add(Plot.label(to, BOTTOM + 36, "end", axis));
        if (lines.isEmpty()) {
            svg.add(Plot.label((from + to) / 2, (TOP + BOTTOM) / 2, "middle", "not measured"));
            text.append(name).append(": not measured. ");
        }
        lines.forEach((line, points) -> line(name, line, points, across, up, paper));
    }

    private void line(
            String panel, String name, Map<Double, List<Double>> points, Scale across, Scale up, boolean paper) {
        String colour = AxisChart.COLOURS.get(legend.size() % AxisChart.COLOURS.size());
        legend.add(new Series((paper ? "paper: " : "here: ") + name, colour, List.of()));
        StringBuilder path = new StringBuilder();
        points.forEach((x, values) -> path.append(path.isEmpty() ? 'M' : 'L')
                .append(Numbers.svg(across.at(x)))
                .append(' ')
                .append(Numbers.svg(up.at(median(values)))));
        svg.add(Element.of("path").with("class", "line " + colour).with("d", path.toString()));
        points.forEach((x, values) -> values.forEach(value -> svg.add(Plot.dot(colour, across.at(x), up.at(value)))));
        text.append(panel).append(", ").append(name).append(": ");
        points.forEach((x, values) -> text.append(Numbers.svg(median(values)))
                .append(" × at ")
                .append(Numbers.svg(x))
                .append(", "));
        text.setLength(text.length() - 2);
        text.append(". ");
    }
}
