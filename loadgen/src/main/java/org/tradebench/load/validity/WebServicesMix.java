package org.tradebench.load.validity;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The mix of the plan soap, this project's own (the study of web services names operations of different weight and no shares): half of it is the standard
 * mix, half are claims.
 */
final class WebServicesMix {
    private WebServicesMix() {}

    static Map<String, Double> rows() {
        Map<String, Double> rows = new LinkedHashMap<>();
        StandardMix.rows(14).forEach((row, percent) -> rows.put(row, percent / 2));
        rows.put("select claim", 25.0);
        rows.put("list claims", 15.0);
        rows.put("create claim", 10.0);
        return rows;
    }
}
