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
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Plot;
import org.tradebench.load.report.chart.Scale;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.study.StudyResult;

/** Draws a measure over the numbers of a factor, as the papers do: a line through the medians for each level of the other factor, each trial as a dot, INVALID ones hollow. */
final class AxisChart {
    private static final List<String> COLOURS =
            List.of("c-app", "c-database", "c-jit", "c-load-generator", "c-proxy", "c-error", "c-others", "c-web");

    /** Prefix of the names of lines that a paper published, which are dashed. */
    static final String PAPER = "paper: ";

    private AxisChart() {}

    /**
     * Draws a measure of a study.
     *
     * @param axis a factor of the study whose levels are numbers
     */
    static Element draw(StudyResult result, Factor axis, Measure measure) {
        return draw(
                measure.label() + "-over-" + Figure.slug(axis.name()),
                measure.title(),
                Replicates.title(measure) + " over " + axis.name(),
                axis.name(),
                "",
                lines(result, axis, measure));
    }

    /**
     * Draws lines; those of a paper are dashed.
     *
     * @param unit behind each value
     */
    static Element draw(
            String name,
            String title,
            String caption,
            String axis,
            String unit,
            Map<String, Map<Double, Replicates>> lines) {
        List<Replicates> all =
                lines.values().stream().flatMap(line -> line.values().stream()).toList();
        List<Double> numbers =
                lines.values().stream().flatMap(line -> line.keySet().stream()).toList();
        double most = numbers.stream().mapToDouble(Double::doubleValue).max().orElse(1);
        Plot plot = new Plot(
                        Scale.fromZero(most, Plot.LEFT, Plot.RIGHT),
                        Scale.fromZero(Replicates.greatest(all), Plot.BOTTOM, Plot.TOP))
                .axes(axis, numbers.stream().allMatch(x -> x == Math.rint(x)));
        List<Series> legend = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        lines.forEach((line, points) -> {
            String colour = COLOURS.get(legend.size() % COLOURS.size()) + (line.startsWith(PAPER) ? " dashed" : "");
            legend.add(Series.key(line, colour));
            text.append(line)
                    .append(": ")
                    .append(line(plot, colour, unit, points))
                    .append(". ");
        });
        legend.addAll(Replicates.legend(all));
        return Figure.of(name, caption, plot.svg(title, text.toString()), legend);
    }

    /** Returns the trials over the factor's numbers, by level of the other factor. */
    static Map<String, Map<Double, Replicates>> lines(StudyResult result, Factor axis, Measure measure) {
        Setting setting = axis.axis().orElseThrow();
        boolean first = axis.equals(result.study().compared());
        Map<String, Map<Double, Replicates>> lines = new LinkedHashMap<>();
        for (TreatmentResult cell : result.made().levels()) {
            String other = first ? cell.treatment().over() : cell.treatment().level();
            double x = Double.parseDouble(cell.treatment().settings().get(setting));
            Replicates replicates = Replicates.of(
                    cell.treatment().label(), result.made().record().trials(), measure);
            lines.computeIfAbsent(other == null ? measure.title() : other, unused -> new TreeMap<>())
                    .put(x, replicates);
        }
        return lines;
    }

    /** Draws one line and returns its medians in words. */
    private static String line(Plot plot, String colour, String unit, Map<Double, Replicates> points) {
        StringBuilder path = new StringBuilder();
        List<String> medians = new ArrayList<>();
        points.forEach((x, replicates) -> {
            String at = " at " + Numbers.tick(x);
            if (!replicates.counting().isEmpty()) {
                double median = replicates.median();
                path.append(path.isEmpty() ? 'M' : 'L').append(plot.place(x, median));
                medians.add(Numbers.of(median, 2) + unit + at + replicates.leftOutText());
            } else if (!replicates.leftOut().isEmpty()) {
                medians.add("no valid trial" + at + replicates.leftOutText());
            }
            replicates
                    .counting()
                    .forEach(replicate -> plot.add(
                            Plot.dot(colour, plot.x(x), plot.y(replicate), Numbers.of(replicate, 2) + unit + at)));
            replicates
                    .leftOut()
                    .forEach(replicate -> plot.add(Plot.hollow(
                            colour,
                            plot.x(x),
                            plot.y(replicate),
                            Numbers.of(replicate, 2) + unit + at + ", not VALID")));
        });
        plot.path("line " + colour, path.toString());
        return String.join(", ", medians);
    }
}
