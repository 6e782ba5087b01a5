package org.tradebench.load.sut.embedded;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.process.Folders;
import org.tradebench.load.process.KnownEnvironment;
import org.tradebench.load.process.Ports;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.server.Administrator;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.RunningServer;
import org.tradebench.load.server.ServerInstallation;
import org.tradebench.load.server.ServerInstallations;
import org.tradebench.load.server.ServerSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.sut.AdminPassword;
import org.tradebench.load.sut.CacheReading;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.source.SourceState;

/**
 * Represents the application on this machine, over a database that is up.
 *
 * @param build that contains the application and the server
 * @param server its process
 * @param databaseSettings with which its database is reached
 * @param administrator is logged in
 * @param limits of its CPU
 * @param recording of its JVM while it is measured; null for none
 * @param startSeconds from its process's start to its first page; null of a server that several trials share
 */
public record EmbeddedSystem(
        ProjectLayout build,
        RunningServer server,
        DatabaseSettings databaseSettings,
        Administrator administrator,
        TierLimits limits,
        @Nullable FlightRecording recording,
        @Nullable Double startSeconds)
        implements SystemUnderTest {
    /** Limit of a start: a cold one takes 11 s on an idle machine of two cores; this is for machines that are busy and slow. */
    private static final Duration START_LIMIT = Duration.ofMinutes(4);

    /**
     * Starts the server and waits until it serves requests; the teardown ends it and clears its work area.
     *
     * @param build that contains the application and the server
     * @param product the server on which the application runs
     * @param work folder for its logs and work area
     * @param settings more of the application's start settings
     * @param started receives the server's process id before the server serves requests
     */
    public static EmbeddedSystem start(
            ProjectLayout build,
            ServerProduct product,
            DatabaseSettings database,
            Mode mode,
            Caching caching,
            JavaRuntime java,
            String heap,
            List<String> jvmOptions,
            int httpPort,
            int httpsPort,
            Map<String, String> settings,
            Path work,
            Teardown teardown,
            LongConsumer started,
            Display display)
            throws InterruptedException {
        display.begin("application");
        ServerInstallation installation = installation(build, product);
        Map<String, String> environment = new HashMap<>(settings);
        environment.putAll(caching.startSettings());
        String password = AdminPassword.choose();
        environment.put(AdminPassword.VARIABLE, password);
        environment.putAll(database.environment());
        environment.put("RUNTIME_MODE", mode.setting());
        ServerSettings how = new ServerSettings(
                installation,
                work,
                java,
                heap,
                jvmOptions,
                httpPort == 0 ? Ports.free() : httpPort,
                httpsPort == 0 ? Ports.free() : httpsPort,
                environment);
        teardown.add("clearing the application server's work area", () -> clear(work, installation.leftovers()));
        RunningServer server = teardown.add("stopping the application server", RunningServer.start(how));
        started.accept(server.pid());
        server.awaitAnswer(START_LIMIT);
        display.end(mode.setting() + " mode, " + caching.heading() + ", on " + product.title() + " at "
                + address(server) + ", Java " + java.major());
        Duration startTime = Objects.requireNonNull(server.startTime());
        return new EmbeddedSystem(
                build,
                server,
                database,
                new Administrator(server.address(), password),
                TierLimits.create(null),
                null,
                startTime.toMillis() / 1000.0);
    }

    /** Returns the server on which a build has installed the application. */
    static ServerInstallation installation(ProjectLayout build, ServerProduct product) {
        return ServerInstallations.of(build, product, TraderHome.current().workAreas());
    }

    /**
     * Returns the system as a run uses it.
     *
     * @param direct how its database is reached without the application's delay
     * @param prepared limits of its CPU, which its processes are in already
     */
    EmbeddedSystem with(DatabaseSettings direct, TierLimits prepared) {
        return new EmbeddedSystem(build, server, direct, administrator, prepared, recording, startSeconds);
    }

    /** Returns the system as one that several trials share, whose start belongs to no trial. */
    EmbeddedSystem shared() {
        return new EmbeddedSystem(build, server, databaseSettings, administrator, limits, recording, null);
    }

    /** Returns the system as one that is recorded while it is measured. */
    EmbeddedSystem recordedIn(Path folder) {
        FlightRecording made = FlightRecording.here(
                server.settings().java().home(), server.pid(), folder.resolve(FlightRecording.FILE));
        return new EmbeddedSystem(build, server, databaseSettings, administrator, limits, made, startSeconds);
    }

    private static String address(RunningServer server) {
        return server.address().toString().replaceAll("/$", "");
    }

    @Override
    public ServerAddress target() {
        return ServerAddress.of(address(server));
    }

    @Override
    public Optional<DatabaseSettings> database() {
        return Optional.of(databaseSettings);
    }

    @Override
    public Optional<Supplier<CacheSample>> cache() {
        return Optional.of(new CacheReading(administrator));
    }

    @Override
    public Map<String, String> software() {
        Map<String, String> facts = new LinkedHashMap<>();
        ServerInstallation installation = server.settings().installation();
        installation
                .version()
                .ifPresent(version ->
                        facts.put("application server", installation.product().title() + " " + version));
        facts.put("application's JVM", server.settings().java().description());
        if (!build.equals(ProjectLayout.current())) {
            SourceState.of(build).forEach((fact, value) -> facts.put(SourceState.OF_APPLICATION + fact, value));
        }
        return facts;
    }

    @Override
    public Map<String, String> inherited() {
        return KnownEnvironment.inherited();
    }

    @Override
    public Optional<String> jvmOptions() {
        return Optional.of(String.join(" ", server.settings().allJvmOptions()));
    }

    @Override
    public boolean changesForMeasurement() {
        return !limits.none() || recording != null;
    }

    @Override
    public void measurementBegins() {
        if (recording != null) {
            recording.start();
        }
        limits.set();
    }

    @Override
    public void measurementEnds() {
        limits.lift();
        if (recording != null) {
            recording.stop();
        }
    }

    @Override
    public OptionalLong serverToPause() {
        return OptionalLong.of(server.pid());
    }

    @Override
    public void check() {
        if (!server.isAlive()) {
            throw Failure.of("the application server ended in the middle of the run; see "
                    + server.settings().messagesLog());
        }
    }

    /** Deletes what a server that has ended leaves behind and is not read again: tens of megabytes of caches, entries that went to disk, and a key. Its logs stay. */
    private static void clear(Path work, List<String> leftovers) throws IOException {
        for (String name : leftovers) {
            Folders.delete(work.resolve("trader").resolve(name));
        }
        Folders.delete(work.resolve(".sCache"));
    }
}
