package org.tradebench.load.comparison;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.experiment.Measure;

/**
 * What a comparison leaves behind ({@code comparison.json}).
 *
 * @param version of the schema: 2
 * @param factor what it varies
 * @param command repeats it
 * @param machine what it was like before anything was started
 * @param what was compared, in one line
 * @param reference the label of the arm that the others are divided by
 * @param trials in the order in which they were measured
 * @param results of each arm, in the order in which they were asked for
 */
public record ComparisonRecord(
        int version,
        Factor factor,
        Instant startedAt,
        Instant endedAt,
        String command,
        Map<String, String> machine,
        String what,
        String reference,
        List<ArmTrial> trials,
        List<ArmResult> results) {
    /** The schema that this program writes. */
    public static final int VERSION = 2;

    /** Trials that contribute nothing. */
    public List<ArmTrial> excluded() {
        return trials.stream().filter(trial -> !trial.counts()).toList();
    }

    /** Whether every arm has at least one block in which it can be divided by the reference. */
    public boolean valid() {
        return results.stream().allMatch(result -> result.ratios().containsKey(Measure.THROUGHPUT));
    }

    /** What has to be known before a ratio is used, a sentence each. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        for (ArmTrial trial : excluded()) {
            warnings.add("Left out: block " + trial.block() + ", " + trial.arm() + ", which is " + trial.result() + " ("
                    + String.join("; ", trial.reasons()) + ").");
        }
        for (ArmResult result : results) {
            if (!result.ratios().containsKey(Measure.THROUGHPUT)) {
                warnings.add("Nothing can be said of " + result.arm().label()
                        + ": it has no block in which both it and " + reference + " are VALID.");
            }
            for (Measure measure : Figures.MEASURES) {
                if (result.arm().isAgain()
                        && result.ratios().containsKey(measure)
                        && result.ratios().get(measure).differs()) {
                    warnings.add("The A/A arm differs from " + reference + " in " + measure.title()
                            + ": something else than " + factor.what()
                            + " weighed; differences of that size mean nothing.");
                }
            }
        }
        return warnings;
    }
}
