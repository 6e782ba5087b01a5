package org.tradebench.load.validity;

import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.loadgenerator.ArrivalResult;

/** Checks runs of the open model: that operations started when they arrived, and that the system completed as many as arrived. */
public final class ArrivalChecks {
    private static final double SCHEDULE_LAG_WARN_ABOVE = 0.05;
    private static final double SCHEDULE_LAG_FAIL_ABOVE = 0.10;
    /** Share of the arrivals: from one in a hundred on, the p99 is that of a queue in front of the system. */
    private static final double VIRTUAL_USER_EXHAUSTION_LIMIT = 0.01;
    /** Share of the arrivals; a smaller backlog is a stall at the end of the interval, not a queue that grows. */
    private static final double BACKLOG_GROWTH_LIMIT = 0.01;

    private static final double P99_MIN_SECONDS = 60;

    private ArrivalChecks() {}

    static CheckResult everyArrival(Evidence run) {
        return everyArrival(run.recording().operations(), arrivals(run).completed());
    }

    static CheckResult scheduleLag(Evidence run) {
        ArrivalResult arrivals = arrivals(run);
        return scheduleLag(
                arrivals.loadGeneratorShareOfTime(),
                arrivals.lateNanos() / 1e6 / Math.max(1, arrivals.completed()),
                p99Millis(run.recording().histograms().allResponses()),
                p99Millis(run.recording().histograms().responsesWithoutLoadGenerator()));
    }

    static CheckResult virtualUserExhaustion(Evidence run) {
        ArrivalResult arrivals = arrivals(run);
        return virtualUserExhaustion(
                arrivals.waited(), arrivals.completed(), run.requested().virtualUsers());
    }

    static CheckResult backlogGrowth(Evidence run) {
        ArrivalResult arrivals = arrivals(run);
        return backlogGrowth(
                arrivals.arrived(),
                arrivals.unfinished(),
                run.requested().virtualUsers(),
                arrivals.longestUnfinishedNanos() / 1e9);
    }

    private static ArrivalResult arrivals(Evidence run) {
        return run.recording().arrivals().orElseThrow();
    }

    private static @Nullable Double p99Millis(Histogram histogram) {
        return histogram.getTotalCount() == 0 ? null : Double.valueOf(histogram.getValueAtPercentile(99) / 1000.0);
    }

    /** Fails when operations and arrivals do not correspond one to one. */
    public static CheckResult everyArrival(long operations, long completed) {
        return CheckResult.failUnless(
                operations == completed,
                CheckResult.text("%,d operations for %,d arrivals", operations, completed),
                "one operation per arrival",
                "Every operation was an arrival, and no arrival was left out.",
                "The numbers of operations and arrivals differ: response times are not those of the requested rate.");
    }

    /**
     * Limits how late the load generator started arrivals for which a virtual user was free. The lag acts like a delay of the system under test: at 5 % of the busy time,
     * or of the p99, it is below the difference between runs; at 10 % the metrics are partly the load generator's.
     *
     * <p>The parameters are the share of busy time, the mean lag in ms, and the p99 of the response times with and without the lag.
     */
    public static CheckResult scheduleLag(
            double share, double lagMillis, @Nullable Double p99, @Nullable Double p99WithoutLag) {
        String limit = CheckResult.text(
                "at most %s of either; INVALID above %s",
                CheckResult.percent(SCHEDULE_LAG_WARN_ABOVE), CheckResult.percent(SCHEDULE_LAG_FAIL_ABOVE));
        if (p99 == null || p99WithoutLag == null) {
            return CheckResult.fail("no arrival", limit, "No arrival was answered.");
        }
        double ofP99 = p99 == 0 ? 0 : Math.max(0, 1 - p99WithoutLag / p99);
        double worst = Math.max(share, ofP99);
        return CheckResult.graded(
                worst <= SCHEDULE_LAG_WARN_ABOVE,
                worst <= SCHEDULE_LAG_FAIL_ABOVE,
                CheckResult.text(
                        "late by %,.3f ms on average (%s of the virtual users' busy time); p99 of the response times %,.2f ms, %,.2f without the lag (%s)",
                        lagMillis, CheckResult.percent(share), p99, p99WithoutLag, CheckResult.percent(ofP99)),
                limit,
                "The load generator started arrivals on time.",
                "The load generator started late, for lack of CPU: response times include some of its own delay.",
                "The load generator could not keep its schedule: response times are partly its own delay. Give it more CPU, a machine of its own, or a lower rate.");
    }

    /** Warns when arrivals had to wait for a virtual user: that wait is in the response times, but the system never saw more operations at once. */
    public static CheckResult virtualUserExhaustion(long waited, long completed, int virtualUsers) {
        double share = completed == 0 ? 0 : (double) waited / completed;
        return CheckResult.warnUnless(
                share <= VIRTUAL_USER_EXHAUSTION_LIMIT,
                CheckResult.text(
                        "%,d of %,d arrivals found all %,d busy (%s)",
                        waited, completed, virtualUsers, CheckResult.percent(share)),
                "at most " + CheckResult.percent(VIRTUAL_USER_EXHAUSTION_LIMIT),
                "Hardly any arrival waited for a virtual user.",
                CheckResult.text(
                        "The system never saw more than %,d operations at once. Unless it stalled, use more virtual users.",
                        virtualUsers));
    }

    /**
     * Warns of an interval that is too short for a p99 of response times. Arrivals come in bursts, and all that queue in one are slow together: the p99 of a short interval
     * is that of its few worst bursts, however many arrivals they had.
     */
    public static CheckResult intervalForP99(double seconds) {
        return CheckResult.warnUnless(
                seconds >= P99_MIN_SECONDS,
                CheckResult.text("%,.0f s", seconds),
                CheckResult.text("at least %,.0f s", P99_MIN_SECONDS),
                "The interval is long enough for a p99.",
                "The interval is too short for a p99 of response times: it depends on its few worst bursts. Use a longer --duration.");
    }

    /** Warns when more arrived than was completed: the backlog then grows with the length of the interval, and so do response times. */
    public static CheckResult backlogGrowth(long arrived, long unfinished, int virtualUsers, double oldestSeconds) {
        return CheckResult.warnUnless(
                Math.max(0, unfinished - virtualUsers) <= BACKLOG_GROWTH_LIMIT * arrived,
                CheckResult.text(
                        "%,d of %,d unfinished at the end, the oldest due for %,.3f s",
                        unfinished, arrived, oldestSeconds),
                CheckResult.text(
                        "at most the %,d of the virtual users and %s of the arrivals",
                        virtualUsers, CheckResult.percent(BACKLOG_GROWTH_LIMIT)),
                "The system completed what arrived.",
                "More arrived than was completed: response times depend on the length of the measurement interval. Use a lower rate.");
    }
}
