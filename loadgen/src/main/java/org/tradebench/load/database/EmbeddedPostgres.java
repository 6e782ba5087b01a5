package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.TraderHome;

/**
 * Runs a PostgreSQL server of this project for as long as this object is open and this process lives: the server also ends when the process ends without
 * closing it, however that happens. Its data stay in the folder: the next start finds what was committed.
 *
 * <p>The folder belongs to one starter at a time. It holds {@code cluster} (the data), {@code
 * server.log}, {@code password} (the superuser's) and {@code application-password} (both generated, readable by their owner
 * only), {@code starter.lock}, and
 * while the server runs {@code connection.properties}.
 */
public final class EmbeddedPostgres implements AutoCloseable {
    private static final String LOCK = "starter.lock";
    private static final int LOCK_ATTEMPTS = 10;
    private static final Duration LOCK_PAUSE = Duration.ofMillis(50);

    private final FolderLock lock;
    private final Path folder;
    private final ServerProcess server;
    private final Optional<StandbyServer> standby;
    private final DatabaseSettings settings;
    private boolean stopped;

    private EmbeddedPostgres(
            FolderLock lock,
            Path folder,
            ServerProcess server,
            Optional<StandbyServer> standby,
            DatabaseSettings settings) {
        this.lock = lock;
        this.folder = folder;
        this.server = server;
        this.standby = standby;
        this.settings = settings;
    }

    /** Starts in the folders of {@code home}; see {@link #start(Path, Path, int)}. */
    public static EmbeddedPostgres start(TraderHome home, int port) {
        return start(home.database(), home.postgresPrograms(), port);
    }

    /** Starts in the folders of {@code home}; see {@link #startWithStandby(Path, Path, int)}. */
    public static EmbeddedPostgres startWithStandby(TraderHome home, int port) {
        return startWithStandby(home.database(), home.postgresPrograms(), port);
    }

    /**
     * Starts the server, makes its data folder first where there is none, and returns when it answers
     * and holds the database {@value ServerRoles#NAME}.
     *
     * @param folder of this database; made if need be
     * @param programs where PostgreSQL's programs are unpacked
     * @param port of 127.0.0.1; 0 takes a free one
     * @throws Failure when the folder is in use, the port is taken, or the server does not
     *     come up; the message says which and quotes the log
     */
    public static EmbeddedPostgres start(Path folder, Path programs, int port) {
        return start(folder, programs, port, false);
    }

    /**
     * Starts the database with a second server that has each commit on its disk before the commit is answered. It is made anew from the first one, and its data
     * are gone with the next start.
     */
    public static EmbeddedPostgres startWithStandby(Path folder, Path programs, int port) {
        return start(folder, programs, port, true);
    }

    private static EmbeddedPostgres start(Path folder, Path programs, int port, boolean withStandby) {
        Path absolute = folder.toAbsolutePath().normalize();
        try {
            Files.createDirectories(absolute);
            FolderLock lock = lock(absolute);
            try {
                return start(absolute, PostgresPrograms.under(programs.toAbsolutePath()), port, withStandby, lock);
            } catch (IOException | RuntimeException failure) {
                lock.close();
                throw failure;
            }
        } catch (ServerStart.PortTakenException taken) {
            throw Failure.of(String.valueOf(taken.getMessage()), taken);
        } catch (IOException failure) {
            throw Failure.of("The database in %s cannot be started: %s".formatted(absolute, failure), failure);
        }
    }

    private static EmbeddedPostgres start(
            Path folder, PostgresPrograms programs, int port, boolean withStandby, FolderLock lock) throws IOException {
        Optional<String> replication = withStandby ? Optional.of(ServerPassword.random()) : Optional.empty();
        ServerStart.StartedServer started = ServerStart.in(folder, programs, port, replication);
        DatabaseSettings settings = started.settings();
        Optional<StandbyServer> standby = Optional.empty();
        if (withStandby) {
            try {
                standby = Optional.of(StandbyServer.follow(folder, programs, settings, replication.get()));
            } catch (IOException | RuntimeException failure) {
                started.process().stop();
                throw failure;
            }
            settings = settings.withServers("127.0.0.1:%d,127.0.0.1:%d"
                    .formatted(settings.port(), standby.get().port()));
        }
        EmbeddedPostgres embedded = new EmbeddedPostgres(lock, folder, started.process(), standby, settings);
        StartedServers.add(settings, started.process(), embedded.log());
        return embedded;
    }

    /** Locks the folder, waiting for a moment, since another process may only be checking whether it is locked. */
    private static FolderLock lock(Path folder) throws IOException {
        for (int attempt = 1; ; attempt++) {
            Optional<FolderLock> lock = FolderLock.tryAcquire(folder.resolve(LOCK));
            if (lock.isPresent()) {
                return lock.get();
            }
            if (attempt == LOCK_ATTEMPTS) {
                throw inUse(folder);
            }
            LockSupport.parkNanos(LOCK_PAUSE.toNanos());
        }
    }

    private static Failure inUse(Path folder) {
        return Failure.of(
                "The database folder %s is in use by process %s; stop that, or name another folder by TRADER_HOME"
                        .formatted(
                                folder,
                                FolderLock.owner(folder.resolve(LOCK))
                                        .map(String::valueOf)
                                        .orElse("(unknown)")));
    }

    /** Returns how to reach the server that another process runs in this folder now; empty when none does. */
    public static Optional<DatabaseSettings> runningIn(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (!Files.isRegularFile(absolute.resolve(LOCK))) {
            return Optional.empty();
        }
        try {
            Optional<FolderLock> free = FolderLock.tryAcquire(absolute.resolve(LOCK));
            if (free.isPresent()) {
                free.get().close();
                return Optional.empty();
            }
            return ConnectionFile.read(absolute);
        } catch (IOException failure) {
            throw Failure.of("The database folder %s cannot be read: %s".formatted(absolute, failure), failure);
        }
    }

    /** Returns how to reach it; as the role {@value ServerRoles#NAME}, which owns the database but not the server. */
    public DatabaseSettings settings() {
        return settings;
    }

    /** Returns the process id of the server, whose children are its other processes. */
    public long pid() {
        return server.pid();
    }

    /** Returns the process id of the standby; empty when there is none. */
    public Optional<Long> standbyPid() {
        return standby.map(StandbyServer::pid);
    }

    /** Returns whether the server still runs; it stops by itself only after a serious failure. */
    public boolean isAlive() {
        return server.isAlive();
    }

    /** Returns the server's log file. */
    public Path log() {
        return folder.resolve(ServerStart.LOG);
    }

    /** Stops the server in order and releases the folder; a second call does nothing. */
    @Override
    public synchronized void close() {
        if (stopped) {
            return;
        }
        stopped = true;
        StartedServers.remove(settings);
        server.stop();
        standby.ifPresent(StandbyServer::stop);
        try (lock) {
            ConnectionFile.delete(folder);
        } catch (IOException harmless) {
            // The file names a server that no longer answers; readers of the file try the lock first.
        }
    }
}
