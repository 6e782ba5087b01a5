package org.tradebench.load.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Draws layers over time, one upon the other; every layer has a value at the same times.
 *
 * @param id of the drawing, unique in the page
 * @param name its caption
 * @param unit of all values, after a number
 * @param layers from the ground up
 * @param lines drawn over them, for quantities that include more than the layers
 * @param limit of all together, a dashed line
 */
public record StackedChart(
        String id,
        String name,
        String unit,
        List<Series> layers,
        List<Series> lines,
        @Nullable Double limit) {
    public Element draw(ChartPeriod span) {
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
        Plot plot = Plot.overTime(span, Scale.fromZero(greatest, Plot.BOTTOM, Plot.TOP));
        layers.forEach(layer -> plot.path("area " + layer.colour(), area(plot, layer, base)));
        plot.axes("seconds since the measurement interval began");
        lines.forEach(plot::series);
        if (limit != null) {
            plot.add(Plot.line("limit", Plot.LEFT, plot.y(limit), Plot.RIGHT, plot.y(limit)));
        }
        List<Series> all = new ArrayList<>(layers);
        all.addAll(lines);
        return Figure.of(id, name, plot.readable(all, unit).svg(name, describe(all, span)), all);
    }

    /** Returns a path along the top of the layer and back along its base; raises the base to that top. */
    private static String area(Plot plot, Series layer, double[] base) {
        StringBuilder top = new StringBuilder();
        StringBuilder back = new StringBuilder();
        for (int i = 0; i < base.length; i++) {
            Series.Point point = layer.points().get(i);
            back.insert(0, "L" + plot.place(point.time(), base[i]));
            base[i] += point.value();
            top.append(i == 0 ? 'M' : 'L').append(plot.place(point.time(), base[i]));
        }
        return base.length == 0 ? "" : top.append(back).append('Z').toString();
    }

    private String describe(List<Series> all, ChartPeriod span) {
        StringBuilder text =
                new StringBuilder(limit == null ? "" : "The machine has " + Numbers.svg(limit) + unit + ". ");
        for (Series layer : all) {
            text.append(String.format(
                    Locale.ROOT,
                    "%s: %.2f%s on average in the measurement interval. ",
                    layer.name(),
                    layer.within(span).average().orElse(0),
                    unit));
        }
        return text.toString();
    }
}
