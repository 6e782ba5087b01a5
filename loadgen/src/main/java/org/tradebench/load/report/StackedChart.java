package org.tradebench.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Layers over time, one upon the other, with a line for the limit of all; every layer has a value at the same times. */
final class StackedChart {
    private StackedChart() {}

    static Element draw(String id, String name, List<Series> layers, TimeSpan span, double limit) {
        int count =
                layers.stream().mapToInt(layer -> layer.points().size()).min().orElse(0);
        double[] base = new double[count];
        double greatest = limit;
        for (int i = 0; i < count; i++) {
            double sum = 0;
            for (Series layer : layers) {
                sum += layer.points().get(i).value();
            }
            greatest = Math.max(greatest, sum);
        }
        Plot plot = new Plot(Plot.timeScale(span.first(), span.last()), Scale.fromZero(greatest, Plot.BOTTOM, Plot.TOP))
                .window(0, span.windowSeconds());
        List<Element> areas = new ArrayList<>();
        for (Series layer : layers) {
            areas.add(Element.of("path")
                    .with("class", "area " + layer.colour())
                    .with("d", area(plot, layer, base, count)));
        }
        areas.forEach(plot::add);
        plot.axes();
        plot.add(Plot.line("limit", Plot.LEFT, plot.y(limit), Plot.RIGHT, plot.y(limit)));
        return Figure.of(name, plot.svg(id, name, describe(layers, span, limit)), layers);
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

    private static String describe(List<Series> layers, TimeSpan span, double limit) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "The machine has %.0f cores. ", limit));
        for (Series layer : layers) {
            double mean = layer.points().stream()
                    .filter(point -> point.time() >= 0 && point.time() <= span.windowSeconds())
                    .mapToDouble(Series.Point::value)
                    .average()
                    .orElse(0);
            text.append(String.format(Locale.ROOT, "%s: %.2f cores on average in the window. ", layer.name(), mean));
        }
        return text.toString().strip();
    }
}
