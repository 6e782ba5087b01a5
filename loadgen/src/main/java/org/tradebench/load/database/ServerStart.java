package org.tradebench.load.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Ports;

/** Starts a server from its folder, and waits until it answers. */
final class ServerStart {
    static final String LOG = "server.log";

    /** Bytes from which on a log is put aside at the next start; one old one is kept. */
    private static final long LARGE_LOG = 4 << 20;

    /** How many ports are tried: a free port may be taken by another process before the server binds it. */
    private static final int PORT_ATTEMPTS = 10;

    /** Recovery after a crash reads up to max_wal_size of log, on a slow disk for minutes. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final long POLL_MILLIS = 20;

    private final PostgresPrograms programs;
    private final ServerUser user;
    private final Path cluster;
    private final Path log;
    private final String password;
    private final String applicationPassword;
    private final Optional<String> replication;

    private ServerStart(
            PostgresPrograms programs,
            ServerUser user,
            Path cluster,
            Path log,
            String password,
            String applicationPassword,
            Optional<String> replication) {
        this.programs = programs;
        this.user = user;
        this.cluster = cluster;
        this.log = log;
        this.password = password;
        this.applicationPassword = applicationPassword;
        this.replication = replication;
    }

    /**
     * @param folder exists and is locked by the caller
     * @param replication the password by which a standby may follow; empty where there is none
     */
    static StartedServer in(Path folder, PostgresPrograms programs, int port, Optional<String> replication)
            throws IOException {
        Path log = folder.resolve(LOG);
        if (Files.exists(log) && Files.size(log) > LARGE_LOG) {
            Files.move(log, folder.resolve(LOG + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
        if (Files.notExists(log)) {
            Files.createFile(log);
        }
        ServerUser user = ServerUser.choose(programs, folder, log);
        Path passwordFile = ServerPassword.in(folder, ServerPassword.SUPERUSER);
        String application = ServerPassword.read(ServerPassword.in(folder, ServerPassword.APPLICATION));
        ServerProcess.prepare(folder);
        user.chown(folder);
        Path cluster = PostgresCluster.in(folder, programs, user, passwordFile, log);
        ServerProcess.clearLeftover(cluster, programs, user, log);
        return new ServerStart(
                        programs, user, cluster, log, ServerPassword.read(passwordFile), application, replication)
                .onPort(port);
    }

    private StartedServer onPort(int port) throws IOException {
        if (port != 0) {
            return start(port);
        }
        for (int attempt = 1; ; attempt++) {
            try {
                return start(Ports.free());
            } catch (PortTakenException taken) {
                if (attempt == PORT_ATTEMPTS) {
                    throw taken;
                }
            }
        }
    }

    private StartedServer start(int port) throws IOException {
        if (!isFree(port)) {
            throw new PortTakenException(port);
        }
        long logBefore = Files.size(log);
        ServerProcess process =
                ServerProcess.launch(user, programs, cluster, List.of("-p", Integer.toString(port)), log);
        try {
            DatabaseSettings superuser =
                    new DatabaseSettings("127.0.0.1", port, "postgres", PostgresCluster.SUPERUSER, password);
            try (Connection connection = connect(superuser, process, logBefore)) {
                DatabaseSettings settings = ServerRoles.prepare(connection, superuser, applicationPassword);
                if (replication.isPresent()) {
                    ServerRoles.prepareReplication(connection, replication.get());
                }
                user.chown(ConnectionFile.write(PostgresCluster.parent(cluster), settings));
                return new StartedServer(process, settings);
            }
        } catch (SQLException failure) {
            process.stop();
            throw Failure.of("The database server started but cannot be prepared: " + failure.getMessage(), failure);
        } catch (IOException | RuntimeException failure) {
            process.stop();
            throw failure;
        }
    }

    /** Waits until the server lets the superuser in. */
    private Connection connect(DatabaseSettings superuser, ServerProcess process, long logBefore) throws IOException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            if (!process.isAlive()) {
                throw ended(process, superuser.port(), logBefore);
            }
            try {
                return DatabaseConnections.connect(superuser, "starter");
            } catch (SQLException notYet) {
                boolean wrongPassword = "28P01".equals(notYet.getSQLState());
                if (wrongPassword || System.nanoTime() > deadline) {
                    throw Failure.of(
                            "The database server runs but accepts no connection: %s%nIts log %s ends with:%n%s"
                                    .formatted(notYet.getMessage(), log, FileTrees.tail(log, 8)),
                            notYet);
                }
            }
            pause();
        }
    }

    private RuntimeException ended(ServerProcess process, int port, long logBefore) throws IOException {
        String logged = Files.size(log) > logBefore ? FileTrees.from(log, logBefore) : "";
        if (logged.contains("could not bind") || logged.contains("could not create any TCP/IP sockets")) {
            return new PortTakenException(port);
        }
        return Failure.of("The database server ended at once (exit code %d); its log %s ends with:%n%s"
                .formatted(process.exitCode(), log, FileTrees.tail(log, 8)));
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw Failure.of("Interrupted while the database server started", interrupted);
        }
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }

    /** Holds a server that answers. */
    record StartedServer(ServerProcess process, DatabaseSettings settings) {}

    /** Signals that another process listens on the server's port; never leaves this package. */
    static final class PortTakenException extends RuntimeException {
        PortTakenException(int port) {
            super("Port %d of this machine is taken, or closed to you; choose another, or 0 for a free one"
                    .formatted(port));
        }
    }
}
