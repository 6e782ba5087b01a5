package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.database.Eventually;
import org.tradebench.load.telemetry.DatabaseSample;

/** Against a real PostgreSQL. */
class DatabaseReaderIT {
    @TempDir
    static Path temporary;

    private static EmbeddedPostgres server;

    @BeforeAll
    static void start() {
        server = EmbeddedPostgres.start(
                temporary.resolve("database"), Path.of("target", "postgresql").toAbsolutePath(), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Connection connect() throws SQLException {
        return connect(server.settings().user());
    }

    private static Connection connect(String role) throws SQLException {
        return connect(role, server.settings().password());
    }

    private static Connection connect(String role, String password) throws SQLException {
        DatabaseSettings as = server.settings();
        return DatabaseConnections.open(new DatabaseSettings(as.host(), as.port(), as.name(), role, password), "test");
    }

    private static void execute(Connection connection, String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private static DatabaseSample read(DatabaseReader reader) {
        try {
            return reader.read(1000);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void sessionsAtWorkAndThoseThatWaitForALockAreToldApart() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection holder = connect();
                Connection waiter = connect();
                Connection idle = connect()) {
            execute(idle, "CREATE TABLE wanted (n int)");
            Eventually.holds("three of others, none at work", () -> {
                DatabaseSample sample = read(reader);
                return sample.sessions() == 3 && sample.busySessions() == 0;
            });
            assertThat(read(reader).waitingSessions()).isZero();

            execute(holder, "BEGIN");
            execute(holder, "LOCK TABLE wanted");
            Eventually.holds("one between two statements", () -> read(reader).busySessions() == 1);
            CompletableFuture<Void> waits =
                    CompletableFuture.runAsync(() -> execute(waiter, "SELECT count(*) FROM wanted"));
            Eventually.holds("one that waits", () -> read(reader).waitingSessions() == 1);
            assertThat(read(reader).busySessions()).isEqualTo(2);
            execute(holder, "COMMIT");
            waits.join();
            Eventually.holds("none that waits", () -> read(reader).waitingSessions() == 0);
        }
    }

    @Test
    void whatAnotherRolesSessionsDoIsUnknownAndNotZero() throws Exception {
        String superusers =
                Files.readString(temporary.resolve("database/password")).strip();
        try (Connection administrator = connect("postgres", superusers)) {
            execute(
                    administrator,
                    "CREATE ROLE stranger LOGIN PASSWORD '" + server.settings().password() + "'");
        }
        try (DatabaseReader reader = new DatabaseReader(connect("stranger"));
                Connection another = connect()) {
            execute(another, "BEGIN");
            Eventually.holds("the other alone", () -> read(reader).sessions() == 1);
            assertThat(read(reader).busySessions()).isNull();
            assertThat(read(reader).waitingSessions()).isNull();
            try (Connection own = connect("stranger")) {
                execute(own, "BEGIN");
                Eventually.holds(
                        "one that may be looked into",
                        () -> Integer.valueOf(1).equals(read(reader).busySessions()));
                assertThat(read(reader).sessions()).isEqualTo(2);
            }
        }
    }
}
