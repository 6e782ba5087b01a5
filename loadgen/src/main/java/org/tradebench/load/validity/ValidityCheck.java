package org.tradebench.load.validity;

import org.jspecify.annotations.Nullable;

/** Looks at one way in which the metrics of a run can be worthless. */
public interface ValidityCheck {
    /** The name in results, reports and docs/validity.md. */
    String name();

    /** Returns whether the run has what this check looks at; a check that does not apply is absent from the run's results. */
    default boolean appliesTo(Evidence evidence) {
        return evidence.kind() != RunKind.PRIMITIVES;
    }

    /** Why the outcome does not count in a run with faults, although the value is shown; null when it counts. */
    default @Nullable String exemptUnderFaults() {
        return null;
    }

    /** Compares the evidence with the limits of this check. */
    CheckResult evaluate(Evidence evidence);
}
