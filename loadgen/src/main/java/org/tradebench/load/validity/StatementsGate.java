package org.tradebench.load.validity;

import java.util.Optional;

/**
 * Whether the database was asked what the caching arm predicts. What the cache says of its hits and what PostgreSQL counts come from two sides: a cache that is asked beside the
 * database, or an arm without a cache that has one, shows here.
 */
public final class StatementsGate {
    /** Share of the prediction; 151 trials of all modes and of the distributed map stayed between −3.3 and +0.1 %. */
    static final double LIMIT = 0.05;

    /** From here on the arm is not the one that was asked for. */
    static final double MOST = 0.2;

    /** Fewer say nothing. */
    static final double LEAST_CALLS = 500;

    private static final String NAME = "statements as predicted";

    private StatementsGate() {}

    /** A run of which nothing is predicted. */
    public static CheckResult notPredicted(String why) {
        return CheckResult.notApplicable(NAME, "what the operations and the cache predict", why);
    }

    /**
     * Judges a window.
     *
     * @param predicted for its requests
     * @param counted calls in the window; null when not available
     * @param operations played in the window
     * @param seconds of the window
     */
    public static CheckResult judge(
            Optional<PredictedStatements> predicted, Double counted, long operations, double seconds) {
        if (predicted.isEmpty()) {
            return notPredicted("nothing is predicted of this mode");
        }
        double least = predicted.get().least();
        double most = predicted.get().most();
        if (operations == 0 || most < LEAST_CALLS) {
            return notPredicted("too few operations to tell");
        }
        String limit = Say.format(
                "%.2f to %.2f an operation, within %.0f %%; INVALID beyond %.0f %%",
                least / operations, most / operations, 100 * LIMIT, 100 * MOST);
        if (counted == null) {
            return CheckResult.unknown(NAME, limit, "the database does not count statements, or cannot be asked.");
        }
        // Counters are read once a second, so that each end of the window is known to half of one.
        double edge = most / seconds;
        double off = Math.max(least - counted, counted - most);
        CheckOutcome outcome = off <= LIMIT * most + edge / 2
                ? CheckOutcome.PASS
                : off <= MOST * most + edge ? CheckOutcome.WARN : CheckOutcome.FAIL;
        return new CheckResult(
                NAME,
                outcome,
                Say.format("%.2f an operation", counted / operations),
                limit,
                outcome == CheckOutcome.PASS
                        ? "The database was asked what the operations and the cache predict."
                        : "The database was asked something else than the operations and the cache predict: a setting that changes what pages ask, another user of the database, or a cache that is not what it says.");
    }
}
