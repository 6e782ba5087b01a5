package org.tradebench.load.sut.embedded;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.ServerSettings;
import org.tradebench.load.server.ServerThreads;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;

/** Starts an application server of this machine for a run, with the start settings that the run requests. */
final class ApplicationStart {
    private ApplicationStart() {}

    /** @param inherited variables of the environment of this program; what the target itself sets takes precedence */
    static Map<String, String> settings(RunSettings requested, Map<String, String> inherited) {
        ApplicationSettings application = requested.application();
        Map<String, String> settings = new HashMap<>(application.environment());
        settings.putAll(populated(requested));
        settings.put(
                "ORDER_PROCESSING_MODE",
                Objects.requireNonNull(application.orders()).setting());
        settings.put("ACCESS_MODE", Objects.requireNonNull(application.access()).setting());
        if (application.address() != null) {
            settings.put(ServerSettings.ADDRESS, application.address());
        }
        threads(requested, inherited)
                .ifPresent(threads -> settings.put(ServerThreads.SETTING, Integer.toString(threads)));
        return settings;
    }

    /** Returns the start settings of an application that may populate its database itself. */
    private static Map<String, String> populated(RunSettings requested) {
        PopulationSettings rows = requested.population();
        return Map.of(
                "MAX_USERS", Integer.toString(rows.users()),
                "MAX_QUOTES", Integer.toString(rows.quotes()),
                "TRADER_PRICE_SEED", Long.toString(requested.workload().seed()));
    }

    /** Returns the size of the thread pool that a server needs whose pages send messages to itself; empty when they do not, or when a size is set. */
    static Optional<Integer> threads(RunSettings requested, Map<String, String> inherited) {
        Map<String, String> known = new HashMap<>(inherited);
        known.putAll(requested.application().environment());
        return ServerThreads.needed(
                Objects.requireNonNull(requested.application().access()),
                requested.workload().virtualUsers(),
                known);
    }

    /** Returns the Java that runs the application. */
    static JavaRuntime java(JvmSettings jvm) {
        return jvm.home() == null ? JavaRuntime.current() : JavaRuntime.at(Path.of(jvm.home()));
    }

    /** Returns the built project whose application and server run. */
    static ProjectLayout layout(ApplicationSettings application) {
        return application.build() == null
                ? ProjectLayout.current()
                : ProjectLayout.built(Path.of(application.build()));
    }

    private static List<String> options(RunSettings requested) {
        JvmSettings jvm = requested.application().jvm();
        return Stream.of(
                        requested.measurement().profile()
                                ? FlightRecording.JVM_OPTIONS.stream()
                                : Stream.<String>empty(),
                        jvm.effectiveCompiler().options().stream(),
                        jvm.options().stream())
                .flatMap(options -> options)
                .toList();
    }

    /**
     * Starts the application server of a run.
     *
     * @param caching with which it starts
     */
    static EmbeddedSystem start(
            RunSettings requested,
            Caching caching,
            DatabaseSettings database,
            Path work,
            Teardown teardown,
            LongConsumer started,
            Display display)
            throws InterruptedException {
        ApplicationSettings application = requested.application();
        JvmSettings jvm = application.jvm();
        return EmbeddedSystem.start(
                layout(application),
                Objects.requireNonNull(application.server()),
                database,
                Objects.requireNonNull(application.mode()),
                caching,
                java(jvm),
                Objects.requireNonNull(jvm.heap()),
                options(requested),
                application.httpPort() == null ? 0 : application.httpPort(),
                0,
                settings(requested, System.getenv()),
                work,
                teardown,
                started,
                display);
    }
}
