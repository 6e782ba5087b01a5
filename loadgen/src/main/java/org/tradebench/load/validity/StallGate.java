package org.tradebench.load.validity;

import java.time.Duration;

/**
 * Requests that the window's end cut. A request counts when it ends, so one that hangs through the window is in no percentile: the slowest
 * of those still open must not be much slower than the slowest that was counted.
 */
public final class StallGate {
    /** Below this, a wait is the tail of the distribution rather than a stall. */
    static final Duration LEAST = Duration.ofSeconds(1);

    private StallGate() {}

    /**
     * Judges a window.
     *
     * @param open requests under way when the window closed
     * @param longest how long the longest of them had taken by then
     * @param slowestCounted the slowest request that the percentiles hold
     */
    public static CheckResult judge(long open, Duration longest, Duration slowestCounted) {
        Duration limit = slowestCounted.compareTo(LEAST) > 0 ? slowestCounted : LEAST;
        boolean stalled = open > 0 && longest.compareTo(limit) > 0;
        return new CheckResult(
                "no stalled request",
                stalled ? CheckOutcome.WARN : CheckOutcome.PASS,
                Say.format("%d open, the longest for %.3f s", open, longest.toNanos() / 1e9),
                Say.format("%.3f s", limit.toNanos() / 1e9),
                stalled
                        ? "A request hung when the window closed and is in no percentile: the true maximum is higher than the one shown."
                        : "No request outlasted the window unseen.");
    }
}
