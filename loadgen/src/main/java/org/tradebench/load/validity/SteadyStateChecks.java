package org.tradebench.load.validity;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.warmup.WarmUp;

/** Checks that the system was warm and in a steady state for the whole measurement interval. */
public final class SteadyStateChecks {
    private SteadyStateChecks() {}

    /** Fails when the measurement interval is not as long as requested. */
    public static final class IntervalLength implements ValidityCheck {
        private static final double LIMIT = 0.02;

        /** The recorder closes the interval at the end of a second, so that a short one may differ by more than the share. */
        private static final double LEAST_SECONDS = 0.5;

        @Override
        public String name() {
            return "interval length";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.requested().seconds(), evidence.recording().seconds());
        }

        public CheckResult judge(double requested, double measured) {
            boolean whole = Math.abs(measured - requested) <= Math.max(LIMIT * requested, LEAST_SECONDS);
            return CheckResult.graded(
                    name(),
                    whole,
                    false,
                    CheckResult.text("%.2f s", measured),
                    CheckResult.text("%.2f s within %.0f %%", requested, 100 * LIMIT),
                    "The measurement interval was recorded completely.",
                    "",
                    "The measurement interval is not as long as requested: the run was cut short, or it stalled.");
        }
    }

    /**
     * Compares the throughput of the three thirds of the measurement interval. Under a linear drift of d from the first to the last third, the mean of the interval is
     * 0.75 d away from the level at its end: at 20 % by 15 %, more than most of the differences that experiments look for. So a larger change makes a run INCONCLUSIVE,
     * and one above 10 % is a warning; closed-loop runs on a quiet machine stay within 3 to 5 %. Georges, Buytaert and Eeckhout (OOPSLA 2007) ask for more, a coefficient
     * of variation of 1 to 2 % between iterations, which needs a machine without other work. What the counting of independent arrivals alone can explain (three standard
     * errors) is allowed for, because at low rates it exceeds both limits.
     */
    public static final class SteadyThroughput implements ValidityCheck {
        static final double WARN_ABOVE = 0.10;
        static final double FAIL_ABOVE = 0.20;

        /** Thirds that are shorter than three seconds say more of one checkpoint or collection than of a trend, and cannot pass. */
        private static final int LEAST_SECONDS = 9;

        @Override
        public String name() {
            return "steady throughput";
        }

        @Override
        public String exemptUnderFaults() {
            return "a fault changes throughput, and its return is evaluated as recovery";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.recording().wholeSeconds().stream()
                    .map(DriverResult.Second::requests)
                    .toList());
        }

        /** Takes the requests answered in each whole second, in order. */
        public CheckResult judge(List<Long> requests) {
            String limit = CheckResult.text(
                    "thirds within %.0f %% of the mean; INCONCLUSIVE above %.0f %%",
                    100 * WARN_ABOVE, 100 * FAIL_ABOVE);
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
                    "%.1f, %.1f, %.1f requests/s: moved by %.1f %%",
                    first / third, middle / third, last / third, 100 * moved);
            if (moved > FAIL_ABOVE + chance) {
                return new CheckResult(
                        name(), CheckOutcome.FAIL, Validity.INCONCLUSIVE, value, limit, direction(first, middle, last));
            }
            if (seconds < LEAST_SECONDS) {
                return tooShort(value, limit, seconds);
            }
            return moved > WARN_ABOVE + chance
                    ? CheckResult.warn(name(), value, limit, direction(first, middle, last))
                    : CheckResult.pass(name(), value, limit, "Throughput was steady.");
        }

        private CheckResult tooShort(String value, String limit, int seconds) {
            return CheckResult.warn(
                    name(),
                    value,
                    limit,
                    CheckResult.text(
                            "Not checked: an interval of %d seconds is too short to show a steady state; use %d or more.",
                            seconds, LEAST_SECONDS));
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
    }

    /** Warns when the JIT compiler used more than a tenth of the application's CPU time: a later interval would be faster. */
    public static final class JitCompilation implements ValidityCheck {
        private static final double LIMIT = 0.10;

        @Override
        public String name() {
            return "JIT compilation";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return true;
        }

        @Override
        public String exemptUnderFaults() {
            return "a node that was restarted compiles again";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            TierUse application = evidence.tier(Tier.APPLICATION);
            return judge(application.cores(), application.jit());
        }

        public CheckResult judge(@Nullable Double cores, @Nullable Double jitCores) {
            String limit = CheckResult.text("JIT at most %.0f %% of the application's CPU", 100 * LIMIT);
            if (cores == null || jitCores == null || cores == 0) {
                return CheckResult.unknown(
                        name(), limit, "the CPU time of the application's JIT compiler is not visible from here.");
            }
            double share = jitCores / cores;
            return CheckResult.graded(
                    name(),
                    share <= LIMIT,
                    true,
                    CheckResult.text("%.2f of %.2f cores (%s)", jitCores, cores, CheckResult.percent(share)),
                    limit,
                    "The application was warm: the JIT compiler had little left to do.",
                    "The JIT compiler was still busy: a later measurement interval would be faster. Use a larger --warmup.",
                    "");
        }
    }

    /** Warns when a warm-up that was to last until a steady state ended at its time limit. */
    public static final class WarmUpEnd implements ValidityCheck {
        @Override
        public String name() {
            return "steady state of the warm-up";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() != RunKind.PRIMITIVES
                    && evidence.recording().warmUp().isPresent();
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return judge(evidence.recording().warmUp().orElseThrow());
        }

        public CheckResult judge(WarmUp warmUp) {
            return CheckResult.graded(
                    name(),
                    warmUp.still(),
                    true,
                    CheckResult.text("%s, after %.0f s", warmUp.text(), warmUp.seconds()),
                    CheckResult.text("steady for three cycles within %d s", warmUp.capSeconds()),
                    "The measurement interval began in a steady state.",
                    "The time limit came before a steady state. Use a longer limit.",
                    "");
        }
    }
}
