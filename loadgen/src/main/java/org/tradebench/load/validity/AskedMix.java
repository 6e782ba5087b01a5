package org.tradebench.load.validity;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.settings.WorkloadPlan;

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

    /** Returns the mix that a plan asks for; only trade has one for each percentage of updates. */
    public static AskedMix of(WorkloadPlan plan, int updates) {
        return new AskedMix(
                switch (plan) {
                    case TRADE -> StandardMix.rows(updates);
                    case SOAP -> WebServicesMix.rows();
                    case SCENARIO -> ScenarioMixes.standard();
                    case SCENARIO_HIGH_VOLUME -> ScenarioMixes.highVolume();
                    case MID_TIER -> MidTierMix.rows();
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
