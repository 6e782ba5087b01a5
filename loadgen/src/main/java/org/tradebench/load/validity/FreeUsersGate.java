package org.tradebench.load.validity;

/** Whether a virtual user was free for what arrived. The wait for one is in the response time; but the system never saw more at once than there were virtual users. */
public final class FreeUsersGate {
    /** One in a hundred: from there on the p99 is one of a queue that stands before the system. */
    static final double LIMIT = 0.01;

    private static final String NAME = "free virtual users";

    private FreeUsersGate() {}

    /**
     * Judges a window of an open model.
     *
     * @param waited arrivals for which no virtual user was free in time
     * @param completed all arrivals that ended rightly
     * @param clients virtual users
     */
    public static CheckResult judge(long waited, long completed, int clients) {
        double share = completed == 0 ? 0 : (double) waited / completed;
        String figure =
                Say.format("%d of %d arrivals found all %d busy (%s)", waited, completed, clients, Say.percent(share));
        String limit = "at most " + Say.percent(LIMIT);
        return share <= LIMIT
                ? new CheckResult(NAME, CheckOutcome.PASS, figure, limit, "Hardly anything waited for a virtual user.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.WARN,
                        figure,
                        limit,
                        Say.format(
                                "The system never saw more than %d at once. The wait before it is in the response times; without a stall, more --clients would let it in.",
                                clients));
    }
}
