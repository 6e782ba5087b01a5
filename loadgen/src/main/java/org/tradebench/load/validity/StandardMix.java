package org.tradebench.load.validity;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The mix that a run is held against, in percent by row: table 14 of "Tuning WebSphere Application Server Cluster with Caching" (2009) and
 * its table 15 for fewer updates. Written out here a second time on purpose: a gate that asked the driver what the mix should be would
 * believe its mistakes.
 */
final class StandardMix {
    /** The row that takes buys and sells together. */
    static final String BUY_OR_SELL = "buy or sell";

    private static final double READS_AT_14 = 86;

    private StandardMix() {}

    /**
     * The rows in the table's order.
     *
     * @param updates total percentage of updates: 0, 2 … 14
     */
    static Map<String, Double> rows(int updates) {
        if (updates < 0 || updates > 14 || updates % 2 != 0) {
            throw new IllegalArgumentException("no column of the table: " + updates);
        }
        // What the updates lose, the read-only operations gain in their own proportions.
        double reads = (100 - updates) / READS_AT_14;
        Map<String, Double> rows = new LinkedHashMap<>();
        rows.put("quotes", 40 * reads);
        rows.put("home", 20 * reads);
        rows.put("portfolio", 12 * reads);
        rows.put("account", 10 * reads);
        rows.put("logoff", 4 * reads);
        double register = Math.min(updates, 2);
        double updateAccount = Math.min(updates - register, 4);
        rows.put(BUY_OR_SELL, updates - register - updateAccount);
        rows.put("update account", updateAccount);
        rows.put("register", register);
        return rows;
    }
}
