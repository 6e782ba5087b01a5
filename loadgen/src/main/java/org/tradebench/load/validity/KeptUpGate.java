package org.tradebench.load.validity;

import java.time.Duration;

/**
 * Whether the system kept up with what arrived. When more arrives than it can carry, what is left over grows as long as the window lasts: response times then say
 * how long the window was.
 */
public final class KeptUpGate {
    /** Of the window's arrivals; a backlog of a hundredth of a window is a stall at its end, not a queue that grows. */
    static final double LIMIT = 0.01;

    private static final String NAME = "kept up";

    private KeptUpGate() {}

    /**
     * Judges a window of an open model.
     *
     * @param arrived operations that were to start in the window
     * @param unfinished arrivals that had not ended when it closed
     * @param clients virtual users: so many may well be at work at any moment
     * @param longest how long the oldest of them was due by then
     */
    public static CheckResult judge(long arrived, long unfinished, int clients, Duration longest) {
        long backlog = Math.max(0, unfinished - clients);
        String figure = Say.format(
                "%d of %d unfinished at the end, the oldest due for %.3f s",
                unfinished, arrived, longest.toNanos() / 1e9);
        String limit =
                Say.format("at most the %d of the virtual users and %s of the arrivals", clients, Say.percent(LIMIT));
        return backlog <= LIMIT * arrived
                ? new CheckResult(NAME, CheckOutcome.PASS, figure, limit, "The system carried what arrived.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.WARN,
                        figure,
                        limit,
                        "More arrived than was carried: the queue grew, and the response times are those of a window of this length. A lower rate would have some of its own.");
    }
}
