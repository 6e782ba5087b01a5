package org.tradebench.load.validity;

import org.tradebench.load.freshness.Freshness;

/** Whether every application node shows what the database holds, after the faults and the load. */
public final class FreshnessGate {
    private static final String NAME = "fresh caches";
    private static final String LIMIT = "every node shows what the database holds";

    private FreshnessGate() {}

    /**
     * Judges a run.
     *
     * @param freshness null when there was no access to the database
     */
    public static CheckResult judge(Freshness freshness) {
        if (freshness == null) {
            return CheckResult.unknown(NAME, LIMIT, "there is no access to the database to compare the pages with.");
        }
        String figure = Say.format(
                "%d of %d figures on %d nodes",
                freshness.compared() - freshness.stale().size(),
                freshness.compared(),
                freshness.nodes().size());
        return freshness.stale().isEmpty()
                ? new CheckResult(
                        NAME, CheckOutcome.PASS, figure, LIMIT, "No node remembers anything that has changed.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.FAIL,
                        figure,
                        LIMIT,
                        "A node serves what is no longer so: "
                                + freshness.stale().get(0) + ".");
    }
}
