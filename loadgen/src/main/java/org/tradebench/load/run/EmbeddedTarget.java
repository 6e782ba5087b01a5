package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tradebench.load.application.AccessMode;
import org.tradebench.load.application.AccessThreads;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.Mode;
import org.tradebench.load.application.OrdersMode;
import org.tradebench.load.caching.Sharing;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.watch.Telemetry;

/**
 * Processes of this machine that the run starts and ends: a database, unless the environment names one, and one application server.
 *
 * @param java the application's
 * @param httpPort of the application; 0 takes a free one
 * @param httpsPort likewise
 * @param jvmOptions more options of the application's JVM
 * @param environment more of the application's start settings
 * @param standby whether the embedded database has a synchronous standby
 */
public record EmbeddedTarget(
        Mode mode,
        JavaRuntime java,
        int httpPort,
        int httpsPort,
        List<String> jvmOptions,
        Map<String, String> environment,
        boolean standby)
        implements RunTarget {
    /** Its word on the command line. */
    public static final String WORD = "embedded";

    /** Setting of the application server: requests that one connection may bring. */
    static final String KEEP_ALIVE = "TRADER_KEEP_ALIVE_REQUESTS";

    public EmbeddedTarget {
        jvmOptions = List.copyOf(jvmOptions);
        environment = Map.copyOf(environment);
    }

    /** Without a standby. */
    public EmbeddedTarget(
            Mode mode,
            JavaRuntime java,
            int httpPort,
            int httpsPort,
            List<String> jvmOptions,
            Map<String, String> environment) {
        this(mode, java, httpPort, httpsPort, jvmOptions, environment, false);
    }

    /** With what the environment says of the application's other settings. */
    public EmbeddedTarget(Mode mode, JavaRuntime java, int httpPort, int httpsPort, List<String> jvmOptions) {
        this(mode, java, httpPort, httpsPort, jvmOptions, Map.of());
    }

    /** With the JVM's standard options. */
    public EmbeddedTarget(Mode mode, JavaRuntime java, int httpPort, int httpsPort) {
        this(mode, java, httpPort, httpsPort, List.of());
    }

    /** The same, with or without a standby. */
    public EmbeddedTarget withStandby(boolean wanted) {
        return new EmbeddedTarget(mode, java, httpPort, httpsPort, jvmOptions, environment, wanted);
    }

    @Override
    public String word() {
        return mode.word();
    }

    @Override
    public String options(RunSettings asked) {
        return " --mode " + asked.mode() + orders(asked) + access(asked)
                + asked.caching().options() + " --heap " + asked.heap() + compiler(asked) + virtualMachine()
                + (standby ? " --standby" : "");
    }

    @Override
    public String before() {
        return new TreeMap<>(environment)
                .entrySet().stream()
                        .map(variable -> variable.getKey() + "='" + variable.getValue() + "' ")
                        .collect(Collectors.joining());
    }

    @Override
    public Optional<Integer> requestsPerConnection() {
        return Optional.of(requestsPerConnection(System.getenv()));
    }

    /** What the target itself sets comes before what it inherits; what is no number the server takes for none. */
    int requestsPerConnection(Map<String, String> inherited) {
        return requests(environment.getOrDefault(KEEP_ALIVE, inherited.getOrDefault(KEEP_ALIVE, "")));
    }

    /** −1 for what is no number of requests. */
    static int requests(String asked) {
        return asked.strip().matches("[0-9]{1,9}") ? Integer.parseInt(asked.strip()) : -1;
    }

    private String virtualMachine() {
        StringBuilder options = new StringBuilder();
        if (!java.home().equals(JavaRuntime.current().home())) {
            options.append(" --java-home ").append(java.home());
        }
        jvmOptions.forEach(option -> options.append(" --jvm-option=").append(option));
        return options.toString();
    }

    /** @param inherited from whoever started this program; what the target itself sets comes before it */
    Map<String, String> settings(RunSettings asked, Map<String, String> inherited) {
        Map<String, String> settings = new HashMap<>(environment);
        settings.put("MAX_USERS", Integer.toString(asked.users()));
        settings.put("MAX_QUOTES", Integer.toString(asked.quotes()));
        settings.put("TRADER_PRICE_SEED", Long.toString(asked.seed()));
        OrdersMode.of(asked.orders()).ifPresent(mode -> settings.put("ORDER_PROCESSING_MODE", mode.setting()));
        AccessMode.of(asked.access()).ifPresent(mode -> settings.put("ACCESS_MODE", mode.setting()));
        threads(asked, inherited).ifPresent(threads -> settings.put(AccessThreads.SETTING, Integer.toString(threads)));
        return settings;
    }

    private Optional<Integer> threads(RunSettings asked, Map<String, String> inherited) {
        Map<String, String> known = new HashMap<>(inherited);
        known.putAll(environment);
        return AccessMode.of(asked.access()).flatMap(access -> AccessThreads.needed(access, asked.clients(), known));
    }

    /** Left out where nobody asked: results from before there was a choice are of the first one. */
    private static String orders(RunSettings asked) {
        return asked.orders() == null ? "" : " --orders " + asked.orders();
    }

    private static String access(RunSettings asked) {
        return asked.access() == null ? "" : " --access " + asked.access();
    }

    private static String compiler(RunSettings asked) {
        return asked.compiler() == null ? "" : " --compiler " + asked.compiler();
    }

    /** What the person adds comes last, and wins. */
    List<String> jvm(RunSettings asked) {
        return Stream.concat(asked.jitCompiler().options().stream(), jvmOptions.stream())
                .toList();
    }

    @Override
    public MeasuredSystem prepare(RunSettings asked, Workplace workplace) throws InterruptedException {
        Telemetry telemetry = workplace.telemetry();
        Teardown teardown = workplace.teardown();
        Display display = workplace.display();
        if (asked.caching().sharing() != Sharing.NOT_SHARED
                && !"true".equalsIgnoreCase(System.getenv("CACHE_CLUSTER"))) {
            telemetry.note("sharing '" + asked.caching().sharing().word()
                    + "' with nobody: this run starts one application server, and CACHE_CLUSTER is not true");
        }
        threads(asked, System.getenv())
                .ifPresent(threads -> telemetry.note(AccessThreads.SETTING + " is " + threads
                        + ": pages send messages to their own server, and each needs two threads at a time"));
        DatabaseSettings database = standby
                ? LocalDatabase.startWithStandby(teardown, display, telemetry)
                : LocalDatabase.start(teardown, display);
        LocalDatabase.watch(database, telemetry);
        Rows.restore(database, asked.users(), asked.quotes(), asked.seed(), display);
        Path work = workplace.results().folder().resolve("application");
        teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
        LocalSystem system = LocalSystem.start(
                database,
                mode,
                asked.caching(),
                java,
                asked.heap(),
                jvm(asked),
                httpPort,
                httpsPort,
                settings(asked, System.getenv()),
                work,
                teardown,
                pid -> telemetry.watch(Tier.APPLICATION, pid),
                display);
        Tidying.tidied(database).forEach(telemetry::note);
        return system;
    }
}
