package org.tradebench.load.validity;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.warmup.WarmUp;

/** Checks that the system was warm and in a steady state for the whole measurement interval. */
public final class SteadyStateChecks {
    private static final double INTERVAL_LENGTH_LIMIT = 0.02;
    /** The recorder closes the interval at the turn of a second, so that a short one may differ by more than the share. */
    private static final double INTERVAL_LENGTH_LEAST_SECONDS = 0.5;

    static final double STEADY_THROUGHPUT_WARN_ABOVE = 0.10;
    static final double STEADY_THROUGHPUT_FAIL_ABOVE = 0.20;
    /** Thirds that are shorter than three seconds say more of one checkpoint or collection than of a trend, and cannot pass. */
    private static final int STEADY_THROUGHPUT_LEAST_SECONDS = 9;

    private static final double JIT_COMPILATION_LIMIT = 0.10;

    private SteadyStateChecks() {}

    /** Fails when the measurement interval is not as long as requested. */
    public static CheckResult intervalLength(double requested, double measured) {
        boolean whole = Math.abs(measured - requested)
                <= Math.max(INTERVAL_LENGTH_LIMIT * requested, INTERVAL_LENGTH_LEAST_SECONDS);
        return CheckResult.failUnless(
                whole,
                CheckResult.text("%,.2f s", measured),
                CheckResult.text("%,.2f s within %,.0f %%", requested, 100 * INTERVAL_LENGTH_LIMIT),
                "The measurement interval was recorded completely.",
                "The measurement interval is not as long as requested: the run was cut short, or it stalled.");
    }

    /**
     * Compares the throughput of the three thirds of the measurement interval. Under a linear drift of d from the first to the last third, the mean of the interval is
     * 0.75 d away from the level at its end: at 20 % by 15 %, more than most of the differences that experiments look for. So a larger change makes a run INCONCLUSIVE,
     * and one above 10 % is a warning; closed-loop runs on a quiet machine stay within 3 to 5 %. Georges, Buytaert and Eeckhout (OOPSLA 2007) ask for more, a coefficient
     * of variation of 1 to 2 % between iterations, which needs a machine without other work. What the counting of independent arrivals alone can explain (three standard
     * errors) is allowed for, because at low rates it exceeds both limits.
     *
     * <p>Takes the requests answered in each whole second, in order.
     */
    public static CheckResult steadyThroughput(List<Long> requests) {
        String limit = CheckResult.text(
                "thirds within %,.0f %% of the mean; INCONCLUSIVE above %,.0f %%",
                100 * STEADY_THROUGHPUT_WARN_ABOVE, 100 * STEADY_THROUGHPUT_FAIL_ABOVE);
        int seconds = requests.size();
        if (seconds < 3) {
            return tooShort(CheckResult.NOT_AVAILABLE, limit, seconds);
        }
        int third = seconds / 3;
        double first = sum(requests.subList(0, third));
        double middle = sum(requests.subList(third, 2 * third));
        double last = sum(requests.subList(seconds - third, seconds));
        double least = Math.min(first, Math.min(middle, last));
        double most = Math.max(first, Math.max(middle, last));
        double mean = (first + middle + last) / 3;
        double moved = mean == 0 ? 0 : (most - least) / mean;
        double chance = least == 0 ? 0 : 3 * Math.sqrt(1 / least + 1 / most);
        String value = CheckResult.text(
                "%,.1f, %,.1f, %,.1f requests/s: moved by %,.1f %%",
                first / third, middle / third, last / third, 100 * moved);
        if (moved > STEADY_THROUGHPUT_FAIL_ABOVE + chance) {
            return new CheckResult(
                    "", CheckOutcome.FAIL, Validity.INCONCLUSIVE, value, limit, direction(first, middle, last));
        }
        if (seconds < STEADY_THROUGHPUT_LEAST_SECONDS) {
            return tooShort(value, limit, seconds);
        }
        return moved > STEADY_THROUGHPUT_WARN_ABOVE + chance
                ? CheckResult.warn(value, limit, direction(first, middle, last))
                : CheckResult.pass(value, limit, "Throughput was steady.");
    }

    private static CheckResult tooShort(String value, String limit, int seconds) {
        return CheckResult.warn(
                value,
                limit,
                CheckResult.text(
                        "Not checked: an interval of %,d seconds is too short to show a steady state; use %,d or more.",
                        seconds, STEADY_THROUGHPUT_LEAST_SECONDS));
    }

    private static String direction(double first, double middle, double last) {
        if (first < middle && middle < last) {
            return "Throughput was still rising: the warm-up was too short. Use a larger --warmup.";
        }
        if (first > middle && middle > last) {
            return "Throughput was falling: background load took CPU, or something fills up.";
        }
        return "Throughput changed within the measurement interval: background load, or periodic work of the system.";
    }

    private static double sum(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** Warns when the JIT compiler used more than a tenth of the application's CPU time: a later interval would be faster. */
    public static CheckResult jitCompilation(@Nullable Double cores, @Nullable Double jitCores) {
        String limit = CheckResult.text("JIT at most %,.0f %% of the application's CPU", 100 * JIT_COMPILATION_LIMIT);
        if (cores == null || jitCores == null || cores == 0) {
            return CheckResult.unknown(
                    limit, "the CPU time of the application's JIT compiler is not visible from here.");
        }
        double share = jitCores / cores;
        return CheckResult.warnUnless(
                share <= JIT_COMPILATION_LIMIT,
                CheckResult.text("%,.2f of %,.2f cores (%s)", jitCores, cores, CheckResult.percent(share)),
                limit,
                "The application was warm: the JIT compiler had little left to do.",
                "The JIT compiler was still busy: a later measurement interval would be faster. Use a larger --warmup.");
    }

    /** Warns when a warm-up that was to last until a steady state ended at its time limit. */
    public static CheckResult warmUpEnd(WarmUp warmUp) {
        return CheckResult.warnUnless(
                warmUp.steady(),
                CheckResult.text("%s, after %,.0f s", warmUp.text(), warmUp.seconds()),
                CheckResult.text("steady for three cycles within %,d s", warmUp.capSeconds()),
                "The measurement interval began in a steady state.",
                "The time limit came before a steady state. Use a longer limit.");
    }
}
