package org.tradebench.load.telemetry.source;

import java.util.Map;

/**
 * Determines whether the user declared that the machine is shared on purpose, as in a class room or beside other tests. Interference is then reported, but
 * makes no run INVALID.
 */
public final class SharedMachine {
    /** Environment variable that declares it with 1. */
    public static final String VARIABLE = "TRADER_SHARED_MACHINE";

    private SharedMachine() {}

    public static boolean isDeclared() {
        return of(System.getenv());
    }

    static boolean of(Map<String, String> environment) {
        return "1".equals(environment.get(VARIABLE));
    }
}
