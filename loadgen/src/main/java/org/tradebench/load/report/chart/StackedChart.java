package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;

/**
 * Layers over time, one upon the other; every layer has a value at the same times.
 *
 * @param id of the drawing, unique in the page
 * @param name its caption
 * @param unit of all values, after a number
 * @param layers from the ground up
 * @param lines drawn over them: what holds more than they
 * @param limit of all together, a dashed line; null for none
 */
public record StackedChart(String id, String name, String unit, List<Series> layers, List<Series> lines, Double limit) {
    public Element draw(TimeSpan span) {
        int count =
                layers.stream().mapToInt(layer -> layer.points().size()).min().orElse(0);
        double[] base = new double[count];
        double greatest = Math.max(
                limit == null ? 0 : limit,
                lines.stream().mapToDouble(Series::greatest).max().orElse(0));
        for (int i = 0; i < count; i++) {
            double sum = 0;
            for (Series layer : layers) {
                sum += layer.points().get(i).value();
            }
            greatest = Math.max(greatest, sum);
        }
        Plot plot = new Plot(Plot.timeScale(span.first(), span.last()), Scale.fromZero(greatest, Plot.BOTTOM, Plot.TOP))
                .window(0, span.windowSeconds());
        for (Series layer : layers) {
            plot.add(Element.of("path")
                    .with("class", "area " + layer.colour())
                    .with("d", area(plot, layer, base, count)));
        }
        plot.axes();
        for (Series line : lines) {
            plot.add(Element.of("path").with("class", "line " + line.colour()).with("d", LineChart.path(plot, line)));
        }
        if (limit != null) {
            plot.add(Plot.line("limit", Plot.LEFT, plot.y(limit), Plot.RIGHT, plot.y(limit)));
        }
        List<Series> all = new ArrayList<>(layers);
        all.addAll(lines);
        return Figure.of(id, name, plot.svg(id, name, describe(all, span)), all);
    }

    /** Along the top of the layer and back along its base, which it raises. */
    private static String area(Plot plot, Series layer, double[] base, int count) {
        StringBuilder top = new StringBuilder();
        StringBuilder back = new StringBuilder();
        for (int i = 0; i < count; i++) {
            Series.Point point = layer.points().get(i);
            String x = Numbers.svg(plot.x(point.time()));
            back.insert(0, "L" + x + " " + Numbers.svg(plot.y(base[i])));
            base[i] += point.value();
            top.append(i == 0 ? 'M' : 'L').append(x).append(' ').append(Numbers.svg(plot.y(base[i])));
        }
        return count == 0 ? "" : top.append(back).append('Z').toString();
    }

    private String describe(List<Series> all, TimeSpan span) {
        StringBuilder text = new StringBuilder();
        if (limit != null) {
            text.append("The machine has ")
                    .append(Numbers.svg(limit))
                    .append(unit)
                    .append(". ");
        }
        for (Series layer : all) {
            double mean = layer.points().stream()
                    .filter(point -> point.time() >= 0 && point.time() <= span.windowSeconds())
                    .mapToDouble(Series.Point::value)
                    .average()
                    .orElse(0);
            text.append(String.format(Locale.ROOT, "%s: %.2f%s on average in the window. ", layer.name(), mean, unit));
        }
        return text.toString().strip();
    }
}
