package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.study.Published;

/** Draws the paper's lines and those measured here on the same axes; each relative to its first point, because the machines are years apart. */
final class PaperCurve {
    private PaperCurve() {}

    /**
     * Draws.
     *
     * @param ours trials over the same factor, by line
     */
    static Element draw(String source, Published.Curve curve, Map<String, Map<Double, Forks>> ours) {
        Map<String, Map<Double, Forks>> lines = new LinkedHashMap<>();
        curve.lines().forEach((name, points) -> {
            Map<Double, Forks> line = new TreeMap<>();
            points.forEach((x, y) -> line.put(x, new Forks(List.of(y), List.of())));
            lines.put("paper: " + name, relative(line));
        });
        ours.forEach((name, points) -> {
            Map<Double, Forks> line = new TreeMap<>(points);
            line.values().removeIf(forks -> forks.counting().isEmpty());
            if (!line.isEmpty()) {
                lines.put("here: " + name, relative(line));
            }
        });
        double last = lines.values().stream()
                .flatMap(line -> line.keySet().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        double greatest = Forks.greatest(
                lines.values().stream().flatMap(line -> line.values().stream()).toList());
        Plot plot = new Plot(
                        Scale.fromZero(last, Plot.LEFT, Plot.RIGHT), Scale.fromZero(greatest, Plot.BOTTOM, Plot.TOP))
                .axes(curve.axis());
        List<Series> legend = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        lines.forEach((name, line) -> {
            String colour = AxisChart.COLOURS.get(legend.size() % AxisChart.COLOURS.size())
                    + (name.startsWith("paper") ? " dashed" : "");
            legend.add(Series.key(name, colour));
            text.append(name)
                    .append(": ")
                    .append(AxisChart.line(plot, colour, " ×", line))
                    .append(". ");
        });
        String title = "Throughput over " + curve.axis() + ", each line relative to its first point: the paper ("
                + source + "), dashed, and here";
        return Figure.of("paper-over-" + Figure.slug(curve.axis()), title, plot.svg(title, text.toString()), legend);
    }

    private static Map<Double, Forks> relative(Map<Double, Forks> line) {
        double first = line.values().iterator().next().median();
        Map<Double, Forks> relative = new TreeMap<>();
        line.forEach((x, forks) -> relative.put(
                x,
                new Forks(forks.counting().stream().map(value -> value / first).toList(), List.of())));
        return relative;
    }
}
