package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what one validity check found in one run. The aliases read results of schema version 1.
 *
 * @param check its name, as docs/metrics-and-checks.md lists it
 * @param consequence validity of the run by this result: VALID unless the outcome is FAIL
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
    /** Value of a metric that could not be determined. */
    public static final String NOT_AVAILABLE = "not available";

    /** Names of schema version 1. */
    private static final Map<String, String> RENAMED = Map.ofEntries(
            Map.entry("mix", "operation mix"),
            Map.entry("money audit", "consistency"),
            Map.entry("whole window", "interval length"),
            Map.entry("no stalled request", "stalled requests"),
            Map.entry("warm application", "JIT compilation"),
            Map.entry("driver's pauses", "load-generator pauses"),
            Map.entry("driver's share of time", "load-generator overhead"),
            Map.entry("driver's CPU", "load-generator CPU"),
            Map.entry("driver's punctuality", "schedule lag"),
            Map.entry("free virtual users", "virtual-user exhaustion"),
            Map.entry("kept up", "backlog growth"),
            Map.entry("caching as asked", "caching configuration"),
            Map.entry("quiet machine", "background load"),
            Map.entry("statements as predicted", "predicted statements"),
            Map.entry("connections as asked", "connection reuse"),
            Map.entry("even clock", "clock drift"),
            Map.entry("still before the window", "steady state of the warm-up"),
            Map.entry("fresh caches", "cache freshness"),
            Map.entry("histories", "user histories"));

    /** Makes the run INVALID by a failed check without a consequence, as in results of schema version 1. */
    @JsonCreator
    public CheckResult {
        check = RENAMED.getOrDefault(check, check);
        if (outcome != CheckOutcome.FAIL) {
            consequence = Validity.VALID;
        } else if (consequence == null) {
            consequence = Validity.INVALID;
        }
    }

    /** Creates a result without a name: {@link ValidityChecks} gives it the check's. */
    private static CheckResult of(CheckOutcome outcome, String value, String limit, String explanation) {
        return new CheckResult("", outcome, Validity.INVALID, value, limit, explanation);
    }

    static CheckResult pass(String value, String limit, String explanation) {
        return of(CheckOutcome.PASS, value, limit, explanation);
    }

    static CheckResult warn(String value, String limit, String explanation) {
        return of(CheckOutcome.WARN, value, limit, explanation);
    }

    static CheckResult fail(String value, String limit, String explanation) {
        return of(CheckOutcome.FAIL, value, limit, explanation);
    }

    static CheckResult failUnless(boolean passes, String value, String limit, String passing, String failing) {
        return passes ? pass(value, limit, passing) : fail(value, limit, failing);
    }

    static CheckResult warnUnless(boolean passes, String value, String limit, String passing, String warning) {
        return passes ? pass(value, limit, passing) : warn(value, limit, warning);
    }

    /** Creates a result by two limits of one metric, with an explanation for each outcome. */
    static CheckResult graded(
            boolean withinLimit,
            boolean belowFailure,
            String value,
            String limit,
            String passing,
            String warning,
            String failing) {
        return belowFailure
                ? warnUnless(withinLimit, value, limit, passing, warning)
                : failUnless(withinLimit, value, limit, passing, failing);
    }

    static CheckResult unknown(String limit, String why) {
        return warn(NOT_AVAILABLE, limit, "Not checked: " + why);
    }

    static CheckResult notApplicable(String limit, String why) {
        return of(CheckOutcome.NOT_APPLICABLE, NOT_AVAILABLE, limit, "Not applicable: " + why + ".");
    }

    /** Returns the worst of several results of one check, with the values of all. */
    static CheckResult worst(List<CheckResult> results) {
        CheckResult worst = results.stream()
                .reduce((a, b) -> a.outcome().compareTo(b.outcome()) >= 0 ? a : b)
                .orElseThrow();
        List<String> values =
                results.stream().map(CheckResult::value).distinct().toList();
        return of(worst.outcome(), String.join("; ", values), worst.limit(), worst.explanation());
    }

    /** Returns the worst consequence of all results; VALID without any. */
    public static Validity validityOf(Collection<CheckResult> results) {
        return results.stream()
                .map(CheckResult::consequence)
                .max(Validity::compareTo)
                .orElse(Validity.VALID);
    }

    /** Returns the same result under the name of its check. */
    public CheckResult named(String name) {
        return new CheckResult(name, outcome, consequence, value, limit, explanation);
    }

    /** Returns the same value, which does not count in a run with faults. */
    CheckResult exempt(String why) {
        return of(CheckOutcome.NOT_APPLICABLE, value, limit, "Not applicable to a run with faults: " + why + ".");
    }

    /** Returns the same value, which does not count for a reason. */
    CheckResult notApplicable(String why) {
        return of(CheckOutcome.NOT_APPLICABLE, value, limit, "Not applicable: " + why + ".");
    }

    /** Returns the same result with another explanation. */
    CheckResult explained(String why) {
        return new CheckResult(check, outcome, consequence, value, limit, why);
    }

    /** Returns the same result with a value that names what it belongs to. */
    CheckResult of(String subject) {
        return subject.isEmpty()
                ? this
                : new CheckResult(check, outcome, consequence, subject + ": " + value, limit, explanation);
    }

    /** Returns the check, its value and its limit in one line. */
    public String reason() {
        return outcome + " " + check + ": " + value + ", limit: " + limit;
    }

    /** Returns the reasons of all results that warn or fail. */
    public static List<String> reasons(List<CheckResult> results) {
        return results.stream()
                .filter(result -> result.outcome() == CheckOutcome.WARN || result.outcome() == CheckOutcome.FAIL)
                .map(CheckResult::reason)
                .toList();
    }

    static String text(String form, @Nullable Object... values) {
        return String.format(Locale.ROOT, form, values);
    }

    static String percent(double share) {
        return text("%,.2f %%", 100 * share);
    }
}
