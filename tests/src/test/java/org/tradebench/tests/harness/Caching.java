package org.tradebench.tests.harness;

import java.util.List;
import java.util.stream.Stream;

/** The application's caching types, with their names in its settings. */
public enum Caching {
    NONE("No Caching"),
    COMMAND("Command Caching"),
    COMMAND_AND_SERVLET("Command Caching with Servlet Caching"),
    DISTRIBUTED_MAP("DistributedMap"),
    SECOND_LEVEL("Second-Level Caching");

    /** The caching types, except none, that work in every runtime mode. */
    public static final List<Caching> IN_EVERY_MODE = List.of(COMMAND, COMMAND_AND_SERVLET, DISTRIBUTED_MAP);

    private final String label;

    Caching(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** Returns the caching types that work in this runtime mode. */
    public static Stream<Caching> in(Mode mode) {
        boolean hibernate = mode == Mode.JPA || mode == Mode.EJB;
        return Stream.of(values()).filter(caching -> hibernate || caching != SECOND_LEVEL);
    }

    /** Returns a runtime mode in which this caching type works. */
    public Mode mode() {
        return this == SECOND_LEVEL ? Mode.JPA : Mode.DIRECT;
    }

    /** Names the type in the reports of parameterised tests. */
    @Override
    public String toString() {
        return label;
    }
}
