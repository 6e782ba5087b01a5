package org.tradebench.load.sut.embedded;

import java.util.Optional;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseInUse;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.DatabaseProcess;
import org.tradebench.load.telemetry.source.Telemetry;

/** Provides the database of a run: the one that the environment names, else the embedded one, which is started. */
public final class LocalDatabase {
    private LocalDatabase() {}

    public static DatabaseSettings start(Teardown teardown, Display display) {
        Optional<DatabaseSettings> external = DatabaseSettings.fromEnvironment(System.getenv());
        display.begin("database");
        if (external.isPresent()) {
            DatabaseInUse.check(external.get());
            display.end("external, " + external.get());
            return external.get();
        }
        EmbeddedPostgres embedded =
                teardown.add("stopping the database", EmbeddedPostgres.start(TraderHome.current(), 0));
        display.end("embedded PostgreSQL on port " + embedded.settings().port());
        return embedded.settings();
    }

    /**
     * Starts an embedded one beside others.
     *
     * @param number that its folder gets, from 1
     */
    static DatabaseSettings start(int number, Teardown teardown, Display display) {
        display.begin("database");
        TraderHome home = TraderHome.current();
        EmbeddedPostgres embedded = teardown.add(
                "stopping the database", EmbeddedPostgres.start(home.database(number), home.postgresPrograms(), 0));
        display.end("embedded PostgreSQL on port " + embedded.settings().port());
        return embedded.settings();
    }

    /** Starts the embedded one with a synchronous standby, whose CPU and memory count with the database's. */
    static DatabaseSettings startWithStandby(Teardown teardown, Display display, Telemetry telemetry) {
        display.begin("database");
        EmbeddedPostgres embedded = teardown.add(
                "stopping the database and its standby", EmbeddedPostgres.startWithStandby(TraderHome.current(), 0));
        embedded.standbyPid().ifPresent(pid -> telemetry.watch(Node.local("database-standby", Tier.DATABASE), pid));
        display.end("embedded PostgreSQL on port " + embedded.settings().port() + ", with a synchronous standby");
        return embedded.settings();
    }

    /**
     * Finds the server's first process.
     *
     * @throws Failure of usage when it runs elsewhere
     */
    static long process(DatabaseSettings database) {
        return DatabaseProcess.find(() -> DatabaseConnections.open(database, "trader-limits"))
                .orElseThrow(() -> Failure.usage(
                        "database-cpus: expected a database whose processes are on this machine and can be seen; that of "
                                + database + " cannot"));
    }

    /** Watches the server's processes, embedded or not, when they run on this machine. */
    public static void watch(DatabaseSettings database, Telemetry telemetry) {
        DatabaseProcess.find(() -> DatabaseConnections.open(database, "trader-telemetry"))
                .ifPresentOrElse(
                        pid -> telemetry.watch(Tier.DATABASE, pid),
                        () -> telemetry.note(
                                "the database's processes are not on this machine or cannot be seen: its CPU and memory are not available"));
    }
}
