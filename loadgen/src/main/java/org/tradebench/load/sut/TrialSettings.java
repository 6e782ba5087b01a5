package org.tradebench.load.sut;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.server.ServerThreads;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.settings.Sharing;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;

/**
 * Holds the settings of a study's trial, with defaults for what its file does not set.
 *
 * @param given the settings of the file
 * @param seed of the rows, the decks and the draws: the same in every trial
 */
public record TrialSettings(Map<Setting, String> given, long seed) {
    private static final Map<Setting, String> DEFAULTS = new EnumMap<>(Map.of(
            Setting.CACHING,
            CachingMode.NONE.label(),
            Setting.MODE,
            Mode.DIRECT.label(),
            Setting.ORDERS,
            OrdersMode.SYNC.label(),
            Setting.ACCESS,
            AccessMode.STANDARD.label(),
            Setting.COMPILER,
            JitCompiler.TIERED.label(),
            Setting.PLAN,
            "trade",
            Setting.THINK_TIME,
            "0",
            Setting.WARMUP,
            "60000",
            Setting.DURATION,
            "60",
            Setting.UPDATES,
            "14"));

    /** Variables of a deployment, by the setting of a study file that determines each one. */
    static final Map<Setting, String> VARIABLES = new EnumMap<>(Setting.class);

    static {
        VARIABLES.put(Setting.HEAP, "TRADER_HEAP");
        VARIABLES.put(Setting.JVM, "TRADER_JVM_OPTIONS");
        VARIABLES.put(Setting.SERVERS, "APPLICATIONS");
        VARIABLES.put(Setting.PROXY, "PROXY");
        VARIABLES.put(Setting.TLS, "TLS");
        VARIABLES.put(Setting.SESSIONS, "SESSIONS");
        VARIABLES.put(Setting.STORAGE, "STORAGE");
        VARIABLES.put(Setting.NETWORK, "NETWORK");
        VARIABLES.put(Setting.JDBC_NETWORK, "JDBC_NETWORK");
        VARIABLES.put(Setting.APPLICATION_CPUS, "APPLICATION_CPUS");
        VARIABLES.put(Setting.DATABASE_CPUS, "DATABASE_CPUS");
        VARIABLES.put(Setting.PROXY_CPUS, "PROXY_CPUS");
        VARIABLES.put(Setting.WEB_CPUS, "WEB_CPUS");
        VARIABLES.put(Setting.APPLICATION_CPUSET, "APPLICATION_CPUSET");
        VARIABLES.put(Setting.DATABASE_CPUSET, "DATABASE_CPUSET");
        VARIABLES.put(Setting.APPLICATION_MEMORY, "APPLICATION_MEMORY");
        VARIABLES.put(Setting.DATABASE_MEMORY, "DATABASE_MEMORY");
    }

    /** CPU limits: in a deployment 0 means no limit. */
    private static final Set<Setting> LIMITS =
            Set.of(Setting.APPLICATION_CPUS, Setting.DATABASE_CPUS, Setting.PROXY_CPUS, Setting.WEB_CPUS);

    private static final String USERS = "2000";
    private static final String QUOTES = "1000";

    public TrialSettings {
        given = Map.copyOf(given);
    }

    /** Returns the file's value, else the default; empty where there is none. */
    public Optional<String> text(Setting setting) {
        return Optional.ofNullable(given.getOrDefault(setting, DEFAULTS.get(setting)));
    }

    private long number(Setting setting) {
        return Long.parseLong(text(setting).orElseThrow());
    }

    /** Returns the settings of a run on a target; those of the servers are left open. */
    public RunSettings load(TargetSettings target) {
        Optional<ArrivalSettings> arrivals = text(Setting.ARRIVALS)
                .map(rate -> new ArrivalSettings(
                        Double.parseDouble(rate),
                        text(Setting.ARRIVAL_PROCESS)
                                .map(label -> constant(
                                        ArrivalSettings.ArrivalProcess.values(),
                                        ArrivalSettings.ArrivalProcess::label,
                                        label))
                                .orElse(ArrivalSettings.ArrivalProcess.POISSON)));
        return new RunSettings(
                target,
                ApplicationSettings.UNKNOWN,
                new PopulationSettings(Integer.parseInt(users()), Integer.parseInt(quotes())),
                new WorkloadSettings(
                        given.containsKey(Setting.PRIMITIVE)
                                ? WorkloadPlan.PRIMITIVES
                                : WorkloadPlan.of(text(Setting.PLAN).orElseThrow())
                                        .orElseThrow(),
                        (int) number(Setting.UPDATES),
                        clients(arrivals.orElse(null)),
                        Duration.ofMillis(number(Setting.THINK_TIME)),
                        arrivals.orElse(null),
                        seed,
                        1,
                        given.get(Setting.PRIMITIVE)),
                WarmupSettings.parse(text(Setting.WARMUP).orElseThrow()),
                MeasurementSettings.of(Duration.ofSeconds(number(Setting.DURATION)))
                        .withFaults(faults()));
    }

    private int clients(@Nullable ArrivalSettings arrivals) {
        return text(Setting.CLIENTS)
                .map(Integer::parseInt)
                .orElseGet(() -> WorkloadSettings.standardVirtualUsers(arrivals));
    }

    /** Returns the faults to inject, in order; mostly none. */
    public List<Fault> faults() {
        return text(Setting.FAULTS).stream()
                .flatMap(faults -> Stream.of(faults.split(" ", -1)))
                .map(Fault::of)
                .toList();
    }

    private String users() {
        return given.getOrDefault(Setting.USERS, USERS);
    }

    private String quotes() {
        return given.getOrDefault(Setting.QUOTES, QUOTES);
    }

    /** Returns who carries out the operations. */
    public Mode mode() {
        return Mode.of(text(Setting.MODE).orElseThrow()).orElseThrow();
    }

    /** Returns when an order is completed. */
    public OrdersMode orders() {
        return OrdersMode.of(text(Setting.ORDERS).orElseThrow()).orElseThrow();
    }

    /** Returns how pages reach the operations. */
    public AccessMode access() {
        return AccessMode.of(text(Setting.ACCESS).orElseThrow()).orElseThrow();
    }

    /** Returns which server the application runs on. */
    public ServerProduct server() {
        return text(Setting.SERVER)
                .map(label -> ServerProduct.of(label).orElseThrow())
                .orElse(ServerProduct.LIBERTY);
    }

    /** Returns how far the JVMs of application and load generator compile. */
    public JitCompiler compiler() {
        return JitCompiler.of(text(Setting.COMPILER).orElseThrow()).orElseThrow();
    }

    /** Returns what the application caches, and how. */
    public Caching caching() {
        String[] parts = text(Setting.CACHING).orElseThrow().split(":", 2);
        CachingMode mode = constant(CachingMode.values(), CachingMode::label, parts[0]);
        if (mode == CachingMode.NONE) {
            return Caching.NONE;
        }
        return new Caching(
                mode,
                parts.length > 1
                        ? Integer.parseInt(parts[1])
                        : text(Setting.CACHE_SIZE).map(Integer::parseInt).orElse(Caching.STANDARD_ENTRIES),
                text(Setting.EVICTION)
                        .map(label -> constant(Eviction.values(), Eviction::label, label))
                        .orElse(Eviction.W_TINY_LFU),
                text(Setting.SHARING)
                        .map(label -> constant(Sharing.values(), Sharing::label, label))
                        .orElse(Sharing.NOT_SHARED),
                text(Setting.CACHE_DISK).map(Boolean::parseBoolean).orElse(false));
    }

    private static <T> T constant(T[] values, Function<T, String> label, String text) {
        return Arrays.stream(values)
                .filter(value -> label.apply(value).equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a study file let '" + text + "' pass"));
    }

    /** Returns the number of requests before a trial's own load that are not measured; 0 for none. */
    public long preWarming() {
        return text(Setting.PRE_WARMING).map(Long::parseLong).orElse(0L);
    }

    /**
     * Returns the limit of a tier's CPU.
     *
     * @param setting that holds the limit
     * @return empty for none
     */
    public Optional<Double> cpus(Setting setting) {
        return text(setting).filter(value -> !value.equals(Setting.NO_LIMIT)).map(Double::valueOf);
    }

    /** Returns the options of the application's JVM. */
    public List<String> jvm() {
        return text(Setting.JVM).map(options -> List.of(options.split(" ", -1))).orElse(List.of());
    }

    /** Returns the variables of {@code environment}. */
    public Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        text(Setting.ENVIRONMENT).ifPresent(lines -> {
            for (String line : lines.split(" ", -1)) {
                int end = line.indexOf('=');
                environment.put(line.substring(0, end), line.substring(end + 1));
            }
        });
        return environment;
    }

    /**
     * Returns these settings for systems that are measured alternately: with a fixed number of threads where the file names none and Open Liberty would choose
     * one by what it completes.
     */
    public TrialSettings withFixedThreads() {
        if (server() != ServerProduct.LIBERTY) {
            return this;
        }
        Map<String, String> environment = environment();
        ServerThreads.fixed(clients(null), environment)
                .ifPresent(threads -> environment.put(ServerThreads.SETTING, Integer.toString(threads)));
        Map<Setting, String> all = new HashMap<>(given);
        all.put(
                Setting.ENVIRONMENT,
                environment.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" ")));
        return new TrialSettings(all, seed);
    }

    /**
     * Returns the variables with which a deployment starts its servers with these settings (docs/docker-cluster.md). Whatever the file does not name is left to
     * the deployment, except mode, orders, access, caching and rows.
     */
    public Map<String, String> variables() {
        Map<String, String> variables = new LinkedHashMap<>();
        variables.put("RUNTIME_MODE", mode().setting());
        variables.put("ORDER_PROCESSING_MODE", orders().setting());
        variables.put("ACCESS_MODE", access().setting());
        variables.putAll(caching().startSettings());
        variables.put("TRADER_USERS", users());
        variables.put("TRADER_QUOTES", quotes());
        variables.put("TRADER_SEED", Long.toString(seed));
        VARIABLES.forEach((setting, name) -> text(setting)
                .ifPresent(value ->
                        variables.put(name, LIMITS.contains(setting) && value.equals(Setting.NO_LIMIT) ? "0" : value)));
        if (compiler() != JitCompiler.TIERED) {
            variables.merge(
                    VARIABLES.get(Setting.JVM),
                    String.join(" ", compiler().options()),
                    (options, more) -> options + " " + more);
        }
        variables.putAll(environment());
        return variables;
    }
}
