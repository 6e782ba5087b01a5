package org.tradebench.load.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.YamlNode;

/**
 * Reads the paper's numbers of a study file.
 *
 * @param staging levels for staging hardware, by factor: a paper's levels are often these
 */
record PublishedPart(YamlNode node, List<Factor> factors, Map<String, List<Level>> staging) {
    private static final Set<String> KEYS = YamlNode.keys("cites", "ratios", "curve");
    private static final Set<String> RATIO =
            YamlNode.keys("level", "against", "at", "measure", "times", "change", "is", "words");
    private static final Set<String> CURVE = YamlNode.keys("over", "unit", "lines");
    private static final String CHANGE = "[+−-]?[0-9]{1,4}(\\.[0-9]+)? ?%";

    Published published() {
        Map<String, YamlNode> entries = node.entries(KEYS);
        if (!entries.containsKey("cites")) {
            throw node.wrong("the paper's numbers without 'cites': expected the paper, its year and the place");
        }
        if (!entries.containsKey("ratios") && !entries.containsKey("curve")) {
            throw node.wrong("no numbers of the paper: expected 'ratios', 'curve' or both");
        }
        return new Published(
                entries.get("cites").text(),
                entries.containsKey("ratios")
                        ? entries.get("ratios").items().stream()
                                .map(this::ratio)
                                .toList()
                        : List.of(),
                entries.containsKey("curve") ? curve(entries.get("curve")) : null);
    }

    private Published.PublishedRatio ratio(YamlNode item) {
        YamlNode named = new YamlNode(item.file(), "a ratio of the paper", item.node());
        Map<String, YamlNode> entries = named.entries(RATIO);
        if (!entries.containsKey("level")) {
            throw named.wrong("a ratio of the paper without 'level': expected a level of "
                    + factors.get(0).name());
        }
        YamlNode times = entries.get("times");
        YamlNode change = entries.get("change");
        if ((times == null) == (change == null)) {
            throw named.wrong("a ratio of the paper needs 'times' (such as 2) or 'change' (such as -6 %): "
                    + "expected one of them");
        }
        YamlNode number = times != null ? times : Objects.requireNonNull(change);
        return new Published.PublishedRatio(
                FindingPart.known(entries.get("level"), factors.get(0), staging),
                entries.containsKey("against")
                        ? FindingPart.known(entries.get("against"), factors.get(0), staging)
                        : factors.get(0).baseline(),
                entries.containsKey("at") ? FindingPart.at(entries.get("at"), factors, staging) : null,
                entries.containsKey("measure") ? FindingPart.measure(entries.get("measure")) : Measure.THROUGHPUT,
                times != null ? above(number) : changed(number),
                entries.containsKey("is") ? exactness(entries.get("is")) : Published.PublishedRatio.Exactness.EXACTLY,
                entries.containsKey("words") ? entries.get("words").text() : number.text());
    }

    private static double above(YamlNode item) {
        double value = item.number();
        if (value <= 0) {
            throw item.wrong("'" + item.text() + "' is not above zero: expected the measured value, such as 2");
        }
        return value;
    }

    private static double changed(YamlNode item) {
        if (!item.text().matches(CHANGE)) {
            throw item.wrong("'" + item.text() + "' is no change: expected a percentage such as -6 %");
        }
        double percent = Double.parseDouble(
                item.text().replace("%", "").replace('−', '-').strip());
        if (percent <= -100) {
            throw item.wrong("'" + item.text() + "' leaves nothing: expected a change above -100 %");
        }
        return 1 + percent / 100;
    }

    private static Published.PublishedRatio.Exactness exactness(YamlNode item) {
        for (Published.PublishedRatio.Exactness one : Published.PublishedRatio.Exactness.values()) {
            if (one.name().toLowerCase(Locale.ROOT).equals(item.text())) {
                return one;
            }
        }
        throw item.wrong("'" + item.text() + "' does not say how exact a number is: "
                + "expected exactly, about, below or above");
    }

    private Published.Curve curve(YamlNode item) {
        Map<String, YamlNode> entries = item.entries(CURVE);
        YamlNode over = part(item, entries, "over");
        YamlNode unit = part(item, entries, "unit");
        YamlNode lines = part(item, entries, "lines");
        if (factors.stream()
                .noneMatch(factor ->
                        factor.name().equals(over.text()) && factor.axis().isPresent())) {
            throw over.wrong("'" + over.text()
                    + "' is no factor of this study whose levels are numbers: expected such a factor");
        }
        Map<String, Map<Double, Double>> values = new LinkedHashMap<>();
        lines.entries().forEach((name, points) -> values.put(name, points(points)));
        return new Published.Curve(over.text(), unit.text(), values);
    }

    private static YamlNode part(YamlNode curve, Map<String, YamlNode> entries, String key) {
        YamlNode part = entries.get(key);
        if (part == null) {
            throw curve.wrong("a curve of the paper without '" + key + "': expected " + String.join(", ", CURVE));
        }
        return part;
    }

    private static Map<Double, Double> points(YamlNode node) {
        Map<Double, Double> points = new TreeMap<>();
        node.entries().forEach((x, y) -> {
            if (!x.matches("[0-9]{1,9}(\\.[0-9]+)?")) {
                throw y.wrong("'" + x + "' is no number on an axis: expected 'number: value'");
            }
            points.put(Double.valueOf(x), above(y));
        });
        if (points.size() < 2) {
            throw node.wrong("one point makes no line: expected two or more");
        }
        return points;
    }
}
