package org.tradebench.load.validity;

/** Events in the database that a window should not hold unnoticed: deadlocks, and checkpoints that nobody planned. */
public final class DatabaseEventsGate {
    private static final String NAME = "database events";
    private static final String LIMIT = "no deadlock, no checkpoint in the window";

    private DatabaseEventsGate() {}

    /**
     * Judges a window.
     *
     * @param deadlocks in it; null when not available
     * @param checkpoints begun in it; null when not available
     */
    public static CheckResult judge(Double deadlocks, Double checkpoints) {
        if (deadlocks == null || checkpoints == null) {
            return CheckResult.unknown(NAME, LIMIT, "there is no access to the database's counters.");
        }
        long deadlocked = Math.round(deadlocks);
        long begun = Math.round(checkpoints);
        String figure = Say.format("%d deadlocks, %d checkpoints", deadlocked, begun);
        if (deadlocked > 0) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.WARN,
                    figure,
                    LIMIT,
                    "Transactions deadlocked: the application's lock order is broken, and throughput holds its retries.");
        }
        if (begun > 0) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.WARN,
                    figure,
                    LIMIT,
                    "A checkpoint wrote in the window: compare only with windows that hold as many.");
        }
        return new CheckResult(NAME, CheckOutcome.PASS, figure, LIMIT, "Nothing unusual happened in the database.");
    }
}
