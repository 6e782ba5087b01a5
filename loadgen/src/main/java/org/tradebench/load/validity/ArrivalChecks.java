package org.tradebench.load.validity;

import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.driver.ArrivalResult;

/** Checks runs of the open model: that operations started when they arrived, and that the system completed as many as arrived. */
public final class ArrivalChecks {
    private ArrivalChecks() {}

    abstract static class OfArrivals implements ValidityCheck {
        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() == RunKind.OPEN_MODEL;
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            return evaluate(evidence, evidence.recording().arrivals().orElseThrow());
        }

        abstract CheckResult evaluate(Evidence evidence, ArrivalResult arrivals);
    }

    /** Fails when operations and arrivals are not one for one. */
    public static final class EveryArrival extends OfArrivals {
        @Override
        public String name() {
            return "every arrival";
        }

        @Override
        CheckResult evaluate(Evidence evidence, ArrivalResult arrivals) {
            return judge(evidence.recording().operations(), arrivals.completed());
        }

        public CheckResult judge(long operations, long completed) {
            return CheckResult.graded(
                    name(),
                    operations == completed,
                    false,
                    CheckResult.text("%d operations for %d arrivals", operations, completed),
                    "one for one",
                    "Every operation was an arrival, and no arrival was left out.",
                    "",
                    "The operations are not the arrivals: response times are not those of the requested rate.");
        }
    }

    /**
     * Limits how late the load generator started arrivals for which a virtual user was free. The lag acts like a delay of the system under test: at 5 % of the busy time,
     * or of the p99, it is below the difference between runs; at 10 % the metrics are partly the load generator's.
     */
    public static final class ScheduleLag extends OfArrivals {
        private static final double WARN_ABOVE = 0.05;
        private static final double FAIL_ABOVE = 0.10;

        @Override
        public String name() {
            return "schedule lag";
        }

        @Override
        CheckResult evaluate(Evidence evidence, ArrivalResult arrivals) {
            var histograms = evidence.recording().histograms();
            return judge(
                    arrivals.driverShareOfTime(),
                    arrivals.lateNanos() / 1e6 / Math.max(1, arrivals.completed()),
                    p99(histograms.allResponses()),
                    p99(histograms.responsesWithoutDriver()));
        }

        private static @Nullable Double p99(Histogram histogram) {
            return histogram.getTotalCount() == 0 ? null : Double.valueOf(histogram.getValueAtPercentile(99) / 1000.0);
        }

        /** Takes the share of busy time, the mean lag in ms, and the p99 of the response times with and without the lag. */
        public CheckResult judge(double share, double lagMillis, @Nullable Double p99, @Nullable Double p99WithoutLag) {
            String limit = CheckResult.text(
                    "at most %s of either; INVALID above %s",
                    CheckResult.percent(WARN_ABOVE), CheckResult.percent(FAIL_ABOVE));
            if (p99 == null || p99WithoutLag == null) {
                return CheckResult.fail(name(), "no arrival", limit, "No arrival was answered.");
            }
            double ofP99 = p99 == 0 ? 0 : Math.max(0, 1 - p99WithoutLag / p99);
            double worst = Math.max(share, ofP99);
            return CheckResult.graded(
                    name(),
                    worst <= WARN_ABOVE,
                    worst <= FAIL_ABOVE,
                    CheckResult.text(
                            "late by %.3f ms on average (%s of the virtual users' busy time); p99 of the response times %.2f ms, %.2f without the lag (%s)",
                            lagMillis, CheckResult.percent(share), p99, p99WithoutLag, CheckResult.percent(ofP99)),
                    limit,
                    "The load generator started arrivals on time.",
                    "The load generator started late, for lack of CPU: response times include some of its own delay.",
                    "The load generator could not keep its schedule: response times are partly its own delay. Give it more CPU, a machine of its own, or a lower rate.");
        }
    }

    /** Warns when arrivals had to wait for a virtual user: that wait is in the response times, but the system never saw more operations at once. */
    public static final class VirtualUserExhaustion extends OfArrivals {
        /** From one in a hundred on, the p99 is that of a queue in front of the system. */
        private static final double LIMIT = 0.01;

        @Override
        public String name() {
            return "virtual-user exhaustion";
        }

        @Override
        CheckResult evaluate(Evidence evidence, ArrivalResult arrivals) {
            return judge(
                    arrivals.waited(),
                    arrivals.completed(),
                    evidence.requested().virtualUsers());
        }

        public CheckResult judge(long waited, long completed, int virtualUsers) {
            double share = completed == 0 ? 0 : (double) waited / completed;
            return CheckResult.graded(
                    name(),
                    share <= LIMIT,
                    true,
                    CheckResult.text(
                            "%d of %d arrivals found all %d busy (%s)",
                            waited, completed, virtualUsers, CheckResult.percent(share)),
                    "at most " + CheckResult.percent(LIMIT),
                    "Hardly any arrival waited for a virtual user.",
                    CheckResult.text(
                            "The system never saw more than %d operations at once. Unless it stalled, use more virtual users.",
                            virtualUsers),
                    "");
        }
    }

    /** Warns when more arrived than was completed: the backlog then grows with the length of the interval, and so do response times. */
    public static final class BacklogGrowth extends OfArrivals {
        /** Share of the arrivals; a smaller backlog is a stall at the end of the interval, not a queue that grows. */
        private static final double LIMIT = 0.01;

        @Override
        public String name() {
            return "backlog growth";
        }

        @Override
        CheckResult evaluate(Evidence evidence, ArrivalResult arrivals) {
            return judge(
                    arrivals.arrived(),
                    arrivals.unfinished(),
                    evidence.requested().virtualUsers(),
                    arrivals.longestUnfinishedNanos() / 1e9);
        }

        public CheckResult judge(long arrived, long unfinished, int virtualUsers, double oldestSeconds) {
            return CheckResult.graded(
                    name(),
                    Math.max(0, unfinished - virtualUsers) <= LIMIT * arrived,
                    true,
                    CheckResult.text(
                            "%d of %d unfinished at the end, the oldest due for %.3f s",
                            unfinished, arrived, oldestSeconds),
                    CheckResult.text(
                            "at most the %d of the virtual users and %s of the arrivals",
                            virtualUsers, CheckResult.percent(LIMIT)),
                    "The system completed what arrived.",
                    "More arrived than was completed: response times depend on the length of the measurement interval. Use a lower rate.",
                    "");
        }
    }
}
