package org.tradebench.load.validity;

import org.tradebench.load.guarantee.HistoryCount;

/** Whether everything that users were shown in a run with faults follows from what they did. */
public final class HistoryGate {
    private static final String NAME = "histories";
    private static final String LIMIT = "each user reads his own writes, and nothing older or other";

    private HistoryGate() {}

    /**
     * Judges a run.
     *
     * @param count null when the driver's file or the database was not to be had, or orders are completed later
     */
    public static CheckResult judge(HistoryCount count) {
        if (count == null) {
            return CheckResult.unknown(
                    NAME,
                    LIMIT,
                    "there is no access to the database, the driver wrote no history.csv, or orders are completed after they are answered.");
        }
        String figure = Say.format("%d reads of %d accounts", count.reads(), count.accounts());
        if (!count.isClean()) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    figure
                            + Say.format(
                                    "; %d stale, %d unexplained, %d holdings sold twice",
                                    count.stale(), count.unexplained(), count.soldTwice()),
                    LIMIT,
                    "What a user was shown does not follow from what he did: "
                            + count.examples().get(0) + ".");
        }
        String unknown = count.unknown() == 0
                ? ""
                : Say.format(" %d orders of unknown outcome took effect at a moment that fits.", count.unknown());
        String notJudged = count.notJudged() == 0
                ? ""
                : Say.format(" %d accounts have too many of those to be followed.", count.notJudged());
        return new CheckResult(
                NAME,
                CheckOutcome.PASS,
                figure,
                LIMIT,
                "Every balance and portfolio that a user saw is what his orders had made of it." + unknown + notJudged);
    }
}
