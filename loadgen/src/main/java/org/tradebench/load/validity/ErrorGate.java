package org.tradebench.load.validity;

/** Requests that failed: answered with the wrong status, page or text, or not at all. */
public final class ErrorGate {
    /** More than one in a thousand: the project's own limit, from the workload's definition. */
    static final double LIMIT = 0.001;

    private static final String NAME = "errors";

    private ErrorGate() {}

    /**
     * Judges a window.
     *
     * @param requests answered in the window, right or wrong
     * @param errors those that failed
     * @param warmupErrors failed before the window; told, not judged
     */
    public static CheckResult judge(long requests, long errors, long warmupErrors) {
        String limit = "at most " + Say.percent(LIMIT);
        if (requests == 0) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    "no request",
                    limit,
                    "No request was answered in the window: nothing was measured.");
        }
        double share = (double) errors / requests;
        String figure = Say.format("%d of %d (%s)", errors, requests, Say.percent(share));
        String before = warmupErrors == 0 ? "" : Say.format(" %d more failed in the warm-up.", warmupErrors);
        if (share > LIMIT) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    figure,
                    limit,
                    "Too many requests failed: what was measured is partly how fast errors are made." + before);
        }
        String sentence = errors == 0 ? "Every request in the window was answered rightly." : "Few requests failed.";
        return new CheckResult(NAME, CheckOutcome.PASS, figure, limit, sentence + before);
    }
}
