package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.database.Eventually;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.load.telemetry.DatabaseSample;
import org.tradebench.load.telemetry.DatabaseUse;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.TelemetrySeries;

/** Reads the counters of a real PostgreSQL server. */
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
    void excludesItsOwnStatements() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection application = connect()) {
            long before = statements(reader);
            for (int i = 0; i < 10; i++) {
                reader.readSessions();
                read(reader);
            }
            assertThat(statements(reader)).isEqualTo(before);

            execute(application, "SELECT 1");
            assertThat(statements(reader)).isEqualTo(before + 1);
            assertThat(reader.readStatements().values())
                    .extracting(StatementUse.Counters::query)
                    .contains("SELECT $1")
                    .noneMatch(text -> text.contains("pg_stat_activity"));
        }
    }

    private static long statements(DatabaseReader reader) {
        return Objects.requireNonNull(read(reader).statements());
    }

    @Test
    void distinguishesBusyAndWaitingSessions() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection holder = connect();
                Connection waiter = connect();
                Connection idle = connect()) {
            execute(idle, "CREATE TABLE wanted (n int)");
            Eventually.holds("three other sessions, none busy", () -> {
                DatabaseSample sample = read(reader);
                return sample.sessions() == 3 && sample.busySessions() == 0;
            });
            assertThat(read(reader).waitingSessions()).isZero();

            execute(holder, "BEGIN");
            execute(holder, "LOCK TABLE wanted");
            Eventually.holds(
                    "one session between two statements", () -> read(reader).busySessions() == 1);
            CompletableFuture<Void> waits = CompletableFuture.runAsync(
                    () -> execute(waiter, "SELECT count(*) FROM wanted"), ThreadPerTask.THREADS);
            Eventually.holds("one waiting session", () -> read(reader).waitingSessions() == 1);
            assertThat(read(reader).busySessions()).isEqualTo(2);
            execute(holder, "COMMIT");
            waits.join();
            Eventually.holds("no waiting session", () -> read(reader).waitingSessions() == 0);
        }
    }

    /** Returns the use in the interval from the first sample to the last. */
    private static DatabaseUse use(DatabaseSample... samples) {
        return IntervalUse.of(
                        new TelemetrySeries(
                                "", 1, List.of(), List.of(), List.of(samples), List.of(), List.of(), List.of()),
                        new Interval(samples[0].time(), samples[samples.length - 1].time()))
                .database();
    }

    @Test
    void reportsTablesOfAutoanalyze() throws Exception {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection other = connect()) {
            execute(other, "CREATE TABLE analyzed (n int)");
            execute(other, "ALTER TABLE analyzed SET (autovacuum_analyze_threshold = 1)");
            DatabaseSample before = reader.read(0);
            assertThat(before.autovacuums()).doesNotContainKey("analyzed");
            executeAsSuperuser("ALTER SYSTEM SET autovacuum_naptime = '1s'", "SELECT pg_reload_conf()");
            execute(other, "INSERT INTO analyzed SELECT generate_series(1, 1000)");
            Eventually.holds("an autoanalyze", () -> read(reader).autovacuums().containsKey("analyzed"));
            assertThat(use(before, reader.read(1000)).vacuumed()).contains("analyzed");
        }
    }

    @Test
    void reportsRunningVacuum() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection other = connect();
                Connection third = connect()) {
            execute(other, "CREATE TABLE vacuumed AS SELECT generate_series(1, 200000) n");
            execute(other, "SET vacuum_cost_delay = 100");
            execute(other, "SET vacuum_cost_limit = 1");
            CompletableFuture<Void> works =
                    CompletableFuture.runAsync(() -> execute(other, "VACUUM vacuumed"), ThreadPerTask.THREADS);
            Eventually.holds("a vacuum", () -> read(reader).vacuuming().contains("vacuumed"));
            execute(third, "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query = 'VACUUM vacuumed'");
            assertThat(works).failsWithin(Duration.ofMinutes(1));
        }
    }

    @Test
    void countsStatementsByQuery() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection other = connect()) {
            execute(other, "CREATE TABLE counted (n int)");
            Map<String, StatementUse.Counters> before = reader.readStatements();
            for (int i = 0; i < 3; i++) {
                execute(other, "INSERT INTO counted\n   SELECT generate_series(1, 200)");
            }
            StatementUse use = StatementUse.between(before, reader.readStatements());
            assertThat(use.statements())
                    .filteredOn(
                            statement -> statement.query().equals("INSERT INTO counted SELECT generate_series($1, $2)"))
                    .singleElement()
                    .satisfies(statement -> {
                        assertThat(statement.calls()).isEqualTo(3);
                        assertThat(statement.rows()).isEqualTo(600);
                        assertThat(statement.millis()).isPositive();
                        assertThat(statement.blocks()).isGreaterThanOrEqualTo(statement.blocksRead());
                        assertThat(statement.walBytes()).isPositive();
                    });
        }
    }

    @Test
    void samplesSessionActivities() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection holder = connect();
                Connection waiter = connect();
                Connection sleeper = connect()) {
            Eventually.holds("no busy session", () -> sessions(reader).isEmpty());
            execute(holder, "CREATE TABLE watched (n int)");
            execute(holder, "BEGIN");
            execute(holder, "LOCK TABLE watched");
            CompletableFuture<Void> waits = CompletableFuture.runAsync(
                    () -> execute(waiter, "SELECT count(*) FROM watched"), ThreadPerTask.THREADS);
            CompletableFuture<Void> sleeps =
                    CompletableFuture.runAsync(() -> execute(sleeper, "SELECT pg_sleep(600)"), ThreadPerTask.THREADS);
            Eventually.holds(
                    "one session of each kind",
                    () -> sessions(reader)
                            .equals(Map.of("idle in transaction", 1L, "Lock: relation", 1L, "Timeout: PgSleep", 1L)));

            try (Telemetry telemetry = new Telemetry()) {
                telemetry.watchDatabase(DatabaseReaderIT::connect);
                telemetry.watchSessions();
                Eventually.holds(
                        "two readings", () -> telemetry.series().database().size() >= 2);
                SessionUse use = telemetry.sessions().orElseThrow();
                assertThat(use.activities()).contains(new SessionUse.Activity("Lock: relation", use.readings()));
                assertThat(telemetry.sessions()).as("sampling has ended").isEmpty();
            }
            execute(holder, "COMMIT");
            waits.join();
            execute(holder, "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)'");
            assertThat(sleeps).failsWithin(Duration.ofMinutes(1));
        }
    }

    private static Map<String, Long> sessions(DatabaseReader reader) {
        try {
            return reader.readSessions();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void detectsCheckpoint() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection other = connect()) {
            DatabaseSample idle = reader.read(0);
            assertThat(use(idle, reader.read(1000)).checkpointUnderWay()).isFalse();
            execute(other, "CREATE TABLE dirty AS SELECT generate_series(1, 300000) n");
            execute(other, "CHECKPOINT");
            Eventually.holds(
                    "pages written by the checkpoint",
                    () -> read(reader).checkpointBuffers() > idle.checkpointBuffers());
            DatabaseSample done = reader.read(1000);
            assertThat(done.checkpointMillis()).isGreaterThan(idle.checkpointMillis());
            assertThat(use(idle, done).checkpointUnderWay()).isTrue();
            assertThat(done.checkpoints()).isEqualTo(idle.checkpoints() + 1);
        }
    }

    @Test
    void countsBlocksWrittenPerProcessType() throws SQLException {
        try (DatabaseReader reader = new DatabaseReader(connect());
                Connection other = connect()) {
            Map<String, IoUse.Counters> before = reader.readIo();
            execute(other, "CREATE TABLE written AS SELECT generate_series(1, 300000) n");
            execute(other, "CHECKPOINT");
            Eventually.holds("blocks of the new table", () -> blocks(before, reader, "client backend") >= 1000);
            Eventually.holds("blocks that the checkpoint wrote", () -> blocks(before, reader, "checkpointer") >= 1000);
        }
    }

    /** Returns how many blocks processes of this type wrote or added to files since the earlier reading. */
    private static long blocks(Map<String, IoUse.Counters> before, DatabaseReader reader, String process) {
        try {
            return IoUse.between(before, reader.readIo()).processes().stream()
                    .filter(io -> io.process().equals(process))
                    .mapToLong(io -> io.writes() + io.extensions())
                    .sum();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void executeAsSuperuser(String... statements) throws Exception {
        try (Connection administrator = connect(
                "postgres",
                Files.readString(temporary.resolve("database/password")).strip())) {
            for (String statement : statements) {
                execute(administrator, statement);
            }
        }
    }

    private static void createRole(String name) throws Exception {
        executeAsSuperuser(
                "CREATE ROLE " + name + " LOGIN PASSWORD '" + server.settings().password() + "'");
    }

    @Test
    void doesNotCountAutovacuumAsSession() throws Exception {
        createRole("outsider");
        try (DatabaseReader insider = new DatabaseReader(connect());
                DatabaseReader outsider = new DatabaseReader(connect("outsider"));
                Connection other = connect()) {
            Eventually.holds(
                    "the other reader and one more session", () -> read(insider).sessions() == 2);
            execute(other, "CREATE TABLE long_vacuumed (n int)");
            execute(other, "ALTER TABLE long_vacuumed SET (autovacuum_vacuum_insert_threshold = 1)");
            execute(other, "ALTER TABLE long_vacuumed SET (autovacuum_vacuum_cost_delay = 100)");
            execute(other, "ALTER TABLE long_vacuumed SET (autovacuum_vacuum_cost_limit = 1)");
            executeAsSuperuser("ALTER SYSTEM SET autovacuum_naptime = '1s'", "SELECT pg_reload_conf()");
            execute(other, "INSERT INTO long_vacuumed SELECT generate_series(1, 200000)");
            Eventually.holds("a vacuum", () -> !read(outsider).vacuuming().isEmpty());
            assertThat(read(outsider).sessions()).isEqualTo(2);
            assertThat(read(outsider).vacuuming()).as("still running").isNotEmpty();
            execute(other, "DROP TABLE long_vacuumed");
        }
    }

    @Test
    void reportsHiddenSessionStatesAsUnknown() throws Exception {
        createRole("stranger");
        try (DatabaseReader reader = new DatabaseReader(connect("stranger"));
                Connection another = connect()) {
            execute(another, "BEGIN");
            Eventually.holds("the other session only", () -> read(reader).sessions() == 1);
            assertThat(read(reader).busySessions()).isNull();
            assertThat(read(reader).waitingSessions()).isNull();
            try (Connection own = connect("stranger")) {
                execute(own, "BEGIN");
                Eventually.holds(
                        "one visible session",
                        () -> Integer.valueOf(1).equals(read(reader).busySessions()));
                assertThat(read(reader).sessions()).isEqualTo(2);
            }
        }
    }
}
