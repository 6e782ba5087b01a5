package org.tradebench.load.validity;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.warmup.WarmUp;

/** Checks that the system was warm and in a steady state for the whole measurement interval. */
public final class SteadyStateChecks {
    private static final double INTERVAL_LENGTH_LIMIT = 0.02;
    /** The recorder closes the interval at the end of a second, so that a short one may differ by more than the share. */
    private static final double INTERVAL_LENGTH_MIN_SECONDS = 0.5;

    static final double STEADY_THROUGHPUT_WARN_ABOVE = 0.10;
    static final double STEADY_THROUGHPUT_FAIL_ABOVE = 0.20;
    /** Thirds that are shorter than three seconds depend more on a single checkpoint or collection than on a trend, and cannot pass. */
    private static final int STEADY_THROUGHPUT_MIN_SECONDS = 9;

    static final double JIT_COMPILATION_LIMIT = 0.10;

    /** Share of the cores from which on CPUs limit throughput; speed-normalized throughput of experiments uses the same. */
    private static final double SATURATED = 0.9;

    private SteadyStateChecks() {}

    static CheckResult steadyThroughput(Evidence run) {
        List<Long> seconds = run.recording().wholeSeconds().stream()
                .map(LoadResult.Second::requests)
                .toList();
        return StandstillCheck.explainedByStandstill(
                run,
                steadyThroughput(
                        seconds,
                        IntervalThird.of(run, seconds.size()),
                        DatabaseChecks.background(run.use().database())));
    }

    /** Fails when the measurement interval is not as long as requested. */
    public static CheckResult intervalLength(double requested, double measured) {
        boolean whole = Math.abs(measured - requested)
                <= Math.max(INTERVAL_LENGTH_LIMIT * requested, INTERVAL_LENGTH_MIN_SECONDS);
        return CheckResult.failUnless(
                whole,
                CheckResult.text("%,.2f s", measured),
                CheckResult.text("%,.2f s within %,.0f %%", requested, 100 * INTERVAL_LENGTH_LIMIT),
                "The measurement interval was recorded completely.",
                "The measurement interval is not as long as requested: the run was cut short, or it stalled.");
    }

    /**
     * Compares the throughput of the three thirds of the measurement interval. Under a linear drift of d from the first to the last third, the mean of the
     * interval is 0.75 d away from the level at its end: at 20 % by 15 %, more than most of the differences that experiments look for. So a larger change makes
     * a run INCONCLUSIVE, and one above 10 % is a warning; closed-loop runs on a quiet machine stay within 3 to 5 %. Georges, Buytaert and Eeckhout (OOPSLA
     * 2007) require more, a coefficient of variation of 1 to 2 % between iterations, which needs a machine without other work. The scatter of independent
     * arrivals (three standard errors) is allowed for, because at low rates it exceeds both limits.
     *
     * <p>Where the machine's CPUs limited throughput and a speed probe ran on them, each third is divided by the machine's speed in it: a machine that becomes
     * slower does not mean that the system was not in a steady state.
     *
     * <p>The parameters are the requests answered in each whole second, in order, the other conditions of the thirds (empty when nothing is known), and what
     * may have slowed the database.
     */
    public static CheckResult steadyThroughput(List<Long> requests, List<IntervalThird> thirds, String databaseEvents) {
        String limit = CheckResult.text(
                "thirds within %,.0f %% of the mean; INCONCLUSIVE above %,.0f %%",
                100 * STEADY_THROUGHPUT_WARN_ABOVE, 100 * STEADY_THROUGHPUT_FAIL_ABOVE);
        int seconds = requests.size();
        if (seconds < 3) {
            return tooShort(CheckResult.NOT_AVAILABLE, limit, seconds);
        }
        int third = seconds / 3;
        List<Double> counts = List.of(
                sum(requests.subList(0, third)),
                sum(requests.subList(third, 2 * third)),
                sum(requests.subList(seconds - third, seconds)));
        double least = Collections.min(counts);
        double chance = least == 0 ? 0 : 3 * Math.sqrt(1 / least + 1 / Collections.max(counts));
        String allowed = limit + CheckResult.text("; chance adds up to %,.1f points", 100 * chance);
        List<Double> rates = counts.stream().map(count -> count / third).toList();
        String value = CheckResult.text(
                "%,.1f, %,.1f, %,.1f requests/s: moved by %,.1f %%",
                rates.get(0), rates.get(1), rates.get(2), 100 * relativeRange(rates));
        boolean normalized = isNormalizable(thirds);
        List<Double> judged = rates;
        if (normalized) {
            List<Double> speeds = thirds.stream()
                    .map(one -> Objects.requireNonNull(one.speed()))
                    .toList();
            judged = IntStream.range(0, rates.size())
                    .mapToObj(i -> rates.get(i) / speeds.get(i))
                    .toList();
            value += CheckResult.text(
                    "; divided by the machine's speed (%,.3f, %,.3f, %,.3f): moved by %,.1f %%",
                    speeds.get(0), speeds.get(1), speeds.get(2), 100 * relativeRange(judged));
        }
        double moved = relativeRange(judged);
        String causes = ThroughputCauses.of(judged, normalized, thirds, databaseEvents);
        if (moved > STEADY_THROUGHPUT_FAIL_ABOVE + chance) {
            return new CheckResult("", CheckOutcome.FAIL, Validity.INCONCLUSIVE, value, allowed, causes);
        }
        if (seconds < STEADY_THROUGHPUT_MIN_SECONDS) {
            return tooShort(value, allowed, seconds);
        }
        boolean changedWithSpeed = normalized && relativeRange(rates) > STEADY_THROUGHPUT_WARN_ABOVE + chance;
        return CheckResult.warnUnless(
                moved <= STEADY_THROUGHPUT_WARN_ABOVE + chance,
                value,
                allowed,
                changedWithSpeed
                        ? "Throughput moved with the machine's speed, and speed-normalized throughput was steady: compare that."
                        : "Throughput was steady.",
                causes);
    }

    /** Returns whether the CPUs limited throughput: below a share of them something else does, and the machine's speed hardly matters. */
    private static boolean isNormalizable(List<IntervalThird> thirds) {
        return !thirds.isEmpty()
                && thirds.stream()
                        .allMatch(third -> third.speed() != null
                                && third.utilization() != null
                                && third.utilization() >= SATURATED);
    }

    private static double relativeRange(List<Double> thirds) {
        double mean = thirds.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        return mean == 0 ? 0 : (Collections.max(thirds) - Collections.min(thirds)) / mean;
    }

    private static CheckResult tooShort(String value, String limit, int seconds) {
        return CheckResult.warn(
                value,
                limit,
                CheckResult.text(
                        "Not checked: an interval of %,d seconds is too short to show a steady state; use %,d or more.",
                        seconds, STEADY_THROUGHPUT_MIN_SECONDS));
    }

    private static double sum(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** Warns when the JIT compiler used more than a tenth of the application's CPU time: a later interval would be faster. */
    public static CheckResult jitCompilation(@Nullable Double cores, @Nullable Double jitCores) {
        return jitCompilation(
                "application",
                cores,
                jitCores,
                "The application was warm: the JIT compiler had little left to do.",
                "The JIT compiler was still busy: a later measurement interval would be faster.");
    }

    /** Checks a tier that has a JVM, with explanations for one that is warm and for one that is not. */
    static CheckResult jitCompilation(
            String tier, @Nullable Double cores, @Nullable Double jitCores, String warm, String busy) {
        String limit = CheckResult.text("JIT at most %,.0f %% of the %s's CPU", 100 * JIT_COMPILATION_LIMIT, tier);
        if (cores == null || jitCores == null || cores == 0) {
            return CheckResult.unknown(
                    limit, "the CPU time of the " + tier + "'s JIT compiler is not visible from here.");
        }
        double share = jitCores / cores;
        return CheckResult.warnUnless(
                share <= JIT_COMPILATION_LIMIT,
                CheckResult.text("%,.2f of %,.2f cores (%s)", jitCores, cores, CheckResult.percent(share)),
                limit,
                warm,
                busy + " Use a longer --warmup, such as steady:10m.");
    }

    /** Warns when a warm-up that was to last until a steady state ended at its time limit. */
    public static CheckResult warmUpEnd(WarmUp warmUp) {
        return CheckResult.warnUnless(
                warmUp.steady(),
                CheckResult.text("%s, after %,.0f s%s", warmUp.text(), warmUp.seconds(), fewUsers(warmUp)),
                CheckResult.text("steady for three cycles within %,d s", warmUp.capSeconds()),
                "The measurement interval began in a steady state.",
                "The time limit ended the warm-up before a steady state was reached. Use a longer limit.");
    }

    private static String fewUsers(WarmUp warmUp) {
        return warmUp.fewUsersSeconds() == 0
                ? ""
                : CheckResult.text(", the first %,.0f s by few virtual users", warmUp.fewUsersSeconds());
    }
}
