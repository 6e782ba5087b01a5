package org.tradebench.load.driver;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a run can be asked to play, by the word of {@code --plan}. What mix each one asks for is said again where runs are judged. */
public enum Workload {
    /** The standard workload: the pages. */
    TRADE("trade", "trade.jmx", ""),
    /** The web services: half of it is the standard mix, half are claims. */
    SOAP("soap", "soap.jmx", ""),
    /** One URL: the application plays the standard mix by itself. */
    SCENARIO("scenario", "scenario.jmx", "Standard"),
    /** The same with more updates. */
    SCENARIO_HIGH_VOLUME("scenario-high-volume", "scenario.jmx", "High-Volume"),
    /** The pages in a web shop's shares, few updates; for about every two of them an image and a static page. */
    MID_TIER("midtier", "midtier.jmx", "");

    private final String word;
    private final String file;
    private final String mix;

    /**
     * Names one.
     *
     * @param mix the plan's property of that name; empty when it has none
     */
    Workload(String word, String file, String mix) {
        this.word = word;
        this.file = file;
        this.mix = mix;
    }

    /** The word of the command line, the results and the reports. */
    public String word() {
        return word;
    }

    /** What JMeter plays. */
    public Plan plan() {
        return new Plan(file, mix.isEmpty() ? Map.of() : Map.of("mix", mix));
    }

    /** Whether {@code --updates} chooses among its mixes. */
    public boolean hasUpdateMixes() {
        return this == TRADE;
    }

    /** Whether its operations can arrive at a rate. */
    public boolean hasArrivals() {
        return this != SCENARIO && this != SCENARIO_HIGH_VOLUME;
    }

    /** The one of a word. */
    public static Optional<Workload> of(String word) {
        return Arrays.stream(values())
                .filter(workload -> workload.word.equals(word))
                .findFirst();
    }

    /** The one that JMeter plays by this plan, whatever settings the plan was given beside its own. */
    public static Optional<Workload> of(Plan plan) {
        return Arrays.stream(values())
                .filter(workload -> plan.file().equals(workload.file)
                        && plan.properties()
                                .entrySet()
                                .containsAll(workload.plan().properties().entrySet()))
                // Of two that share a file, the one that asks for more.
                .max(Comparator.comparing(
                        workload -> workload.plan().properties().size()));
    }

    /** All words, for messages: {@code a, b}. */
    public static String words() {
        return Arrays.stream(values()).map(Workload::word).collect(Collectors.joining(", "));
    }
}
