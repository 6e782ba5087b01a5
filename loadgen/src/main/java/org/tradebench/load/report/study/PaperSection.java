package org.tradebench.load.report.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Table;
import org.tradebench.load.study.Paper;
import org.tradebench.load.study.Published;
import org.tradebench.load.study.StudyResult;

/** Draws the paper's curve beside the measured one and lists the paper's numbers. */
final class PaperSection {
    private PaperSection() {}

    /** What follows the findings; nothing for a study that repeats no paper's. */
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
            parts.add(PaperCurve.draw(source, paper.curve(), AxisChart.lines(result, axis, Measure.THROUGHPUT)));
            parts.add(points(paper.curve()));
        }
        parts.add(Element.of("p", "The paper's numbers: " + paper.cites() + "."));
        return parts;
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
