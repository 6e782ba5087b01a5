package org.tradebench.load.validity;

import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks one way in which the metrics of a run can be worthless.
 *
 * @param name in results, reports and docs/metrics-and-checks.md
 * @param appliesTo whether a run has what this check examines; a check that does not apply is absent from the run's results
 * @param exemption reason for which the outcome does not count in a run with faults, although the value is shown; null when it counts
 * @param evaluation compares the evidence with the limits of this check
 */
record ValidityCheck(
        String name,
        Predicate<Evidence> appliesTo,
        @Nullable String exemption,
        Function<Evidence, CheckResult> evaluation) {
    /** Creates a check of every run of one load. */
    static ValidityCheck of(String name, Function<Evidence, CheckResult> evaluation) {
        return new ValidityCheck(name, evidence -> evidence.kind() != RunKind.PRIMITIVES, null, evaluation);
    }

    ValidityCheck when(Predicate<Evidence> applies) {
        return new ValidityCheck(name, applies, exemption, evaluation);
    }

    ValidityCheck exemptUnderFaults(String why) {
        return new ValidityCheck(name, appliesTo, why, evaluation);
    }

    /** Shows the value of a run whose rate of arrivals changed on purpose, but does not count it. */
    ValidityCheck exemptUnderProfile(String why) {
        return new ValidityCheck(name, appliesTo, exemption, evidence -> {
            CheckResult result = evaluation.apply(evidence);
            return evidence.rateChanged()
                    ? result.notApplicable("the rate of arrivals changed on purpose, " + why)
                    : result;
        });
    }

    /** Shows the value for a system that was interleaved with others, but does not count it. */
    ValidityCheck exemptInSlices(String why) {
        return inSlices(evidence -> evaluation.apply(evidence).notApplicable(why));
    }

    /** Evaluates a system that was interleaved with others by its slices. */
    ValidityCheck inSlices(Function<Evidence, CheckResult> bySlices) {
        return new ValidityCheck(
                name,
                appliesTo,
                exemption,
                evidence -> (evidence.kind() == RunKind.INTERLEAVED ? bySlices : evaluation).apply(evidence));
    }

    CheckResult evaluate(Evidence evidence) {
        CheckResult result = evaluation.apply(evidence);
        return (exemption == null || evidence.kind() != RunKind.FAULTS ? result : result.exempt(exemption)).named(name);
    }
}
