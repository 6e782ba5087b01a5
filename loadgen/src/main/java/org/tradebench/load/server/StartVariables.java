package org.tradebench.load.server;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Tells servers other than Open Liberty in their own words what the environment tells Open Liberty. */
final class StartVariables {
    static final String SECURITY_LOG = "TRADER_SECURITY_LOG";

    private StartVariables() {}

    /** Translates variables of the application's start, where they are set. */
    static void translate(Map<String, String> environment) {
        environment.computeIfPresent(
                ServerSettings.ADDRESS, (name, address) -> address.equals("*") ? "0.0.0.0" : address);
        environment.computeIfPresent(SECURITY_LOG, (name, level) -> level.toUpperCase(Locale.ROOT));
        // An empty password is none.
        environment.remove("TRADER_DB_PASSWORD", "");
        if (environment.containsKey(AccessThreads.SETTING)) {
            environment.put("TRADER_WORKER_THREADS", environment.get(AccessThreads.SETTING));
        }
    }

    /**
     * Returns the JVM's options that give a server parts of the JDK that it would not get.
     *
     * @param exported module and package, such as java.base/sun.net.www
     * @param opened likewise
     */
    static Stream<String> modules(List<String> exported, List<String> opened) {
        return Stream.concat(
                exported.stream().map(name -> "--add-exports=" + name + "=ALL-UNNAMED"),
                opened.stream().map(name -> "--add-opens=" + name + "=ALL-UNNAMED"));
    }
}
