package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.analysis.TreatmentResult;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.study.StudyResult;

/** A measure over the numbers of a factor, as the papers draw it: a line through the medians for each level of the other factor, each fork as a dot, INVALID ones hollow. */
final class AxisChart {
    static final List<String> COLOURS =
            List.of("c-app", "c-database", "c-jit", "c-driver", "c-proxy", "c-error", "c-others", "c-web");

    private AxisChart() {}

    /**
     * Draws.
     *
     * @param axis a factor of the study whose levels are numbers
     */
    static Element draw(StudyResult result, Factor axis, Measure measure) {
        Map<String, Map<Double, Forks>> lines = lines(result, axis, measure);
        List<Forks> all =
                lines.values().stream().flatMap(line -> line.values().stream()).toList();
        double most = lines.values().stream()
                .flatMap(line -> line.keySet().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        Scale across = Scale.fromZero(most, Plot.LEFT, Plot.RIGHT);
        Scale up = Scale.fromZero(Forks.greatest(all), Plot.BOTTOM, Plot.TOP);
        boolean whole =
                lines.values().stream().flatMap(line -> line.keySet().stream()).allMatch(x -> x == Math.rint(x));
        Element svg = axes(across, up, axis.name(), whole);
        List<Series> legend = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        lines.forEach((name, line) -> {
            String colour = COLOURS.get(legend.size() % COLOURS.size());
            legend.add(new Series(name, colour, List.of()));
            text.append(name)
                    .append(": ")
                    .append(line(svg, across, up, colour, line))
                    .append(". ");
        });
        legend.addAll(Forks.legend(all));
        svg.with("viewBox", "0 0 " + Numbers.svg(Plot.WIDTH) + " " + Numbers.svg(Plot.HEIGHT))
                .with("role", "img")
                .with("aria-label", measure.title() + ". " + text.toString().strip());
        return Figure.of(
                measure.word() + "-over-" + Figure.slug(axis.name()),
                measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit()) + " over " + axis.name(),
                svg,
                legend);
    }

    /** The forks over the factor's numbers, by level of the other factor. */
    static Map<String, Map<Double, Forks>> lines(StudyResult result, Factor axis, Measure measure) {
        Setting setting = axis.axis().orElseThrow();
        boolean first = axis.equals(result.study().compared());
        Map<String, Map<Double, Forks>> lines = new LinkedHashMap<>();
        for (TreatmentResult cell : result.measured().levels()) {
            String other = first ? cell.treatment().over() : cell.treatment().level();
            double x = Double.parseDouble(cell.treatment().settings().get(setting));
            Forks forks = Forks.of(cell.treatment().label(), result.record().trials(), measure);
            lines.computeIfAbsent(other == null ? measure.title() : other, unused -> new TreeMap<>())
                    .put(x, forks);
        }
        return lines;
    }

    private static Element axes(Scale across, Scale up, String name, boolean whole) {
        Element svg = Element.of("svg");
        for (double tick : up.ticks(5)) {
            svg.add(Plot.line("grid", Plot.LEFT, up.at(tick), Plot.RIGHT, up.at(tick)));
            svg.add(Plot.label(Plot.LEFT - 8, up.at(tick) + 4, "end", Numbers.svg(tick)));
        }
        for (double tick : across.ticks(10)) {
            // Where every number is whole, as of servers, nobody has half of one.
            if (whole && tick != Math.rint(tick)) {
                continue;
            }
            svg.add(Plot.line("tick", across.at(tick), Plot.BOTTOM, across.at(tick), Plot.BOTTOM + 5));
            svg.add(Plot.label(across.at(tick), Plot.BOTTOM + 19, "middle", Numbers.svg(tick)));
        }
        svg.add(Plot.line("axis", Plot.LEFT, Plot.BOTTOM, Plot.RIGHT, Plot.BOTTOM));
        svg.add(Plot.label(Plot.RIGHT, Plot.HEIGHT - 3, "end", name));
        return svg;
    }

    /** Draws one line and gives its medians in words. */
    private static String line(Element svg, Scale across, Scale up, String colour, Map<Double, Forks> points) {
        StringBuilder path = new StringBuilder();
        List<String> medians = new ArrayList<>();
        points.forEach((x, forks) -> {
            if (!forks.counting().isEmpty()) {
                double median = Spread.of(forks.counting().stream()
                                .mapToDouble(Double::doubleValue)
                                .toArray())
                        .median();
                path.append(path.isEmpty() ? 'M' : 'L')
                        .append(Numbers.svg(across.at(x)))
                        .append(' ')
                        .append(Numbers.svg(up.at(median)));
                medians.add(Numbers.svg(median) + " at " + Numbers.svg(x) + forks.leftOutInWords());
            } else if (!forks.leftOut().isEmpty()) {
                medians.add("nothing counts at " + Numbers.svg(x) + forks.leftOutInWords());
            }
            forks.counting().forEach(fork -> svg.add(Plot.dot(colour, across.at(x), up.at(fork))));
            forks.leftOut().forEach(fork -> svg.add(Plot.hollow(colour, across.at(x), up.at(fork))));
        });
        svg.add(Element.of("path").with("class", "line " + colour).with("d", path.toString()));
        return String.join(", ", medians);
    }
}
