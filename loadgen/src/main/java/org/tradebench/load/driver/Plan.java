package org.tradebench.load.driver;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A JMeter plan of this project.
 *
 * @param file its name in JMeter's bin folder
 * @param properties its own -J properties, beside those of {@link LoadSettings}
 */
public record Plan(String file, Map<String, String> properties) {
    /** The standard workload. */
    public static final Plan TRADE = new Plan("trade.jmx", Map.of());

    public Plan {
        properties = Map.copyOf(properties);
    }

    /** The same with more properties; they win over its own. */
    public Plan with(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(properties);
        all.putAll(more);
        return new Plan(file, all);
    }

    /** One primitive over and over, by its name in the plan of all of them. */
    public static Plan primitive(String name) {
        return new Plan("primitives.jmx", Map.of("play", name));
    }
}
