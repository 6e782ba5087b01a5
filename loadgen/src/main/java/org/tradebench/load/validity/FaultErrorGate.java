package org.tradebench.load.validity;

/** Requests that failed in a run with faults: allowed while a fault lasts and a grace after it, never else. */
public final class FaultErrorGate {
    private static final String NAME = "errors";
    private static final String LIMIT = "none before a fault, none later than its grace";

    private FaultErrorGate() {}

    /**
     * Judges a window.
     *
     * @param requests answered in the window, right or wrong
     * @param inside errors from a fault's begin to its grace's end
     * @param outside all others of the window
     * @param warmupErrors failed before the window
     */
    public static CheckResult judge(long requests, long inside, long outside, long warmupErrors) {
        String figure = Say.format("%d in the faults' time, %d outside, of %d", inside, outside, requests);
        if (requests == 0) {
            return new CheckResult(
                    NAME, CheckOutcome.FAIL, "no request", LIMIT, "No request was answered in the window.");
        }
        if (outside + warmupErrors > 0) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    figure,
                    LIMIT,
                    Say.format(
                            "Requests failed when nothing was broken on purpose (%d of them in the warm-up).",
                            warmupErrors));
        }
        return new CheckResult(
                NAME,
                CheckOutcome.PASS,
                figure,
                LIMIT,
                "Requests failed only while a fault lasted, or a grace after it.");
    }
}
