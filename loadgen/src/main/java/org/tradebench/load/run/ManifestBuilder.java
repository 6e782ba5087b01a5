package org.tradebench.load.run;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.loadgenerator.JMeterHome;
import org.tradebench.load.loadgenerator.LoadGeneratorJvm;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.telemetry.source.DatabaseFacts;
import org.tradebench.load.telemetry.source.SoftwareFacts;
import org.tradebench.load.telemetry.source.SourceState;

/** Gathers the facts under which a run is made: software, machine, database, JVM options, deployment, environment. */
final class ManifestBuilder {
    private ManifestBuilder() {}

    static Manifest gather(
            SystemUnderTest system,
            JMeterHome jmeter,
            Plan plan,
            LoadGeneratorJvm loadGenerator,
            Map<String, String> machine) {
        Map<String, String> software = new LinkedHashMap<>(system.software());
        SoftwareFacts.implementationVersion(jmeter.launcher())
                .ifPresent(version -> software.put("load generator", "Apache JMeter " + version));
        software.put(
                "JVM of harness and load generator",
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version") + ", "
                        + System.getProperty("java.vendor"));
        SoftwareFacts.sha256(jmeter.file(plan)).ifPresent(digest -> software.put("plan's SHA-256", digest));
        software.putAll(SourceState.of(ProjectLayout.current()));
        Map<String, String> machines = new LinkedHashMap<>();
        system.jvmOptions().ifPresent(options -> machines.put("application", options));
        machines.put("load generator", String.join(" ", loadGenerator.options()));
        return new Manifest(
                software, machine, database(system.database()), machines, system.deployment(), system.inherited());
    }

    /** Returns the same facts when the load has ended, with the standby of that moment if there was one before. */
    static Manifest atEnd(Manifest begun, Optional<DatabaseSettings> settings) {
        if (settings.isEmpty() || !begun.database().containsKey(DatabaseFacts.STANDBY_AT_BEGIN)) {
            return begun;
        }
        try (Connection connection = DatabaseConnections.open(settings.get(), "trader-run")) {
            return begun.withDatabase(DatabaseFacts.STANDBY_AT_END, DatabaseFacts.standby(connection));
        } catch (SQLException e) {
            return begun.withDatabase(DatabaseFacts.STANDBY_AT_END, "unknown: " + e.getMessage());
        }
    }

    static Map<String, String> database(Optional<DatabaseSettings> settings) {
        if (settings.isEmpty()) {
            return Map.of();
        }
        try (Connection connection = DatabaseConnections.open(settings.get(), "trader-run")) {
            return DatabaseFacts.read(connection);
        } catch (SQLException e) {
            return Map.of();
        }
    }
}
