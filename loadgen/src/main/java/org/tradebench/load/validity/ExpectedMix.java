package org.tradebench.load.validity;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.settings.WorkloadPlan;

/**
 * Holds the operation mix that a plan must have. The mixes are defined here a second time on purpose: a check that used those of the load generator would not
 * notice its mistakes.
 *
 * @param rows percentage by row, 100 in total, in the order of reports
 */
public record ExpectedMix(Map<String, Double> rows) {
    /** The row that counts buys and sells together. */
    static final String BUY_OR_SELL = "buy or sell";

    private static final double READS_AT_14 = 86;

    public ExpectedMix {
        rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
    }

    /**
     * Returns the mix of a plan.
     *
     * @param updates percentage of updates, for the plan that has several mixes
     */
    public static ExpectedMix of(WorkloadPlan plan, int updates) {
        return new ExpectedMix(
                switch (plan) {
                    case TRADE -> standard(updates);
                    case SOAP -> webServices();
                    // DayTrader's scenario page.
                    case SCENARIO -> standard(14);
                    case SCENARIO_HIGH_VOLUME ->
                        ordered(
                                "quotes", 40.0,
                                "home", 20.0,
                                "portfolio", 7.0,
                                "account", 7.0,
                                "logoff", 4.0,
                                "buy or sell", 14.0,
                                "update account", 6.0,
                                "register", 2.0);
                    case MID_TIER -> midTier();
                    case PRIMITIVES -> Map.of();
                });
    }

    /** Returns the row in which an operation counts: a sell by a user without holdings is played as a buy. */
    public String rowOf(String operation) {
        boolean order = operation.equals("buy") || operation.equals("sell");
        return order && rows.containsKey(BUY_OR_SELL) ? BUY_OR_SELL : operation;
    }

    /**
     * Returns the mix of table 14 of "Tuning WebSphere Application Server Cluster with Caching" (2009), and of its table 15 for fewer updates: the share that
     * updates lose is distributed to the reads in proportion.
     *
     * @param updates total percentage of updates: 0, 2 … 14
     */
    static Map<String, Double> standard(int updates) {
        if (updates < 0 || updates > 14 || updates % 2 != 0) {
            throw new IllegalArgumentException("no column of the table: " + updates);
        }
        double reads = (100 - updates) / READS_AT_14;
        double register = Math.min(updates, 2);
        double updateAccount = Math.min(updates - register, 4);
        return ordered(
                "quotes", 40 * reads,
                "home", 20 * reads,
                "portfolio", 12 * reads,
                "account", 10 * reads,
                "logoff", 4 * reads,
                "buy or sell", updates - register - updateAccount,
                "update account", updateAccount,
                "register", register);
    }

    /** Returns half standard mix, half claims: the study of web services names operations of different weight, and no shares. */
    private static Map<String, Double> webServices() {
        Map<String, Double> rows = standard(14);
        rows.replaceAll((row, percent) -> percent / 2);
        rows.putAll(ordered("select claim", 25.0, "list claims", 15.0, "create claim", 10.0));
        return rows;
    }

    /**
     * Returns the requests by page of "Using Logical Domains and CoolThreads Technology" (2008): of 406 those that are no sign-on, each counted for the
     * corresponding page of this application.
     */
    private static Map<String, Double> midTier() {
        Map<String, Double> rows = ordered(
                "quotes", 90.0,
                "home", 70.0,
                "portfolio", 6.0,
                "account", 21.0,
                "logoff", 10.0,
                "buy or sell", 4.0,
                "update account", 1.0,
                "text image", 92.0,
                "thumbnails", 92.0);
        double all = rows.values().stream().mapToDouble(Double::doubleValue).sum();
        rows.replaceAll((row, count) -> 100 * count / all);
        return rows;
    }

    private static Map<String, Double> ordered(Object... rowsAndShares) {
        Map<String, Double> rows = new LinkedHashMap<>();
        for (int i = 0; i < rowsAndShares.length; i += 2) {
            rows.put((String) rowsAndShares[i], (Double) rowsAndShares[i + 1]);
        }
        return rows;
    }
}
