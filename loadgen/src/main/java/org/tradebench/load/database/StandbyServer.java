package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Folders;
import org.tradebench.load.process.Ports;

/**
 * Runs a second server, which follows an embedded one by synchronous streaming replication: a commit is answered when it is on the disks of both. It is made
 * anew from its primary at every start, because the primary's folder may have been used without it since.
 *
 * @param port of 127.0.0.1
 */
record StandbyServer(ServerProcess process, int port) {
    /** Its name in {@code synchronous_standby_names}, and that of its folder in the primary's. */
    private static final String NAME = "standby";

    private static final String SETTINGS = "postgresql.conf";

    /** Timeout of the start: the backup is local, and there is little write-ahead log to catch up with. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final long POLL_MILLIS = 50;

    /**
     * Makes and starts it; returns when no commit is answered without it.
     *
     * @param folder of the primary, which runs
     * @param replication the replicating role's password
     * @throws Failure quotes the standby's log when it does not follow
     */
    static StandbyServer follow(Path folder, PostgresPrograms programs, DatabaseSettings primary, String replication)
            throws IOException {
        Path own = Files.createDirectories(folder.resolve(NAME));
        Path cluster = own.resolve("cluster");
        Path log = own.resolve(ServerStart.LOG);
        Files.writeString(log, "");
        ServerUser user = ServerUser.choose(programs, own, log);
        ServerProcess.clearLeftover(cluster, programs, user, log);
        Folders.delete(cluster);
        int port = Ports.free();
        try {
            copy(folder.resolve("cluster"), cluster, primary, replication);
            ServerProcess.prepare(own);
            user.chown(own);
            StandbyServer standby = new StandbyServer(
                    ServerProcess.launch(user, programs, cluster, List.of("-p", Integer.toString(port)), log), port);
            try {
                standby.await(primary, "state = 'streaming'", log);
                requireIn(folder, programs, user, log);
                standby.await(primary, "sync_state = 'sync'", log);
                return standby;
            } catch (IOException | SQLException | RuntimeException failure) {
                standby.stop();
                throw failure;
            }
        } catch (SQLException failure) {
            throw Failure.of("The standby cannot be made: " + failure.getMessage(), failure);
        }
    }

    /** Makes a base backup by PostgreSQL's low-level interface: pg_basebackup is not among the embedded programs. */
    private static void copy(Path from, Path to, DatabaseSettings primary, String replication)
            throws IOException, SQLException {
        DatabaseSettings replicator =
                new DatabaseSettings(primary.host(), primary.port(), "postgres", ServerRoles.REPLICATOR, replication);
        try (Connection connection = DatabaseConnections.connect(replicator, NAME);
                Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_backup_start('standby', true)");
            copyData(from, to);
            try (ResultSet row = statement.executeQuery("SELECT labelfile FROM pg_backup_stop(false)")) {
                row.next();
                Files.writeString(to.resolve("backup_label"), row.getString(1));
            }
        }
        Files.createFile(to.resolve("standby.signal"));
        append(to, """

                primary_conninfo = 'host=127.0.0.1 port=%d user=%s password=%s application_name=%s'
                wal_retrieve_retry_interval = 200ms
                """.formatted(primary.port(), ServerRoles.REPLICATOR, replication, NAME));
    }

    /** Makes commits wait for the standby. The primary's next start writes its settings anew, without this. */
    private static void requireIn(Path folder, PostgresPrograms programs, ServerUser user, Path log)
            throws IOException {
        Path cluster = folder.resolve("cluster");
        append(cluster, """

                # Kept for a standby that was cut off for a moment.
                wal_keep_size = 512MB
                synchronous_standby_names = '%s'
                """.formatted(NAME));
        List<String> command = new ArrayList<>(user.prefix());
        command.addAll(List.of(programs.program("pg_ctl").toString(), "reload", "-D", cluster.toString()));
        if (Command.run(command, log) != 0) {
            throw Failure.of("The primary cannot be told of its standby; the log %s ends with:%n%s"
                    .formatted(log, FileTrees.tail(log, 5)));
        }
    }

    private static void append(Path cluster, String settings) throws IOException {
        Files.writeString(cluster.resolve(SETTINGS), settings, StandardOpenOption.APPEND);
    }

    private void await(DatabaseSettings primary, String condition, Path log) throws SQLException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        try (Connection connection = DatabaseConnections.connect(primary, "starter");
                Statement statement = connection.createStatement()) {
            while (!is(statement, condition)) {
                if (!process.isAlive() || System.nanoTime() > deadline) {
                    throw Failure.of("The standby %s; its log %s ends with:%n%s"
                            .formatted(
                                    process.isAlive()
                                            ? "does not follow within " + PATIENCE.toSeconds() + " s"
                                            : "ended",
                                    log,
                                    FileTrees.tail(log, 8)));
                }
                TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Failure.of("Interrupted while the standby started", interrupted);
        }
    }

    private static boolean is(Statement statement, String condition) throws SQLException {
        try (ResultSet rows = statement.executeQuery("SELECT FROM pg_stat_replication WHERE " + condition)) {
            return rows.next();
        }
    }

    long pid() {
        return process.pid();
    }

    void stop() {
        process.stop();
    }

    /** Folders that are copied without their content: the write-ahead log is streamed, and the rest belongs to the processes of the primary. */
    private static final Set<String> EMPTY = Set.of(
            "pg_wal",
            "pg_replslot",
            "pg_dynshmem",
            "pg_notify",
            "pg_serial",
            "pg_snapshots",
            "pg_stat_tmp",
            "pg_subtrans");

    private static final Set<String> LEFT_OUT = Set.of("postmaster.pid", "postmaster.opts");

    static void copyData(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Path relative = from.relativize(folder);
                Files.copy(folder, to.resolve(relative), StandardCopyOption.COPY_ATTRIBUTES);
                return EMPTY.contains(relative.toString()) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path relative = from.relativize(file);
                if (!LEFT_OUT.contains(relative.toString())) {
                    try {
                        Files.copy(file, to.resolve(relative), StandardCopyOption.COPY_ATTRIBUTES);
                    } catch (NoSuchFileException deletedMeanwhile) {
                        // The write-ahead log has the deletion, and the standby replays it.
                    }
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }
        });
    }
}
