package org.tradebench.load.validity;

import java.util.LinkedHashMap;
import java.util.Map;

/** DayTrader's mixes of its scenario page, in percent by row. */
final class ScenarioMixes {
    private ScenarioMixes() {}

    /** 14 % updates: the standard mix. */
    static Map<String, Double> standard() {
        return StandardMix.rows(14);
    }

    /** 22 % updates. */
    static Map<String, Double> highVolume() {
        Map<String, Double> rows = new LinkedHashMap<>();
        rows.put("quotes", 40.0);
        rows.put("home", 20.0);
        rows.put("portfolio", 7.0);
        rows.put("account", 7.0);
        rows.put("logoff", 4.0);
        rows.put(StandardMix.BUY_OR_SELL, 14.0);
        rows.put("update account", 6.0);
        rows.put("register", 2.0);
        return rows;
    }
}
