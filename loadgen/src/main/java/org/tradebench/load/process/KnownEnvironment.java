package org.tradebench.load.process;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Chooses which of this program's environment variables the programs that it starts get: a short list. Any other variable of a person's environment
 * ({@code WLP_USER_DIR}, {@code JAVA_TOOL_OPTIONS}, {@code PGDATA} …) would change what is measured, or keep it from starting.
 */
public final class KnownEnvironment {
    private static final Pattern SYSTEM = Pattern.compile("PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_[A-Z]+|TZ|TMPDIR|TERM");

    /** The application's start settings, as docs/configuration.md lists them. */
    private static final Pattern SETTINGS = Pattern.compile(
            "(TRADER|CACHE|LIVE)_[A-Z_]+|RUNTIME_MODE|ORDER_[A-Z_]+|PUBLISH_QUOTES|PASSWORD_CHANGE|ACCESS_MODE|SOAP_[A-Z_]+|CACHING_TYPE|MAX_[A-Z]+"
                    + "|MARKET_SUMMARY_INTERVAL|DISPLAY_ORDER_ALERTS|WORKLOAD_MIX|WEB_INTERFACE|PRIM_ITERATIONS|EXTRA_WORK|TRADE_REPLICATION_SHARING_TYPE|HTTP_ADDRESS");

    /** Variables that would change the behaviour of a JVM, Open Liberty, JMeter, PostgreSQL's programs or the loader of programs. */
    private static final Pattern TELLING = Pattern.compile(
            "WLP_.*|.*JAVA.*OPT(ION)?S|JVM_ARGS|VARIABLE_SOURCE_DIRS|BOOTSTRAP_.*|keystore_password|HEAP|GC_ALGO|JMETER_.*|PG.*|LD_.*|DYLD_.*|MALLOC_.*|GLIBC_.*");

    private static final Pattern SECRET = Pattern.compile(".*(PASSWORD|SECRET).*");

    private KnownEnvironment() {}

    /** Returns the variables that every started program gets. */
    public static Map<String, String> ofPrograms() {
        return filtered(System.getenv(), SYSTEM);
    }

    /** Returns the variables that the application gets: those, and its start settings. */
    public static Map<String, String> ofApplication() {
        return ofApplication(System.getenv());
    }

    static Map<String, String> ofApplication(Map<String, String> inherited) {
        Map<String, String> known = filtered(inherited, SYSTEM);
        known.putAll(filtered(inherited, SETTINGS));
        return known;
    }

    /**
     * Returns, for a run's record, the settings that were passed on, and the variables that were not although a program would use them. It contains no secret.
     */
    public static Map<String, String> inherited() {
        return inherited(System.getenv());
    }

    static Map<String, String> inherited(Map<String, String> environment) {
        Map<String, String> facts = filtered(environment, SETTINGS);
        facts.replaceAll((name, value) -> SECRET.matcher(name).matches() ? "set" : value);
        filtered(environment, TELLING).keySet().forEach(name -> facts.putIfAbsent(name, "not passed on"));
        return facts;
    }

    private static Map<String, String> filtered(Map<String, String> environment, Pattern names) {
        Map<String, String> chosen = new TreeMap<>();
        environment.forEach((name, value) -> {
            if (names.matcher(name).matches()) {
                chosen.put(name, value);
            }
        });
        return chosen;
    }
}
