package org.tradebench.load.validity;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The mix that a run is held against. Written out here a second time on purpose: a gate that asked the driver what the mix should be would believe its
 * mistakes.
 *
 * @param rows percent by row, 100 in all, in the order in which they are shown
 */
public record AskedMix(Map<String, Double> rows) {
    public AskedMix {
        // In the order given.
        rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
    }

    /**
     * The mix of a plan.
     *
     * @param plan its word
     * @param updates percentage of updates, of the plan that has several mixes
     */
    public static AskedMix of(String plan, int updates) {
        return new AskedMix(
                switch (plan) {
                    case "trade" -> StandardMix.rows(updates);
                    case "soap" -> WebServicesMix.rows();
                    case "scenario" -> ScenarioMixes.standard();
                    case "scenario-high-volume" -> ScenarioMixes.highVolume();
                    case "midtier" -> MidTierMix.rows();
                    default -> throw new IllegalArgumentException("no mix is known of the plan " + plan);
                });
    }

    /** Shares that are given as counts, in percent. */
    static Map<String, Double> percent(Map<String, Integer> counts) {
        double all = counts.values().stream().mapToInt(Integer::intValue).sum();
        Map<String, Double> rows = new LinkedHashMap<>();
        counts.forEach((row, count) -> rows.put(row, 100 * count / all));
        return rows;
    }

    /** The row that an operation counts in: a sell of somebody who holds nothing is played as a buy. */
    public String rowOf(String operation) {
        boolean order = operation.equals("buy") || operation.equals("sell");
        return order && rows.containsKey(StandardMix.BUY_OR_SELL) ? StandardMix.BUY_OR_SELL : operation;
    }
}
