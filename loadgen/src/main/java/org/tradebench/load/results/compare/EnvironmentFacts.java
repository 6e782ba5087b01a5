package org.tradebench.load.results.compare;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.environment.Manifest;

/** Lists the facts of a manifest. */
final class EnvironmentFacts {
    private EnvironmentFacts() {}

    static Map<String, String> of(Manifest manifest) {
        Map<String, String> facts = new LinkedHashMap<>();
        add(facts, "machine", manifest.machine());
        add(facts, "software", manifest.software());
        add(facts, "JVM options", manifest.virtualMachines());
        add(facts, "database", manifest.database());
        add(facts, "deployment", manifest.deployment());
        add(facts, "environment variables", manifest.inherited());
        return facts;
    }

    static void add(Map<String, String> facts, String group, Map<String, String> own) {
        own.forEach((name, value) -> facts.put(group + ": " + name, value));
    }
}
