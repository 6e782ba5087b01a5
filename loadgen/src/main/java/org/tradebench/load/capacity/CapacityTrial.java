package org.tradebench.load.capacity;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/**
 * Holds what one trial of a search showed.
 *
 * @param folder its result folder, in that of the search
 * @param confirmation whether it was to confirm the found rate
 * @param rate operations per second that were asked for
 * @param seed of the times of the arrivals
 * @param seconds of the measurement interval
 * @param offeredPerSecond operations per second that arrived
 * @param completedPerSecond operations per second that the system completed
 * @param responseMillis the limit's metric of the response times; null when nothing arrived
 * @param serviceMillis likewise of the service times; null when nothing was completed
 * @param result of the trial's validity checks, some of which an overloaded system fails
 * @param outcome of the comparison with the limit
 * @param reason for an outcome other than MET; else empty
 * @param warnings names of the validity checks that warned
 */
public record CapacityTrial(
        String folder,
        boolean confirmation,
        double rate,
        long seed,
        double seconds,
        double offeredPerSecond,
        double completedPerSecond,
        @Nullable Double responseMillis,
        @Nullable Double serviceMillis,
        Validity result,
        RateOutcome outcome,
        String reason,
        List<String> warnings) {

    public CapacityTrial {
        warnings = List.copyOf(warnings);
    }

    /** Judges a trial and makes its record. */
    public static CapacityTrial of(
            String folder,
            CapacitySearch.Step step,
            long seed,
            double seconds,
            ResponseLimit limit,
            int virtualUsers,
            OpenModel of,
            List<CheckResult> checks) {
        RateJudgement judgement = RateJudgement.of(limit, of, checks, virtualUsers);
        return new CapacityTrial(
                folder,
                step.confirmation(),
                step.rate(),
                seed,
                seconds,
                of.arrived() / seconds,
                of.completedPerSecond(),
                of.response().of(limit.metric()),
                of.service().of(limit.metric()),
                CheckResult.validityOf(checks),
                judgement.outcome(),
                judgement.reason(),
                checks.stream()
                        .filter(check -> check.outcome() == CheckOutcome.WARN)
                        .map(CheckResult::check)
                        .toList());
    }

    /** Returns one line about the rate and the outcome: {@code search 212.5/s: offered 211.9, completed 211.8 operations/s, p99 31.2 ms: met}. */
    public String line(ResponseLimit limit) {
        return String.format(
                Locale.ROOT,
                "%s %s/s: offered %,.1f, completed %,.1f operations/s, %s %s: %s",
                confirmation ? "confirmation" : "search",
                ArrivalSettings.perSecond(rate),
                offeredPerSecond,
                completedPerSecond,
                limit.metric().label(),
                responseMillis == null ? "not available" : String.format(Locale.ROOT, "%,.1f ms", responseMillis),
                outcomeText());
    }

    /** Names the outcome and its reason. */
    public String outcomeText() {
        return reason.isEmpty() ? outcome.label() : outcome.label() + " (" + reason + ")";
    }
}
