package org.tradebench.load.validity;

import java.time.Duration;
import org.tradebench.load.loadgenerator.LoadResult;

/** Checks the answers to the load generator's requests. */
public final class AnswerChecks {
    /** The limit of the workload's definition. */
    private static final double ERRORS_LIMIT = 0.001;

    private static final String ERRORS_OUTSIDE_FAULTS_LIMIT = "none before a fault, none after its grace period";
    /** A shorter wait is the tail of the distribution rather than a stall. */
    private static final Duration STALLED_REQUESTS_MIN = Duration.ofSeconds(1);

    private AnswerChecks() {}

    /** Evaluates the worst of several trials: a primitive that fails must not hide behind faster ones. */
    static CheckResult errors(Evidence run) {
        return run.answers().stream()
                .map(answers -> errors(answers.requests(), answers.errors(), answers.warmupErrors())
                        .of(answers.of()))
                .reduce((a, b) -> a.outcome().compareTo(b.outcome()) >= 0 ? a : b)
                .orElseGet(() -> errors(0, 0, 0));
    }

    static CheckResult errorsOutsideFaults(Evidence run) {
        LoadResult loadGenerator = run.recording().loadGenerator();
        long outside = run.faults().errorsOutside();
        return errorsOutsideFaults(
                loadGenerator.requestCount(),
                loadGenerator.errorCount() - outside,
                outside,
                loadGenerator.warmup().errors());
    }

    static CheckResult stalledRequests(Evidence run) {
        LoadResult.OpenAtEnd open = run.recording().loadGenerator().openAtEnd();
        return stalledRequests(
                open.requests(),
                Duration.ofNanos(open.longestNanos()),
                Duration.ofNanos(
                        1000 * run.recording().histograms().allRequests().getMaxValue()));
    }

    /** Fails when more than one request in a thousand had a wrong status, page or text, or no answer. Errors of the warm-up are shown, but not evaluated. */
    public static CheckResult errors(long requests, long errors, long warmupErrors) {
        String limit = "at most " + CheckResult.percent(ERRORS_LIMIT);
        if (requests == 0) {
            return CheckResult.fail("no request", limit, "No request was answered within the measurement interval.");
        }
        double share = (double) errors / requests;
        String value = CheckResult.text("%,d of %,d (%s)", errors, requests, CheckResult.percent(share));
        String before = warmupErrors == 0 ? "" : CheckResult.text(" %,d more failed during the warm-up.", warmupErrors);
        return share > ERRORS_LIMIT
                ? CheckResult.fail(
                        value,
                        limit,
                        "Too many requests failed: the metrics partly describe how fast errors are produced." + before)
                : CheckResult.pass(
                        value,
                        limit,
                        (errors == 0 ? "Every request was answered correctly." : "Few requests failed.") + before);
    }

    /** Fails when a request failed before a fault or later than a fault's grace period. */
    public static CheckResult errorsOutsideFaults(long requests, long inside, long outside, long warmupErrors) {
        if (requests == 0) {
            return CheckResult.fail(
                    "no request",
                    ERRORS_OUTSIDE_FAULTS_LIMIT,
                    "No request was answered within the measurement interval.");
        }
        String value = CheckResult.text("%,d during faults, %,d outside, of %,d", inside, outside, requests);
        return outside + warmupErrors > 0
                ? CheckResult.fail(
                        value,
                        ERRORS_OUTSIDE_FAULTS_LIMIT,
                        CheckResult.text(
                                "Requests failed while no fault was injected (%,d of them during the warm-up).",
                                warmupErrors))
                : CheckResult.pass(
                        value, ERRORS_OUTSIDE_FAULTS_LIMIT, "Requests failed only during a fault or its grace period.");
    }

    /**
     * Warns of requests that were still open at the end of the measurement interval. A request counts when it ends, so one that hangs is in no percentile: the
     * slowest open request must not have taken much longer than the slowest that was counted.
     */
    public static CheckResult stalledRequests(long open, Duration longest, Duration slowestCounted) {
        Duration limit = slowestCounted.compareTo(STALLED_REQUESTS_MIN) > 0 ? slowestCounted : STALLED_REQUESTS_MIN;
        boolean stalled = open > 0 && longest.compareTo(limit) > 0;
        return CheckResult.warnUnless(
                !stalled,
                CheckResult.text("%,d open, the longest for %,.3f s", open, longest.toNanos() / 1e9),
                CheckResult.text("%,.3f s", limit.toNanos() / 1e9),
                "No slow request is missing from the percentiles.",
                "A request was still open when the measurement interval closed and is in no percentile: the true maximum is higher than the one shown.");
    }
}
