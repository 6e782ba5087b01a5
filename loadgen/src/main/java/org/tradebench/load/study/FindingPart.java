package org.tradebench.load.study;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.Factor;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.YamlNode;

/** Reads one finding of a study file. */
record FindingPart(YamlNode node, List<Factor> factors) {
    private static final Set<String> KEYS = YamlNode.keys(
            "claim",
            "figure",
            "level",
            "against",
            "at",
            "more-than",
            "measure",
            "above",
            "below",
            "bottleneck",
            "needs",
            "untested");

    Finding finding() {
        Map<String, YamlNode> entries = new YamlNode(node.file(), "a finding", node.node()).entries(KEYS);
        if (!entries.containsKey("claim")) {
            throw node.wrong("a finding without 'claim': expected the paper's finding in a sentence");
        }
        String needs = text(entries.get("needs"));
        String untested = text(entries.get("untested"));
        checkTest(entries, needs, untested);
        if (factors.isEmpty()) {
            return withoutLevels(entries.get("claim").text(), entries, needs, untested);
        }
        Factor compared = factors.get(0);
        Double above = bound(entries.get("above"));
        Double below = bound(entries.get("below"));
        if (above != null && below != null && above >= below) {
            throw entries.getOrDefault("below", node)
                    .wrong("no ratio is above " + above + " and below " + below
                            + ": expected 'above' smaller than 'below'");
        }
        boolean tested = needs == null && untested == null;
        return new Finding(
                entries.get("claim").text(),
                figure(entries),
                tested || entries.containsKey("level") ? label(entries, "level", compared) : null,
                entries.containsKey("against") ? label(entries, "against", compared) : compared.baseline(),
                entries.containsKey("at") ? at(entries.get("at"), factors, Map.of()) : null,
                entries.containsKey("more-than") ? gains(entries.get("more-than"), compared) : List.of(),
                entries.containsKey("measure") ? measure(entries.get("measure")) : Measure.THROUGHPUT,
                above,
                below,
                entries.containsKey("bottleneck") ? bottleneck(entries.get("bottleneck")) : null,
                needs,
                untested);
    }

    /** Checks that a finding has a range, or one reason why it has none. */
    private void checkTest(Map<String, YamlNode> entries, @Nullable String needs, @Nullable String untested) {
        boolean bounded = entries.containsKey("above") || entries.containsKey("below");
        if (needs == null && untested == null && !bounded) {
            throw node.wrong("a finding without a bound: expected 'above', 'below' or both; 'needs' when this machine "
                    + "lacks the hardware; or 'untested' when the levels do not test it");
        }
        if (untested != null && (needs != null || bounded)) {
            throw entries.getOrDefault("untested", node)
                    .wrong("a finding with 'untested' and " + (needs != null ? "'needs'" : "a bound")
                            + ": expected one of the two");
        }
    }

    /** Reads a finding of a study that makes no trials of its own. */
    private Finding withoutLevels(
            String text, Map<String, YamlNode> entries, @Nullable String needs, @Nullable String untested) {
        if ((needs == null && untested == null) || entries.containsKey("level")) {
            throw node.wrong("a finding of a study without factors: expected 'needs' or 'untested', and no level");
        }
        return new Finding(
                text,
                figure(entries),
                null,
                null,
                null,
                List.of(),
                Measure.THROUGHPUT,
                null,
                null,
                null,
                needs,
                untested);
    }

    /** Reads the gains that are to be exceeded: in each entry a level and the one that it is compared with. */
    private static List<Finding.Gain> gains(YamlNode pairs, Factor factor) {
        Map<String, YamlNode> gains = pairs.entries();
        if (gains.isEmpty()) {
            throw pairs.wrong("'more-than' without a gain: expected LEVEL: AGAINST, both levels of " + factor.name());
        }
        return gains.entrySet().stream()
                .map(gain -> new Finding.Gain(
                        known(pairs, gain.getKey(), factor, Map.of()), known(gain.getValue(), factor, Map.of())))
                .toList();
    }

    private static String figure(Map<String, YamlNode> entries) {
        return entries.containsKey("figure") ? entries.get("figure").text() : "";
    }

    private static @Nullable String text(@Nullable YamlNode sentence) {
        return sentence == null ? null : sentence.text();
    }

    private static Bottleneck bottleneck(YamlNode item) {
        return Bottleneck.of(item.text())
                .orElseThrow(() -> item.wrong("'" + item.text()
                        + "' is no tier that can be a bottleneck: expected one of " + Bottleneck.labels()));
    }

    private String label(Map<String, YamlNode> entries, String key, Factor factor) {
        YamlNode label = entries.get(key);
        if (label == null) {
            throw node.wrong("a finding without '" + key + "': expected a level of " + factor.name());
        }
        return known(label, factor, Map.of());
    }

    /**
     * Reads the label of a level.
     *
     * @param staging levels by factor that are valid beside the factors' own
     */
    static String known(YamlNode label, Factor factor, Map<String, List<Level>> staging) {
        return known(label, label.text(), factor, staging);
    }

    private static String known(YamlNode at, String label, Factor factor, Map<String, List<Level>> staging) {
        List<String> labels = Stream.concat(
                        factor.levels().stream(), staging.getOrDefault(factor.name(), List.of()).stream())
                .map(Level::label)
                .distinct()
                .toList();
        if (!labels.contains(label)) {
            throw at.wrong("'" + label + "' is no level of " + factor.name() + ": expected one of "
                    + String.join(", ", labels));
        }
        return label;
    }

    /** Reads the label of a level of the second factor. */
    static String at(YamlNode label, List<Factor> factors, Map<String, List<Level>> staging) {
        if (factors.size() < 2) {
            throw label.wrong("'at' names a level of the second factor, and there is none: expected no 'at'");
        }
        return known(label, factors.get(1), staging);
    }

    static Measure measure(YamlNode item) {
        return Measure.of(item.text())
                .orElseThrow(
                        () -> item.wrong("'" + item.text() + "' is no measure: expected one of " + Measure.labels()));
    }

    private static @Nullable Double bound(@Nullable YamlNode number) {
        if (number == null) {
            return null;
        }
        if (number.number() <= 0) {
            throw number.wrong("a ratio is above 0: expected a bound above 0, got " + number.text());
        }
        return number.number();
    }
}
