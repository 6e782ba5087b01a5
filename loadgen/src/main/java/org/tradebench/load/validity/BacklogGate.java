package org.tradebench.load.validity;

import org.tradebench.load.orders.OrderBacklog;

/** Orders that are completed later must be completed: a system that only takes them in is fast for nothing. */
public final class BacklogGate {
    private static final String NAME = "open orders";
    private static final String LIMIT = "none is left open after the load";

    private BacklogGate() {}

    /**
     * Judges a run.
     *
     * @param backlog null when there was no access to the database
     */
    public static CheckResult judge(OrderBacklog backlog) {
        if (backlog == null) {
            return CheckResult.unknown(NAME, LIMIT, "there is no access to the database.");
        }
        String figure = Say.format("%d at the end of the load", backlog.open());
        if (backlog.left() > 0) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    Say.format("%s, %d after %.1f s", figure, backlog.left(), backlog.seconds()),
                    LIMIT,
                    "The application took orders in and did not complete them.");
        }
        return backlog.open() == 0
                ? new CheckResult(NAME, CheckOutcome.PASS, figure, LIMIT, "Every order had ended when the load did.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.PASS,
                        Say.format("%s, none after %.1f s", figure, backlog.seconds()),
                        LIMIT,
                        "The work that was left over is not in the figures: a longer window makes its share smaller.");
    }
}
