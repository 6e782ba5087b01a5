package org.tradebench.load.validity;

import java.time.Duration;
import org.tradebench.load.driver.DriverResult;

/** Checks the answers to the load generator's requests. */
public final class AnswerChecks {
    private AnswerChecks() {}

    /** Fails when more than one request in a thousand had a wrong status, page or text, or no answer. */
    public static final class Errors implements ValidityCheck {
        /** The limit of the workload's definition. */
        private static final double LIMIT = 0.001;

        @Override
        public String name() {
            return "errors";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() != RunKind.FAULTS;
        }

        /** Of several trials the worst counts: a primitive that fails must not hide behind faster ones. */
        @Override
        public CheckResult evaluate(Evidence evidence) {
            return evidence.answers().stream()
                    .map(answers -> judge(answers.requests(), answers.errors(), answers.warmupErrors())
                            .of(answers.of()))
                    .reduce((a, b) -> a.outcome().compareTo(b.outcome()) >= 0 ? a : b)
                    .orElseGet(() -> judge(0, 0, 0));
        }

        /** Errors of the warm-up are shown, not evaluated. */
        public CheckResult judge(long requests, long errors, long warmupErrors) {
            String limit = "at most " + CheckResult.percent(LIMIT);
            if (requests == 0) {
                return CheckResult.fail(
                        name(), "no request", limit, "No request was answered within the measurement interval.");
            }
            double share = (double) errors / requests;
            String value = CheckResult.text("%d of %d (%s)", errors, requests, CheckResult.percent(share));
            String before =
                    warmupErrors == 0 ? "" : CheckResult.text(" %d more failed during the warm-up.", warmupErrors);
            return share > LIMIT
                    ? CheckResult.fail(
                            name(),
                            value,
                            limit,
                            "Too many requests failed: the metrics partly describe how fast errors are produced."
                                    + before)
                    : CheckResult.pass(
                            name(),
                            value,
                            limit,
                            (errors == 0 ? "Every request was answered correctly." : "Few requests failed.") + before);
        }
    }

    /** Fails when a request failed before a fault or later than a fault's grace period. */
    public static final class ErrorsOutsideFaults implements ValidityCheck {
        private static final String LIMIT = "none before a fault, none after its grace period";

        @Override
        public String name() {
            return "errors outside faults";
        }

        @Override
        public boolean appliesTo(Evidence evidence) {
            return evidence.kind() == RunKind.FAULTS;
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            DriverResult driver = evidence.recording().driver();
            long outside = evidence.faults().errorsOutside();
            return judge(
                    driver.requestCount(),
                    driver.errorCount() - outside,
                    outside,
                    driver.warmup().errors());
        }

        public CheckResult judge(long requests, long inside, long outside, long warmupErrors) {
            if (requests == 0) {
                return CheckResult.fail(
                        name(), "no request", LIMIT, "No request was answered within the measurement interval.");
            }
            String value = CheckResult.text("%d during faults, %d outside, of %d", inside, outside, requests);
            return outside + warmupErrors > 0
                    ? CheckResult.fail(
                            name(),
                            value,
                            LIMIT,
                            CheckResult.text(
                                    "Requests failed while no fault was injected (%d of them during the warm-up).",
                                    warmupErrors))
                    : CheckResult.pass(
                            name(), value, LIMIT, "Requests failed only during a fault or its grace period.");
        }
    }

    /**
     * Warns of requests that the end of the measurement interval cut off. A request counts when it ends, so one that hangs is in no percentile: the slowest open
     * request must not have taken much longer than the slowest that was counted.
     */
    public static final class StalledRequests implements ValidityCheck {
        /** A shorter wait is the tail of the distribution rather than a stall. */
        private static final Duration LEAST = Duration.ofSeconds(1);

        @Override
        public String name() {
            return "stalled requests";
        }

        @Override
        public String exemptUnderFaults() {
            return "requests hang while a node is paused";
        }

        @Override
        public CheckResult evaluate(Evidence evidence) {
            DriverResult.OpenAtEnd open = evidence.recording().driver().openAtEnd();
            return judge(
                    open.requests(),
                    Duration.ofNanos(open.longestNanos()),
                    Duration.ofNanos(1000
                            * evidence.recording().histograms().allRequests().getMaxValue()));
        }

        public CheckResult judge(long open, Duration longest, Duration slowestCounted) {
            Duration limit = slowestCounted.compareTo(LEAST) > 0 ? slowestCounted : LEAST;
            boolean stalled = open > 0 && longest.compareTo(limit) > 0;
            return CheckResult.graded(
                    name(),
                    !stalled,
                    true,
                    CheckResult.text("%d open, the longest for %.3f s", open, longest.toNanos() / 1e9),
                    CheckResult.text("%.3f s", limit.toNanos() / 1e9),
                    "No request outlasted the measurement interval unseen.",
                    "A request was still open when the measurement interval closed and is in no percentile: the true maximum is higher than the one shown.",
                    "");
        }
    }
}
