package org.tradebench.load.sut;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.CacheSample;

/** Represents what a run measures: processes that it started, a cluster that it found, or a server that runs elsewhere. */
public interface SystemUnderTest {
    /** Returns where the load generator sends its requests. */
    ServerAddress target();

    /** Returns the database behind it; empty when nothing is known of it. */
    Optional<DatabaseSettings> database();

    /**
     * Returns the settings that are really measured.
     *
     * @param requested the settings of the command line
     * @return these, with what the system decides itself filled in
     */
    default RunSettings settings(RunSettings requested) {
        return requested;
    }

    /** Returns what asks the application for its cache's counters; empty when this run may not: no password is sent to a host that is only to be measured. */
    default Optional<Supplier<CacheSample>> cache() {
        return Optional.empty();
    }

    /** Returns facts for the manifest: versions. */
    default Map<String, String> software() {
        return Map.of();
    }

    /** Returns a fact for the manifest: the command-line options of its JVM. */
    default Optional<String> jvmOptions() {
        return Optional.empty();
    }

    /** Returns facts for the manifest: what its programs got of the environment in which the run was started; empty when the run did not start them. */
    default Map<String, String> inherited() {
        return Map.of();
    }

    /** Returns facts for the manifest: images, limits and treatments of a deployment; empty for processes of this machine. */
    default Map<String, String> deployment() {
        return Map.of();
    }

    /**
     * Returns the seconds from the application server's start to the application's first page; null when it was not started for this run alone, or not by it.
     */
    default @Nullable Double startSeconds() {
        return null;
    }

    /** Returns where the load generators run; empty: on this machine. */
    default Optional<LoadGeneratorSite> loadGenerators() {
        return Optional.empty();
    }

    /** Returns whether it does anything when its measurement begins, such as limiting its CPU. */
    default boolean changesForMeasurement() {
        return false;
    }

    /** Is called when the system is warm and will be measured now: its limits hold from here on, and it is recorded. */
    default void measurementBegins() {}

    /** Is called when the load has ended. */
    default void measurementEnds() {}

    /** Returns the process id of the application server, when it is one process of this machine, which can be paused while other systems are measured. */
    default OptionalLong serverToPause() {
        return OptionalLong.empty();
    }

    /** Fails with one clear message when the system has ended. Otherwise the load generator notices: requests fail, and the check 'errors' reports it. */
    default void check() {}
}
