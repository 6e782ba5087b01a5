package org.tradebench.load.environment;

import java.util.Map;

/**
 * Whether somebody said that the machine is shared on purpose, as in a class room or beside other tests. Then what others take of it is told, but no
 * run is INVALID for it.
 */
public final class SharedMachine {
    /** Environment variable; 1 says so. */
    public static final String VARIABLE = "TRADER_SHARED_MACHINE";

    private SharedMachine() {}

    /** What this process was told. */
    public static boolean onPurpose() {
        return of(System.getenv());
    }

    static boolean of(Map<String, String> environment) {
        return "1".equals(environment.get(VARIABLE));
    }
}
