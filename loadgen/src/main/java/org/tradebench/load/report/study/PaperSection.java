package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.report.chart.Element;
import org.tradebench.load.report.chart.Figure;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.report.chart.Table;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Published;
import org.tradebench.load.study.StudyResult;

/** Draws the paper's curve beside the measured one and lists the paper's numbers. */
final class PaperSection {
    private PaperSection() {}

    /** Returns the elements after the findings; none for a study without a paper's numbers. */
    static List<Element> draw(StudyResult result) {
        Published paper = result.study().published();
        String source = Paper.labelOf(result.study().source());
        List<Element> parts = new ArrayList<>();
        if (!result.study().paper().isEmpty()) {
            parts.add(Element.of("p", "The paper: " + result.study().paper()));
        }
        if (paper == null) {
            if (!result.study().source().toLowerCase(Locale.ROOT).equals("ours")) {
                parts.add(Element.of(
                        "p", "The study file holds no numbers of the paper to draw beside the measured ones."));
            }
            return parts;
        }
        if (paper.curve() != null) {
            Factor axis = result.study().factors().stream()
                    .filter(factor -> factor.name().equals(paper.curve().axis()))
                    .findFirst()
                    .orElseThrow();
            parts.add(curve(source, paper.curve(), AxisChart.lines(result, axis, Measure.THROUGHPUT)));
            parts.add(points(paper.curve()));
        }
        parts.add(Element.of("p", "The paper's numbers: " + paper.cites() + "."));
        return parts;
    }

    /** Draws the paper's lines and those measured here on the same axes, each relative to its first point, because the machines are years apart. */
    private static Element curve(String source, Published.Curve curve, Map<String, Map<Double, Replicates>> ours) {
        Map<String, Map<Double, Replicates>> lines = new LinkedHashMap<>();
        curve.lines().forEach((name, points) -> {
            Map<Double, Replicates> line = new TreeMap<>();
            points.forEach((x, y) -> line.put(x, new Replicates(List.of(y), List.of())));
            lines.put(AxisChart.PAPER + name, relative(line));
        });
        ours.forEach((name, points) -> {
            Map<Double, Replicates> line = new TreeMap<>(points);
            line.values().removeIf(replicates -> replicates.counting().isEmpty());
            if (!line.isEmpty()) {
                lines.put("here: " + name, relative(line));
            }
        });
        String title = "Throughput over " + curve.axis() + ", each line relative to its first point: the paper ("
                + source + "), dashed, and here";
        return AxisChart.draw("paper-over-" + Figure.slug(curve.axis()), title, title, curve.axis(), " ×", lines);
    }

    private static Map<Double, Replicates> relative(Map<Double, Replicates> line) {
        double first = line.values().iterator().next().median();
        Map<Double, Replicates> relative = new TreeMap<>();
        line.forEach((x, replicates) -> relative.put(
                x,
                new Replicates(
                        replicates.counting().stream()
                                .map(value -> value / first)
                                .toList(),
                        List.of())));
        return relative;
    }

    private static Element points(Published.Curve curve) {
        TreeSet<Double> numbers = new TreeSet<>();
        curve.lines().values().forEach(line -> numbers.addAll(line.keySet()));
        List<String> heading = new ArrayList<>(List.of(curve.axis()));
        numbers.forEach(x -> heading.add(Numbers.tick(x)));
        Table table = new Table("The paper's points, " + curve.unit(), heading.toArray(String[]::new));
        for (Map.Entry<String, Map<Double, Double>> line : curve.lines().entrySet()) {
            List<Object> row = new ArrayList<>(List.of(line.getKey()));
            numbers.forEach(x -> row.add(
                    line.getValue().containsKey(x)
                            ? Numbers.tick(line.getValue().get(x))
                            : "–"));
            table.row(row.toArray());
        }
        return table.element();
    }
}
