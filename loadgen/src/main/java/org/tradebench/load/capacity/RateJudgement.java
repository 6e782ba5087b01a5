package org.tradebench.load.capacity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;

/**
 * Holds whether a trial of the open model met a limit of the response time, and why not.
 *
 * <p>When the response times meet the limit, the rate meets it even if the load generator was late: response times include its delays. When the service times
 * miss the limit, the rate misses it whatever the load generator did: service times exclude its delays. In between, a trial in which a validity check of the
 * load generator failed says nothing about the system. Nor does one that was short of virtual users, unless there were at least rate × limit of them: by
 * Little's law so many operations are in the system at once when response times are at the limit.
 *
 * @param reason in a few words; empty for a rate that met the limit
 */
public record RateJudgement(RateOutcome outcome, String reason) {
    private static final Set<String> DATA = Set.of("consistency", "acknowledged orders");
    private static final Set<String> LOAD_GENERATOR =
            Set.of("schedule lag", "load-generator pauses", "load-generator CPU");

    /** Validity checks that a system may fail because it is overloaded. */
    private static final Set<String> OVERLOAD = Set.of("errors", "stalled requests", "standstill", "steady throughput");

    /** Room for the scatter of arrivals in the number of virtual users that is recommended. */
    private static final int ROOM = 2;

    /**
     * Judges a trial.
     *
     * @param of the arrivals of the trial and their outcome
     * @param checks of the trial
     */
    public static RateJudgement of(ResponseLimit limit, OpenModel of, List<CheckResult> checks, int virtualUsers) {
        List<CheckResult> failed = failed(checks);
        Optional<String> data = dataProblem(checks);
        if (data.isPresent()) {
            return new RateJudgement(RateOutcome.INCONSISTENT, data.get());
        }
        Optional<CheckResult> other = failed.stream()
                .filter(check -> !LOAD_GENERATOR.contains(check.check()) && !OVERLOAD.contains(check.check()))
                .findFirst();
        Double value = of.response().of(limit.metric());
        if (other.isPresent() || value == null) {
            return new RateJudgement(
                    RateOutcome.UNUSABLE, other.map(RateJudgement::text).orElse("no operation arrived"));
        }
        return limit.allows(value) ? withinLimit(checks, failed) : beyondLimit(limit, of, checks, failed, virtualUsers);
    }

    /** Names the failed check of a trial, of either model, that ends a search: data were lost or are wrong. */
    public static Optional<String> dataProblem(List<CheckResult> checks) {
        return among(DATA, failed(checks)).map(RateJudgement::text);
    }

    private static List<CheckResult> failed(List<CheckResult> checks) {
        return checks.stream()
                .filter(check -> check.outcome() == CheckOutcome.FAIL)
                .toList();
    }

    /** Judges a trial whose response times are within the limit; they include the load generator's delays, without which they would be shorter. */
    private static RateJudgement withinLimit(List<CheckResult> checks, List<CheckResult> failed) {
        Optional<CheckResult> missed = among(Set.of("errors"), failed).or(() -> warned("backlog growth", checks));
        if (missed.isPresent()) {
            return new RateJudgement(RateOutcome.MISSED, text(missed.get()));
        }
        return failed.stream()
                .filter(check -> !LOAD_GENERATOR.contains(check.check()))
                .findFirst()
                .map(check -> new RateJudgement(RateOutcome.UNUSABLE, text(check)))
                .orElse(new RateJudgement(RateOutcome.MET, ""));
    }

    private static RateJudgement beyondLimit(
            ResponseLimit limit, OpenModel of, List<CheckResult> checks, List<CheckResult> failed, int virtualUsers) {
        Double service = of.service().of(limit.metric());
        if (service != null && !limit.allows(service)) {
            return new RateJudgement(RateOutcome.MISSED, "response time");
        }
        Optional<CheckResult> loadGenerator = among(LOAD_GENERATOR, failed);
        if (loadGenerator.isPresent()) {
            return new RateJudgement(RateOutcome.LOAD_GENERATOR_LIMITED, text(loadGenerator.get()));
        }
        double atOnce = of.offeredPerSecond() * limit.millis() / 1000;
        if (virtualUsers < atOnce && warned("virtual-user exhaustion", checks).isPresent()) {
            return new RateJudgement(
                    RateOutcome.LOAD_GENERATOR_LIMITED,
                    String.format(
                            Locale.ROOT,
                            "%,d virtual users are too few, because %,.0f operations are in the system at once when response times are at the limit; use --virtual-users %.0f",
                            virtualUsers,
                            Math.ceil(atOnce),
                            Math.ceil(ROOM * atOnce)));
        }
        return new RateJudgement(RateOutcome.MISSED, "response time");
    }

    private static Optional<CheckResult> among(Set<String> names, List<CheckResult> failed) {
        return failed.stream().filter(check -> names.contains(check.check())).findFirst();
    }

    private static Optional<CheckResult> warned(String name, List<CheckResult> checks) {
        return checks.stream()
                .filter(check -> check.check().equals(name) && check.outcome() == CheckOutcome.WARN)
                .findFirst();
    }

    private static String text(CheckResult check) {
        return check.check() + ": " + check.value();
    }
}
