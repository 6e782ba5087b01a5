package org.tradebench.tests.harness;

import java.util.List;
import java.util.stream.Stream;

/** The caching types of the application, by the words that its settings use. */
public enum Caching {
    NONE("No Caching"),
    COMMAND("Command Caching"),
    COMMAND_AND_SERVLET("Command Caching with Servlet Caching"),
    DISTRIBUTED_MAP("DistributedMap"),
    SECOND_LEVEL("Second-Level Caching");

    /** All that answer from memory in every runtime mode. */
    public static final List<Caching> REMEMBERING = List.of(COMMAND, COMMAND_AND_SERVLET, DISTRIBUTED_MAP);

    private final String word;

    Caching(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** All that work in a runtime mode. */
    public static Stream<Caching> in(Mode mode) {
        boolean hibernate = mode == Mode.JPA || mode == Mode.EJB;
        return Stream.of(values()).filter(caching -> hibernate || caching != SECOND_LEVEL);
    }

    /** A runtime mode in which it works. */
    public Mode mode() {
        return this == SECOND_LEVEL ? Mode.JPA : Mode.DIRECT;
    }

    /** Names the type in the reports of parameterised tests. */
    @Override
    public String toString() {
        return word;
    }
}
