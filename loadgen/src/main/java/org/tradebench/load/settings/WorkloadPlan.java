package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists what a run can play, by the word of {@code --plan}. The validity checks repeat the operation mix of each, on purpose. */
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

    private final String word;
    private final String file;
    private final String mix;

    /** @param mix the plan's property of that name; empty when it has none */
    WorkloadPlan(String word, String file, String mix) {
        this.word = word;
        this.file = file;
        this.mix = mix;
    }

    /** Returns the word of command line, run files and results. */
    @JsonValue
    public String word() {
        return word;
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

    /** Finds a plan by its word. */
    public static Optional<WorkloadPlan> of(String word) {
        return Arrays.stream(values())
                .filter(workload -> workload.word.equals(word))
                .findFirst();
    }

    /** Lists all words for messages: {@code a, b}. */
    public static String words() {
        return Arrays.stream(values()).map(WorkloadPlan::word).collect(Collectors.joining(", "));
    }
}
