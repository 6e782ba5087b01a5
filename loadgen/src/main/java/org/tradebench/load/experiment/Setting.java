package org.tradebench.load.experiment;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.FaultKind;
import org.tradebench.load.settings.CachingMode;

/** Lists what a level or an experiment can set, by its key in the experiment file. */
public enum Setting {
    /** Caching mode, optionally with the number of entries, which then wins over {@link #CACHE_SIZE}: {@code command:500}. */
    CACHING(
            "caching",
            "none, " + CachingMode.CACHING
                    + "; all but none may have 100 to 10,000,000 entries of their own, such as command:500",
            "none|(command|command-servlet|distributed-map|second-level)(:[1-9][0-9]{2,6}|:10000000)?"),
    CACHE_SIZE("cache-size", "a whole number from 100 to 10000000", 100, 10_000_000),
    EVICTION("eviction", "w-tinylfu, lru or random", "w-tinylfu|lru|random"),
    CACHE_DISK("cache-disk", "true or false", "true|false"),
    MODE("mode", "direct, jpa, ejb or session-to-direct", "direct|jpa|ejb|session-to-direct"),
    ORDERS("orders", "sync, async or async-2phase", "sync|async|async-2phase"),
    ACCESS("access", "standard or web-services", "standard|web-services"),
    CLIENTS("clients", "a whole number from 1 to 5000", 1, 5_000),
    THINK_TIME("think-time", "milliseconds from 0 to 600000", 0, 600_000),
    /** Arrivals of the open model: a rate, or a share of the knee that the experiment finds. */
    ARRIVALS(
            "arrivals",
            "operations per second such as 250, or a share of the knee such as 50 %",
            "[0-9]{1,5}(\\.[0-9]{1,3})?|[1-9][0-9]{0,2} %"),
    ARRIVAL_PROCESS("arrival-process", "constant or poisson", "constant|poisson"),
    UPDATES("updates", "0, 2, 4, 6, 8, 10, 12 or 14", "0|2|4|6|8|10|12|14"),
    USERS("users", "a whole number from 1 to 10000000", 1, 10_000_000),
    QUOTES("quotes", "a whole number from 10 to 1000000", 10, 1_000_000),
    HEAP(
            "heap",
            "a size from 128m to 1024g, such as 512m or 2g",
            "(12[89]|1[3-9][0-9]|[2-9][0-9]{2}|[1-9][0-9]{3,5})m|[1-9][0-9]{0,2}g"),
    /** Options of the application's JVM, a space between two. */
    JVM("jvm", "options of the JVM such as -XX:+UseSerialGC", "-[^ ]+( -[^ ]+)*"),
    /** How far the JVMs of application and load generator compile. */
    COMPILER("compiler", "tiered or c1", "tiered|c1"),
    /** Major version of the Java that runs the application. */
    JAVA("java", "a version from 17 on, such as 25", 17, 99),
    /** Faults that are injected in the measurement interval, on a cluster that is up. */
    FAULTS(
            "faults",
            "faults such as kill-node or pause-node@30+20, a space between two, each one of " + FaultKind.labels()
                    + " with @SECOND of the measurement interval and +LENGTH in seconds where wanted",
            Forms.FAULT + "( " + Forms.FAULT + ")*"),
    /** Requests before the measurement interval, or until steady state. */
    WARMUP(
            "warmup",
            "a number of requests from 0 to 100000000, steady, or steady:CAP such as steady:5m",
            "[0-9]{1,8}|100000000|(still|steady)(:([3-9][0-9]|[1-9][0-9]{2,3})s?|:[1-9][0-9]{0,2}m|:[1-9]h)?"),
    /** Length of the measurement interval in seconds. */
    DURATION("duration", "seconds from 1 to 86400", 1, 86_400),
    /** How long a system of an interleaved experiment is under load at a time, in seconds. With several lengths, each pair of rounds takes the next one. */
    SLICE(
            "slice",
            "seconds from 0.1 to 60, such as 1, or several lengths such as 0.5/1/2",
            Forms.SLICE + "(/" + Forms.SLICE + "){0,7}"),
    /** Start of each slice that does not count, in seconds. */
    SLICE_DROPPED("slice-dropped", "seconds from 0 to 59.9, such as 0.5", "[1-5]?[0-9](\\.[0-9])?"),
    /** Number of slices of each system in a replicate. */
    SLICES("slices", "a whole number from 2 to 1000", 2, 1000),
    /** Plan of the load, by its label for {@code --plan}. */
    PLAN(
            "plan",
            "trade, soap, scenario, scenario-high-volume or midtier",
            "trade|soap|scenario|scenario-high-volume|midtier"),
    /** Primitive that is played over and over instead of a plan. */
    PRIMITIVE("primitive", "the name of a primitive such as PingServlet (docs/primitives.md)", "[A-Za-z][A-Za-z0-9]*"),
    /** More settings of the application's start, or of the start commands of an inventory's hosts. */
    ENVIRONMENT("environment", "NAME=VALUE, a space between two", "[A-Z][A-Z0-9_]*=[^ ]+( [A-Z][A-Z0-9_]*=[^ ]+)*"),
    /** Number of application servers. */
    SERVERS("servers", "a whole number from 1 to 64", 1, 64),
    SHARING("sharing", "not-shared, push, pull or push-pull", "not-shared|push|pull|push-pull"),
    PROXY("proxy", "caching, balancing or none", "caching|balancing|none"),
    /** Where TLS ends. */
    TLS("tls", "none, proxy or application", "none|proxy|application"),
    SESSIONS("sessions", "memory or database", "memory|database"),
    STORAGE("storage", "volume or tmpfs", "volume|tmpfs"),
    /** How containers reach each other. */
    NETWORK("network", "bridge or host", "bridge|host"),
    /** Whether the database's connections share the network of the pages. */
    JDBC_NETWORK("jdbc-network", "shared or own", "shared|own"),
    /** CPU limit of each application server. */
    APPLICATION_CPUS("application-cpus", Forms.CPUS_RIGHT, Forms.CPUS),
    DATABASE_CPUS("database-cpus", Forms.CPUS_RIGHT, Forms.CPUS),
    PROXY_CPUS("proxy-cpus", Forms.CPUS_RIGHT, Forms.CPUS),
    WEB_CPUS("web-cpus", Forms.CPUS_RIGHT, Forms.CPUS),
    /** CPUs that the servers are bound to; with {@code /} between them, one set for each server. */
    APPLICATION_CPUSET(
            "application-cpuset",
            "CPUs such as 0 or 0-1, or 0/1 for one server on each",
            Forms.CPU_SET + "(/" + Forms.CPU_SET + ")*"),
    DATABASE_CPUSET("database-cpuset", "CPUs such as 0 or 0-1 or 0,2", Forms.CPU_SET),
    APPLICATION_MEMORY("application-memory", "a size such as 768m or 4g", "[1-9][0-9]{1,5}m|[1-9][0-9]{0,2}g"),
    DATABASE_MEMORY("database-memory", "a size such as 768m or 4g", "[1-9][0-9]{1,5}m|[1-9][0-9]{0,2}g"),
    /** Pre-warming: requests for each server before its CPU is limited, or of each treatment on a shared server; not measured. */
    PRE_WARMING("pre-warming", "a whole number from 0 to 100000000", 0, 100_000_000),
    /** Delay of each round trip between the application and its database, in milliseconds, as a network between them would add. */
    DATABASE_DELAY("database-delay", "milliseconds from 0 to 10000", 0, 10_000),
    /** Folder of another built project, or of an unpacked release, whose application and server run. */
    BUILD("build", "the folder of a built project or of an unpacked release, without blanks", "[^ ]+"),
    /** Application server on which the application runs. */
    SERVER("server", "liberty, wildfly, payara or glassfish", "liberty|wildfly|payara|glassfish");

    /** Application servers of a cluster whose study does not say how many: the papers' number; on one small machine two already compete for it. */
    public static final String DEFAULT_SERVERS = "4";

    /** Value of a CPU limit: no limit. */
    public static final String NO_LIMIT = "none";

    /** Words that earlier versions had for settings: files and command lines of users have them, and plan hashes were computed from them. */
    private static final Map<Setting, String> EARLIER = Map.of(DURATION, "window", PRE_WARMING, "rehearsal");

    /** Holds constants that the enum's values need: the enum's own would not be initialized yet. */
    private static final class Forms {
        static final String CPUS = NO_LIMIT + "|(?!0*(\\.0*)?$)[0-9]{1,3}(\\.[0-9]{1,2})?";
        static final String CPUS_RIGHT = "CPUs such as 0.25 or 2, or none for no limit";
        static final String FAULT = "(" + FaultKind.labels().replace(", ", "|") + ")(@[0-9]{1,5})?(\\+[0-9]{1,4})?";
        static final String SLICE = "(?!0(\\.0)?(/|$))([1-5]?[0-9](\\.[0-9])?|60)";
        static final String CPU_SET = "[0-9]{1,3}([-,][0-9]{1,3})*";
    }

    private final String key;
    private final String validValues;
    private final @Nullable String form;
    private final long least;
    private final long most;

    Setting(String key, String validValues, String form) {
        this(key, validValues, form, 0, 0);
    }

    Setting(String key, String validValues, long least, long most) {
        this(key, validValues, null, least, most);
    }

    Setting(String key, String validValues, @Nullable String form, long least, long most) {
        this.key = key;
        this.validValues = validValues;
        this.form = form;
        this.least = least;
        this.most = most;
    }

    /** Returns its key in a study file. */
    public String key() {
        return key;
    }

    /** Describes the valid values, for a message that begins with "expected". */
    public String validValues() {
        return validValues;
    }

    /** Returns whether the value is valid. */
    public boolean accepts(String value) {
        if (form != null) {
            return value.matches(form);
        }
        return value.matches("[0-9]{1,10}") && Long.parseLong(value) >= least && Long.parseLong(value) <= most;
    }

    /** Returns whether its values are numbers that can make an axis. */
    public boolean isNumber() {
        return switch (this) {
            case CACHE_SIZE, CLIENTS, THINK_TIME, UPDATES, USERS, QUOTES, SERVERS, DATABASE_DELAY -> true;
            default -> false;
        };
    }

    /** Returns whether it concerns only the load generator and the rows, so that it can be applied to any running system. */
    public boolean isLoadSetting() {
        return switch (this) {
            case CLIENTS, THINK_TIME, UPDATES, USERS, QUOTES, WARMUP, DURATION, PLAN -> true;
            default -> false;
        };
    }

    /** Returns whether only systems that are measured alternately have it. */
    public boolean isSliceSetting() {
        return this == SLICE || this == SLICE_DROPPED || this == SLICES;
    }

    /** Returns whether trials on a cluster that is up can have it. */
    public boolean fitsRunningCluster() {
        return isLoadSetting() || this == FAULTS;
    }

    /** Returns whether a running application server can be switched to another value of it between two trials. */
    public boolean isSwitchable() {
        return switch (this) {
            case CACHING,
                    CACHE_SIZE,
                    EVICTION,
                    SHARING,
                    MODE,
                    ORDERS,
                    CLIENTS,
                    THINK_TIME,
                    ARRIVALS,
                    ARRIVAL_PROCESS,
                    UPDATES,
                    WARMUP,
                    DURATION,
                    PLAN,
                    PRIMITIVE -> true;
            default -> false;
        };
    }

    /** Returns whether another value changes the load generator's work per operation: encryption, the mix, waiting, or the path through the kernel. */
    public boolean changesLoadGeneratorWork() {
        return switch (this) {
            case CLIENTS, THINK_TIME, UPDATES, PLAN, PRIMITIVE, ARRIVALS, ARRIVAL_PROCESS, COMPILER, TLS, NETWORK ->
                true;
            default -> false;
        };
    }

    /** Returns whether it is a setting of a cluster. Of these the embedded target accepts the CPU limits of application and database only. */
    public boolean isClusterSetting() {
        return switch (this) {
            case SERVERS,
                    SHARING,
                    PROXY,
                    TLS,
                    SESSIONS,
                    STORAGE,
                    NETWORK,
                    JDBC_NETWORK,
                    APPLICATION_CPUS,
                    DATABASE_CPUS,
                    PROXY_CPUS,
                    WEB_CPUS,
                    APPLICATION_CPUSET,
                    DATABASE_CPUSET,
                    APPLICATION_MEMORY,
                    DATABASE_MEMORY,
                    PRE_WARMING -> true;
            default -> false;
        };
    }

    /**
     * Returns the name that a plan hash has for this setting. It stays that of the first version under every later name, as does the place among the constants, by which the
     * hash sorts: otherwise the hash of a study that is stored could not be verified, and the study neither continued nor compared.
     */
    public String nameInHash() {
        String earlier = EARLIER.get(this);
        return earlier == null ? name() : earlier.toUpperCase(Locale.ROOT);
    }

    /** Finds the setting of a key, which may be that of an earlier version. */
    public static Optional<Setting> of(String key) {
        return Arrays.stream(values())
                .filter(one -> one.key.equals(key) || key.equals(EARLIER.get(one)))
                .findFirst();
    }

    /** Replaces keys of earlier versions with those of today. Where both are there, the later one counts. */
    public static Map<String, String> standardKeys(Map<String, String> settings) {
        Map<String, String> standard = new LinkedHashMap<>();
        settings.forEach((key, value) -> standard.put(of(key).map(Setting::key).orElse(key), value));
        return standard;
    }

    /** Returns all keys, for messages. */
    public static String keys() {
        return String.join(", ", Arrays.stream(values()).map(Setting::key).toList());
    }
}
