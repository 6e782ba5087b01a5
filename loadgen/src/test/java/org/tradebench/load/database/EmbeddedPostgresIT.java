package org.tradebench.load.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Folders;

class EmbeddedPostgresIT {

    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void copyUsedFolder() throws IOException {
        folder = EmbeddedFolders.usedBefore(temporary.resolve("database"));
    }

    @Test
    void createsFolderAndLeavesNoProcess() throws Exception {
        Path fresh = temporary.resolve("not/there/yet");
        EmbeddedPostgres database = EmbeddedPostgres.start(fresh, EmbeddedFolders.PROGRAMS, 0);
        long pid = database.pid();
        try (database) {
            assertThat(ask(database.settings(), "SELECT current_user || ' ' || current_database()"))
                    .isEqualTo("trader trader");
            assertThat(ask(database.settings(), "SHOW server_version")).startsWith("17.");
            assertThat(ask(database.settings(), "SHOW server_encoding")).isEqualTo("UTF8");
            assertThat(ask(database.settings(), "SHOW data_checksums")).isEqualTo("on");
        }
        assertThat(ProcessHandle.of(pid)).isEmpty();
        assertThat(Files.readString(fresh.resolve("server.log"))).contains("database system is shut down");
    }

    @Test
    void namesLogOfServerThatHasEnded() throws Exception {
        try (EmbeddedPostgres database = start()) {
            ProcessHandle server = ProcessHandle.of(database.pid()).orElseThrow();
            server.destroyForcibly();
            server.onExit().get();
            Eventually.holds("detection of its exit", () -> !database.isAlive());
            assertThatThrownBy(() -> DatabaseConnections.open(database.settings(), "test"))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining(database.log().toString())
                    .hasMessageNotContaining(DatabaseSettings.HOST);
        }
    }

    @Test
    void commitsDurably() throws Exception {
        try (EmbeddedPostgres database = start()) {
            assertThat(ask(database.settings(), "SHOW fsync")).isEqualTo("on");
            assertThat(ask(database.settings(), "SHOW synchronous_commit")).isEqualTo("on");
            assertThat(ask(database.settings(), "SHOW full_page_writes")).isEqualTo("on");
        }
    }

    @Test
    void providesSettingsAndRightsForRuns() throws Exception {
        try (EmbeddedPostgres database = start()) {
            assertThat(ask(database.settings(), "SHOW max_prepared_transactions"))
                    .isEqualTo("100");
            assertThat(ask(database.settings(), "SELECT count(*) > 0 FROM pg_stat_statements"))
                    .isEqualTo("t");
            assertThat(ask(database.settings(), "SELECT pg_stat_statements_reset() IS NOT NULL"))
                    .isEqualTo("t");
            assertThat(ask(
                            database.settings(),
                            "SELECT rolcreatedb AND NOT rolsuper FROM pg_roles WHERE rolname = 'trader'"))
                    .isEqualTo("t");
            execute(database.settings(), "CHECKPOINT");
        }
    }

    @Test
    void superuserHasOwnPassword() throws Exception {
        try (EmbeddedPostgres database = start()) {
            DatabaseSettings application = database.settings();
            DatabaseSettings superuser = new DatabaseSettings(
                    application.host(), application.port(), "postgres", "postgres", application.password());
            assertThatThrownBy(() -> DatabaseConnections.connect(superuser, "test"))
                    .isInstanceOfSatisfying(
                            SQLException.class,
                            refused -> assertThat(refused.getSQLState()).isEqualTo("28P01"));
            assertThat(Files.readString(folder.resolve("connection.properties")))
                    .doesNotContain(Files.readString(folder.resolve("password")).strip());
            assertThat(ask(application, "SELECT rolsuper FROM pg_roles WHERE rolname = current_user"))
                    .isEqualTo("f");
        }
    }

    @Test
    void keepsCommittedDataAcrossRestart() throws Exception {
        try (EmbeddedPostgres first = start()) {
            execute(first.settings(), "CREATE TABLE kept AS SELECT 42 AS answer");
        }
        try (EmbeddedPostgres second = start()) {
            assertThat(ask(second.settings(), "SELECT answer FROM kept")).isEqualTo("42");
        }
    }

    @Test
    void stopsDespiteConnectedClient() throws Exception {
        EmbeddedPostgres database = start();
        try (Connection client = DatabaseConnections.open(database.settings(), "test")) {
            database.close();
            assertThat(ProcessHandle.of(database.pid())).isEmpty();
            assertThatThrownBy(() -> ask(client, "SELECT 1")).isInstanceOf(SQLException.class);
        }
    }

    @Test
    void reportsPortInUseAndLeavesFolderUsable() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            assertThatThrownBy(() -> EmbeddedPostgres.start(folder, EmbeddedFolders.PROGRAMS, port))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("Port " + port)
                    .hasMessageNotContaining("\n");
        }
        start().close();
    }

    @Test
    void runsTwoServersOnFreePorts() throws Exception {
        Path other = EmbeddedFolders.usedBefore(temporary.resolve("other"));
        try (EmbeddedPostgres one = start();
                EmbeddedPostgres two = EmbeddedPostgres.start(other, EmbeddedFolders.PROGRAMS, 0)) {
            assertThat(one.settings().port()).isNotEqualTo(two.settings().port());
            assertThat(ask(one.settings(), "SELECT 1")).isEqualTo(ask(two.settings(), "SELECT 1"));
        }
    }

    @Test
    void rejectsFolderInUseAndNamesOwner() {
        try (EmbeddedPostgres owner = start()) {
            assertThat(owner.isAlive()).isTrue();
            assertThatThrownBy(this::start)
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining(
                            "in use by process " + ProcessHandle.current().pid());
            assertThat(owner.isAlive()).isTrue();
        }
    }

    @Test
    void protectsAndRequiresPassword() throws Exception {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("password"))))
                .isEqualTo("rw-------");
        try (EmbeddedPostgres database = start()) {
            DatabaseSettings right = database.settings();
            DatabaseSettings wrong =
                    new DatabaseSettings(right.host(), right.port(), right.name(), right.user(), "guessed");
            assertThatThrownBy(() -> DatabaseConnections.open(wrong, "test"))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("TRADER_DB_PASSWORD")
                    .hasMessageNotContaining("\n");
        }
    }

    @Test
    void replacesUnfinishedDataFolder() throws Exception {
        Path fresh = Files.createDirectories(temporary.resolve("half"));
        Path unfinished = Files.createDirectories(fresh.resolve("cluster.unfinished.1234/global"));
        Files.writeString(unfinished.resolveSibling("PG_VERSION"), "17\n");
        try (EmbeddedPostgres database = EmbeddedPostgres.start(fresh, EmbeddedFolders.PROGRAMS, 0)) {
            assertThat(ask(database.settings(), "SELECT 1")).isEqualTo("1");
        }
        assertThat(fresh.resolve("cluster.unfinished.1234")).doesNotExist();
    }

    @Test
    void rejectsDataOfOtherMajorVersion() throws Exception {
        Files.writeString(folder.resolve("cluster/PG_VERSION"), "16\n");
        assertThatThrownBy(this::start)
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll("PostgreSQL 16", "PostgreSQL 17", "TRADER_HOME");
        assertThat(Files.readString(folder.resolve("cluster/PG_VERSION"))).isEqualTo("16\n");
    }

    @Test
    void rejectsForeignFolderAndKeepsIt() throws Exception {
        Path fresh = temporary.resolve("else");
        Path precious = Files.createDirectories(fresh.resolve("cluster")).resolve("precious.txt");
        Files.writeString(precious, "precious");
        assertThatThrownBy(() -> EmbeddedPostgres.start(fresh, EmbeddedFolders.PROGRAMS, 0))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("not a data folder of PostgreSQL");
        assertThat(precious).hasContent("precious");
    }

    @Test
    void quotesLogOfServerThatCannotStart() throws Exception {
        Folders.delete(folder.resolve("cluster/global"));
        assertThatThrownBy(this::start)
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll("ended at once", "server.log", "pg_control");
    }

    @Test
    void startsDespiteStalePidFile() throws Exception {
        Files.writeString(
                folder.resolve("cluster/postmaster.pid"),
                ProcessHandle.current().pid() + "\n" + folder.resolve("cluster") + "\n1\n5432\n\n127.0.0.1\n");
        try (EmbeddedPostgres database = start()) {
            assertThat(ask(database.settings(), "SELECT 1")).isEqualTo("1");
        }
    }

    private EmbeddedPostgres start() {
        return EmbeddedPostgres.start(folder, EmbeddedFolders.PROGRAMS, 0);
    }

    static String ask(DatabaseSettings settings, String query) throws SQLException {
        try (Connection connection = DatabaseConnections.open(settings, "test")) {
            return ask(connection, query);
        }
    }

    private static String ask(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }

    static void execute(DatabaseSettings settings, String command) throws SQLException {
        try (Connection connection = DatabaseConnections.open(settings, "test");
                Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }
}
