package org.tradebench.load.validity;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/**
 * Fails when the system stalled within the measurement interval: when nothing was completed for a second or longer, or throughput fell below half of its median
 * for some seconds and recovered. In a closed model such seconds are one slow request per virtual user, which percentiles hardly show.
 */
final class StandstillCheck {
    /** Longest standstill that is only a warning on a machine that is shared on purpose: its other work takes CPU or disk for some seconds. */
    private static final int SHARED_AT_MAX_SECONDS = 10;

    private static final int NAMED = 3;

    private StandstillCheck() {}

    static CheckResult evaluate(Evidence run) {
        return judge(
                CompletedSeconds.of(run.recording()),
                run.machine().shared(),
                standstill -> cpuMeanwhile(run, standstill));
    }

    /**
     * Compares the seconds of the interval with its median.
     *
     * @param shared whether the machine has other work on purpose, so that a short standstill is a warning
     * @param meanwhile what the tiers did during a standstill, as a sentence; may be empty
     */
    static CheckResult judge(CompletedSeconds seconds, boolean shared, Function<Standstill, String> meanwhile) {
        double leastEmpty = seconds.leastEmptySeconds();
        if (leastEmpty > seconds.length()) {
            return CheckResult.notApplicable(
                    "a completed request in every second",
                    CheckResult.text(
                            "so few requests were completed that chance alone can leave all %,d seconds empty",
                            seconds.length()));
        }
        List<Standstill> standstills = seconds.standstills();
        boolean tolerated = shared && longest(standstills) <= SHARED_AT_MAX_SECONDS;
        String limit = CheckResult.text(
                        "a completed request in every %s, no fall below %,.0f %% of the median for %,d s that chance does not explain",
                        leastEmpty > 1 ? CheckResult.text("%,.0f s", leastEmpty) : "second",
                        100 * CompletedSeconds.COLLAPSED_BELOW,
                        CompletedSeconds.COLLAPSE_MIN_SECONDS)
                + (tolerated && !standstills.isEmpty() ? HostChecks.SHARED : "");
        if (standstills.isEmpty()) {
            return CheckResult.pass(
                    CheckResult.text(
                            "at least %,d requests in a second, median %,.1f", seconds.least(), seconds.median()),
                    limit,
                    "The system completed requests all the time.");
        }
        String explanation = "The system, or something between it and the load generator, stalled. "
                + standstills.stream()
                        .max(Comparator.comparingInt(Standstill::seconds))
                        .map(meanwhile)
                        .orElse("")
                + "Look for the cause in the logs of that time: a paused process, a lock, a full disk, a failover. A longer warm-up does not help.";
        String value = text(standstills);
        return tolerated ? CheckResult.warn(value, limit, explanation) : CheckResult.fail(value, limit, explanation);
    }

    private static int longest(List<Standstill> standstills) {
        return standstills.stream().mapToInt(Standstill::seconds).max().orElse(0);
    }

    private static String text(List<Standstill> standstills) {
        return standstills.stream().limit(NAMED).map(Standstill::text).collect(Collectors.joining("; "))
                + (standstills.size() > NAMED ? CheckResult.text("; %,d more", standstills.size() - NAMED) : "");
    }

    /** Compares the CPU of the tiers during a standstill with that of the whole interval, which shows where work continued. */
    private static String cpuMeanwhile(Evidence run, Standstill standstill) {
        long opened = run.recording().interval().start();
        IntervalUse then = IntervalUse.of(
                run.recording().series(),
                new Interval(opened + 1000L * standstill.from(), opened + 1000L * standstill.to()));
        List<String> tiers = Arrays.stream(Tier.values())
                .filter(tier -> tier != Tier.RUNNER)
                .map(tier -> cpu(tier, then.tiers().get(tier), run.use().tiers().get(tier)))
                .filter(Objects::nonNull)
                .toList();
        return tiers.isEmpty() ? "" : "CPU meanwhile, and in the whole interval: " + String.join("; ", tiers) + ". ";
    }

    private static @Nullable String cpu(Tier tier, @Nullable TierUse then, @Nullable TierUse whole) {
        return then == null || whole == null || then.cores() == null || whole.cores() == null
                ? null
                : CheckResult.text("%s %,.2f and %,.2f cores", tier.label(), then.cores(), whole.cores());
    }

    /** Replaces the advice of a check whose value a standstill affects: without it, the check would recommend a longer warm-up. */
    static CheckResult explainedByStandstill(Evidence run, CheckResult result) {
        boolean affected =
                result.outcome() != CheckOutcome.PASS && !result.value().equals(CheckResult.NOT_AVAILABLE);
        if (run.single() == null || run.rateChanged() || !affected) {
            return result;
        }
        List<Standstill> standstills = CompletedSeconds.of(run.recording()).standstills();
        return standstills.isEmpty()
                ? result
                : result.explained(CheckResult.text(
                        "A standstill affects this value (%s): find its cause before you change the warm-up.",
                        text(standstills)));
    }
}
