package org.tradebench.load.loadgenerator;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;

/**
 * Names a JMeter plan of this project.
 *
 * @param file its name in JMeter's bin folder
 * @param properties its own -J properties, beside those of {@link LoadOrder}
 */
public record Plan(String file, Map<String, String> properties) {
    public static final Plan TRADE = new Plan("trade.jmx", Map.of());

    public Plan {
        properties = Map.copyOf(properties);
    }

    public static Plan of(WorkloadPlan workload) {
        return new Plan(workload.file(), workload.properties());
    }

    /** Returns the plan of a load. */
    public static Plan of(WorkloadSettings workload) {
        return workload.primitive() == null ? of(workload.plan()) : primitive(workload.primitive());
    }

    /** Returns the same plan with more properties, which win over its own. */
    public Plan with(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(properties);
        all.putAll(more);
        return new Plan(file, all);
    }

    /** Returns the plan that plays one primitive over and over, by its name in the plan of all of them. */
    public static Plan primitive(String name) {
        return new Plan("primitives.jmx", Map.of("play", name));
    }
}
