package org.tradebench.load.validity;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The mid-tier mix that a run is held against: the requests by page of "Using Logical Domains and CoolThreads Technology" (2008), of 406 those that are no
 * sign-on, each by the page of this application that stands for it.
 */
final class MidTierMix {
    private MidTierMix() {}

    /** Rows in percent. */
    static Map<String, Double> rows() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("quotes", 90);
        counts.put("home", 70);
        counts.put("portfolio", 6);
        counts.put("account", 21);
        counts.put("logoff", 10);
        counts.put(StandardMix.BUY_OR_SELL, 4);
        counts.put("update account", 1);
        counts.put("text image", 92);
        counts.put("thumbnails", 92);
        return AskedMix.percent(counts);
    }
}
