package org.tradebench.tests.harness;

import java.util.List;

/** The caching types of the application, by the words that its settings use. */
public enum Caching {
    NONE("No Caching"),
    COMMAND("Command Caching"),
    COMMAND_AND_SERVLET("Command Caching with Servlet Caching"),
    DISTRIBUTED_MAP("DistributedMap");

    /** All that answer from memory. */
    public static final List<Caching> REMEMBERING = List.of(COMMAND, COMMAND_AND_SERVLET, DISTRIBUTED_MAP);

    private final String word;

    Caching(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Names the type in the reports of parameterised tests. */
    @Override
    public String toString() {
        return word;
    }
}
