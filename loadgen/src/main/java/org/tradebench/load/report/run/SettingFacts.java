package org.tradebench.load.report.run;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.results.RunSettings;

/** What the application was set to, as far as it is known. */
final class SettingFacts {
    private SettingFacts() {}

    static Map<String, String> of(RunSettings settings) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("runtime mode", known(settings.mode()));
        facts.put("order processing", known(settings.orders()));
        facts.put("access", known(settings.access()));
        facts.put(
                "caching",
                known(settings.caching() == null ? null : settings.caching().heading()));
        facts.put("heap", known(settings.heap()));
        return facts;
    }

    private static String known(String word) {
        return word == null ? "not known" : word;
    }
}
