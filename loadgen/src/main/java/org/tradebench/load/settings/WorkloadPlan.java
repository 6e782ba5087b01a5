package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists what a run can play, by its label for {@code --plan}. The validity checks repeat the operation mix of each, on purpose. */
public enum WorkloadPlan {
    /** The standard workload: the pages. */
    TRADE("trade", "trade.jmx", ""),
    /** The web services: half of it is the standard mix, half are claims. */
    SOAP("soap", "soap.jmx", ""),
    /** One URL: the application plays the standard mix by itself. */
    SCENARIO("scenario", "scenario.jmx", "Standard"),
    /** The same with more updates. */
    SCENARIO_HIGH_VOLUME("scenario-high-volume", "scenario.jmx", "High-Volume"),
    /** The pages in a web shop's shares, few updates; for about every two of them an image and a static page. */
    MID_TIER("midtier", "midtier.jmx", ""),
    /** One page over and over that exercises one layer of the server. */
    PRIMITIVES("primitives", "primitives.jmx", "");

    private final String label;
    private final String file;
    private final String mix;

    /** @param mix the plan's property of that name; empty when it has none */
    WorkloadPlan(String label, String file, String mix) {
        this.label = label;
        this.file = file;
        this.mix = mix;
    }

    /** Returns its label on the command line, in run files and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns the name of the JMeter plan. */
    public String file() {
        return file;
    }

    /** Returns the plan's own -J properties. */
    public Map<String, String> properties() {
        return mix.isEmpty() ? Map.of() : Map.of("mix", mix);
    }

    /** Returns whether {@code --updates} chooses among its mixes. */
    public boolean hasUpdateMixes() {
        return this == TRADE;
    }

    /** Returns whether its operations can arrive at a rate. */
    public boolean hasArrivals() {
        return this != SCENARIO && this != SCENARIO_HIGH_VOLUME && this != PRIMITIVES;
    }

    /** Finds a plan by its label. */
    public static Optional<WorkloadPlan> of(String label) {
        return Arrays.stream(values())
                .filter(workload -> workload.label.equals(label))
                .findFirst();
    }

    /** Lists all labels for messages: {@code a, b}. */
    public static String labels() {
        return Arrays.stream(values()).map(WorkloadPlan::label).collect(Collectors.joining(", "));
    }
}
