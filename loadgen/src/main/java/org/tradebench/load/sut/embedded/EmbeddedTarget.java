package org.tradebench.load.sut.embedded;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.server.JavaInstallations;
import org.tradebench.load.server.ServerSettings;
import org.tradebench.load.server.ServerThreads;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.Sharing;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.TierCpus;
import org.tradebench.load.sut.DatabasePreparation;
import org.tradebench.load.sut.Rows;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/** Provides processes of this machine that each run starts and ends: a database, unless the environment names one, and one application server. */
public final class EmbeddedTarget implements Target {
    /** Settings of a cluster that this target supports, too. */
    private static final Set<Setting> LIMITS = Set.of(Setting.APPLICATION_CPUS, Setting.DATABASE_CPUS);

    /** Number of the system among those that are up at the same time, from 1; 0 for a single one. */
    private final int number;

    /** Creates a target for a single system. */
    public EmbeddedTarget() {
        this(0);
    }

    private EmbeddedTarget(int number) {
        this.number = number;
    }

    @Override
    public TargetSettings settings() {
        return TargetSettings.EMBEDDED;
    }

    @Override
    public void check(TrialSettings trial) {
        List<String> others = trial.given().keySet().stream()
                .filter(setting -> setting.isClusterSetting() && !LIMITS.contains(setting))
                .sorted()
                .map(Setting::key)
                .toList();
        if (!others.isEmpty()) {
            throw Failure.usage("target embedded is one application server without a proxy, and this study sets "
                    + String.join(", ", others)
                    + ": expected --target compose, or the path of an inventory");
        }
        javaHome(trial);
        build(trial);
    }

    @Override
    public RunSettings run(TrialSettings trial) {
        return Target.super
                .run(trial)
                .withTarget(settings()
                        .withCpus(TierCpus.of(
                                trial.cpus(Setting.APPLICATION_CPUS).orElse(null),
                                trial.cpus(Setting.DATABASE_CPUS).orElse(null)))
                        .withDatabaseDelay(trial.text(Setting.DATABASE_DELAY)
                                .map(millis -> Duration.ofMillis(Long.parseLong(millis)))
                                .filter(delay -> !delay.isZero())
                                .orElse(null)))
                .withApplication(new ApplicationSettings(
                        trial.mode(),
                        trial.orders(),
                        trial.access(),
                        trial.caching(),
                        trial.server(),
                        build(trial),
                        new JvmSettings(
                                javaHome(trial),
                                trial.text(Setting.HEAP).orElse(JvmSettings.HEAP),
                                trial.compiler(),
                                trial.jvm()),
                        null,
                        null,
                        trial.environment()))
                .withDefaults();
    }

    @Override
    public void checkMachine(RunSettings requested) {
        TierLimits.check(requested.target().cpus());
        EmbeddedSystem.installation(
                        ApplicationStart.layout(requested.application()),
                        Objects.requireNonNull(requested.application().server()))
                .require();
        if (requested.measurement().profile()) {
            FlightRecording.check(
                    ApplicationStart.java(requested.application().jvm()).home());
        }
    }

    private static @Nullable String javaHome(TrialSettings trial) {
        return trial.text(Setting.JAVA)
                .map(version ->
                        JavaInstallations.of(Integer.parseInt(version)).home().toString())
                .orElse(null);
    }

    private static @Nullable String build(TrialSettings trial) {
        return trial.text(Setting.BUILD)
                .map(folder -> ProjectLayout.built(Path.of(folder)).base().toString())
                .orElse(null);
    }

    @Override
    public Target shared(List<Treatment> treatments, long seed) {
        return new SharedServer(this, this::start, treatments, seed);
    }

    @Override
    public Target kept(RunSettings requested) {
        if (requested.target().standby()) {
            throw Failure.usage(
                    "--find-max: the standby of a database that is kept for several trials is not watched; expected no --standby.");
        }
        return new SharedServer(
                this, this::start, List.of(), requested.workload().seed());
    }

    @Override
    public Target interleaved(int numberOfSystem) {
        return new EmbeddedTarget(numberOfSystem);
    }

    @Override
    public void requireReady() {
        if (number > 0 && DatabaseSettings.fromEnvironment(System.getenv()).isPresent()) {
            throw Failure.usage(
                    "interleaved systems have a database each, and the environment names one for all: expected no TRADER_DB_HOST");
        }
    }

    @Override
    public String label(RunSettings requested) {
        return Objects.requireNonNull(requested.application().mode()).label();
    }

    @Override
    public Optional<Integer> requestsPerConnection(RunSettings requested) {
        return Optional.of(requestsPerConnection(requested, System.getenv()));
    }

    /** Returns the requests per connection; what the target itself sets takes precedence over what it inherits. */
    static int requestsPerConnection(RunSettings requested, Map<String, String> inherited) {
        return ServerSettings.requestsPerConnection(requested
                .application()
                .environment()
                .getOrDefault(ServerSettings.KEEP_ALIVE, inherited.getOrDefault(ServerSettings.KEEP_ALIVE, "")));
    }

    @Override
    public SystemUnderTest prepare(RunSettings requested, RunContext context) throws InterruptedException {
        Telemetry telemetry = context.telemetry();
        Teardown teardown = context.teardown();
        Display display = context.display();
        ApplicationSettings application = requested.application();
        Caching caching = Objects.requireNonNull(application.caching());
        if (caching.sharing() != Sharing.NOT_SHARED && !"true".equalsIgnoreCase(System.getenv("CACHE_CLUSTER"))) {
            telemetry.note("sharing '" + caching.sharing().label()
                    + "' has no effect: this run starts one application server, and CACHE_CLUSTER is not true");
        }
        ApplicationStart.threads(requested, System.getenv())
                .ifPresent(threads -> telemetry.note(ServerThreads.SETTING + " is " + threads
                        + ": pages send messages to their own server, and each needs two threads at a time"));
        EmbeddedSystem system = start(
                requested, caching, context.results().folder().resolve("application"), telemetry, teardown, display);
        DatabasePreparation.vacuumAndReset(system.databaseSettings()).forEach(telemetry::note);
        return requested.measurement().profile()
                ? system.recordedIn(context.results().folder())
                : system;
    }

    /** Starts database and application, as {@link SharedServer.Start} describes. */
    private EmbeddedSystem start(
            RunSettings requested, Caching caching, Path work, Telemetry telemetry, Teardown teardown, Display display)
            throws InterruptedException {
        TierLimits limits = TierLimits.create(requested.target().cpus());
        if (!limits.none()) {
            teardown.add("removing the CPU limits", limits);
        }
        DatabaseSettings database = requested.target().standby()
                ? LocalDatabase.startWithStandby(teardown, display, telemetry)
                : startDatabase(teardown, display);
        LocalDatabase.watch(database, telemetry);
        if (limits.has(Tier.DATABASE)) {
            limits.add(Tier.DATABASE, LocalDatabase.process(database));
        }
        Rows.restore(database, requested, display);
        DatabaseSettings way = delayed(database, requested.target().databaseDelay(), teardown);
        EmbeddedSystem system = ApplicationStart.start(
                requested, caching, way, work, teardown, pid -> telemetry.watch(Tier.APPLICATION, pid), display);
        if (!limits.none()) {
            limits.add(Tier.APPLICATION, system.server().pid());
            // Processes that may hardly run take long to end.
            teardown.add("lifting the CPU limits", limits::lift);
        }
        return system.with(database, limits);
    }

    /** Returns the settings with which the application reaches the database. */
    private static DatabaseSettings delayed(DatabaseSettings database, @Nullable Duration delay, Teardown teardown) {
        if (delay == null) {
            return database;
        }
        DelayRelay relay = teardown.add(
                "closing the delayed connections",
                new DelayRelay(new InetSocketAddress(database.host(), database.port()), delay));
        return database.at("localhost", relay.port());
    }

    private DatabaseSettings startDatabase(Teardown teardown, Display display) {
        return number == 0 ? LocalDatabase.start(teardown, display) : LocalDatabase.start(number, teardown, display);
    }
}
