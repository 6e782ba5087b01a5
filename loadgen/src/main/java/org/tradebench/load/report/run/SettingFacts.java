package org.tradebench.load.report.run;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.RunSettings;

/** What the application was set to, as far as it is known. */
final class SettingFacts {
    private SettingFacts() {}

    static Map<String, String> of(RunSettings settings) {
        Map<String, String> facts = new LinkedHashMap<>();
        ApplicationSettings application = settings.application();
        facts.put(
                "runtime mode",
                known(application.mode() == null ? null : application.mode().word()));
        facts.put(
                "order processing",
                known(application.orders() == null ? null : application.orders().word()));
        facts.put(
                "access",
                known(application.access() == null ? null : application.access().word()));
        facts.put(
                "caching",
                known(
                        application.caching() == null
                                ? null
                                : application.caching().heading()));
        facts.put("heap", known(application.jvm().heap()));
        return facts;
    }

    private static String known(@Nullable String word) {
        return word == null ? "unknown" : word;
    }
}
