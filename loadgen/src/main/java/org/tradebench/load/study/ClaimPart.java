package org.tradebench.load.study;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads one claim of a study file. */
record ClaimPart(StudyNode node, List<Factor> factors) {
    private static final Set<String> KEYS =
            StudyFile.ordered("claim", "figure", "level", "against", "at", "measure", "above", "below", "needs");

    Claim claim() {
        Map<String, StudyNode> entries = new StudyNode(node.file(), "a claim", node.node()).entries(KEYS);
        if (!entries.containsKey("claim")) {
            throw node.wrong("a claim without 'claim': the paper's finding in a sentence would be right");
        }
        String needs = entries.containsKey("needs") ? entries.get("needs").text() : null;
        if (needs == null && !(entries.containsKey("above") || entries.containsKey("below"))) {
            throw node.wrong("a claim without a bound: 'above', 'below' or both would be right, or 'needs' "
                    + "when it cannot be tested here");
        }
        if (factors.isEmpty()) {
            return untested(entries, needs);
        }
        Factor compared = factors.get(0);
        return new Claim(
                entries.get("claim").text(),
                entries.containsKey("figure") ? entries.get("figure").text() : "",
                needs == null || entries.containsKey("level") ? label(entries, "level", compared) : null,
                entries.containsKey("against") ? label(entries, "against", compared) : compared.baseline(),
                entries.containsKey("at") ? at(entries.get("at")) : null,
                entries.containsKey("measure") ? measure(entries.get("measure")) : Measure.THROUGHPUT,
                bound(entries.get("above")),
                bound(entries.get("below")),
                needs);
    }

    /** Of a study that makes no trials of its own. */
    private Claim untested(Map<String, StudyNode> entries, String needs) {
        if (needs == null || entries.containsKey("level")) {
            throw node.wrong("a claim of a study without factors: 'needs' and no level would be right");
        }
        return new Claim(
                entries.get("claim").text(),
                entries.containsKey("figure") ? entries.get("figure").text() : "",
                null,
                null,
                null,
                Measure.THROUGHPUT,
                null,
                null,
                needs);
    }

    private String label(Map<String, StudyNode> entries, String key, Factor factor) {
        StudyNode label = entries.get(key);
        if (label == null) {
            throw node.wrong("a claim without '" + key + "': a level of " + factor.name() + " would be right");
        }
        return known(label, factor);
    }

    private static String known(StudyNode label, Factor factor) {
        if (factor.level(label.text()).isEmpty()) {
            throw label.wrong("'" + label.text() + "' is no level of " + factor.name() + ": "
                    + String.join(
                            ", ", factor.levels().stream().map(Level::label).toList()) + " would be right");
        }
        return label.text();
    }

    private String at(StudyNode label) {
        if (factors.size() < 2) {
            throw label.wrong("'at' names a level of the second factor, and there is none: no 'at' would be right");
        }
        return known(label, factors.get(1));
    }

    static Measure measure(StudyNode word) {
        return Measure.of(word.text())
                .orElseThrow(() -> word.wrong(
                        "'" + word.text() + "' is no measure: one of " + Measure.words() + " would be right"));
    }

    private static Double bound(StudyNode number) {
        return number == null ? null : Double.valueOf(number.number());
    }
}
