package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.List;

/**
 * Holds what one validity check found in one run. The aliases read results of schema version 1.
 *
 * @param check its name, as docs/validity.md lists it
 * @param consequence what this result makes of the run: VALID unless the outcome is FAIL
 * @param value what was measured, with its unit; {@value #NOT_AVAILABLE} when it could not be
 * @param limit what the value is compared with
 * @param explanation what the outcome means, for a reader who does not know the check
 */
public record CheckResult(
        @JsonAlias("gate") String check,
        @JsonAlias("finding") CheckOutcome outcome,
        Validity consequence,
        @JsonAlias("figure") String value,
        String limit,
        @JsonAlias("sentence") String explanation) {
    /** The value of a metric that could not be determined. */
    public static final String NOT_AVAILABLE = "not available";

    /** Without a consequence, as in results of schema version 1, a failed check makes the run INVALID. */
    @JsonCreator
    public CheckResult {
        if (outcome != CheckOutcome.FAIL) {
            consequence = Validity.VALID;
        } else if (consequence == null) {
            consequence = Validity.INVALID;
        }
    }

    public CheckResult(String check, CheckOutcome outcome, String value, String limit, String explanation) {
        this(check, outcome, null, value, limit, explanation);
    }

    static CheckResult unknown(String check, String limit, String why) {
        return new CheckResult(check, CheckOutcome.WARN, NOT_AVAILABLE, limit, "Not checked: " + why);
    }

    static CheckResult notApplicable(String check, String limit, String why) {
        return new CheckResult(
                check, CheckOutcome.NOT_APPLICABLE, NOT_AVAILABLE, limit, "Not applicable: " + why + ".");
    }

    /** The same value, which does not count in a run with faults. */
    public CheckResult notApplicable(String why) {
        return new CheckResult(
                check, CheckOutcome.NOT_APPLICABLE, value, limit, "Not applicable to a run with faults: " + why + ".");
    }

    /** What a study says of a trial that this result puts in doubt. */
    public String reason() {
        return outcome + " " + check + ": " + value + ", limit: " + limit;
    }

    /** The reasons of all results that warn or fail. */
    public static List<String> reasons(List<CheckResult> results) {
        return results.stream()
                .filter(result -> result.outcome() == CheckOutcome.WARN || result.outcome() == CheckOutcome.FAIL)
                .map(CheckResult::reason)
                .toList();
    }
}
