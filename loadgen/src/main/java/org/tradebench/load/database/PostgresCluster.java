package org.tradebench.load.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Folders;

/**
 * Creates the data folder of a server under another name and renames it when it is complete: a folder of the final name is never incomplete.
 */
final class PostgresCluster {
    /** The superuser that initdb creates; the application's role has fewer rights. */
    static final String SUPERUSER = "postgres";

    /** The major version of the programs that the build brings; the root pom names it in full. */
    static final String MAJOR_VERSION = "17";

    private static final String UNFINISHED = "cluster.unfinished.";

    private PostgresCluster() {}

    /**
     * Returns the data folder in {@code folder}, made if there is none, with this project's settings.
     *
     * @param passwordFile the superuser's password
     * @throws Failure when the folder holds another version's data, or something else
     */
    static Path in(Path folder, PostgresPrograms programs, ServerUser user, Path passwordFile, Path log)
            throws IOException {
        Path cluster = folder.resolve("cluster");
        if (Files.exists(cluster)) {
            checkVersion(cluster);
        } else {
            make(cluster, programs, user, passwordFile, log);
        }
        try (InputStream settings = PostgresCluster.class.getResourceAsStream("postgresql.conf")) {
            Files.copy(settings, cluster.resolve("postgresql.conf"), StandardCopyOption.REPLACE_EXISTING);
        }
        user.chown(cluster);
        return cluster;
    }

    private static void checkVersion(Path cluster) throws IOException {
        Path versionFile = cluster.resolve("PG_VERSION");
        if (!Files.isRegularFile(versionFile)) {
            throw Failure.of(
                    "%s is not a data folder of PostgreSQL (it has no PG_VERSION); move it away, or name another folder by TRADER_HOME"
                            .formatted(cluster));
        }
        String version = Files.readString(versionFile).strip();
        if (!version.equals(MAJOR_VERSION)) {
            throw Failure.of(
                    "%s holds data of PostgreSQL %s, and this is PostgreSQL %s; move the folder away, or name another by TRADER_HOME"
                            .formatted(cluster, version, MAJOR_VERSION));
        }
    }

    private static void make(Path cluster, PostgresPrograms programs, ServerUser user, Path passwordFile, Path log)
            throws IOException {
        deleteUnfinished(parent(cluster));
        // A name of its own: initdb outlives a starter that is killed, and may still be writing under the old one.
        Path unfinished =
                cluster.resolveSibling(UNFINISHED + ProcessHandle.current().pid());
        List<String> command = new ArrayList<>(user.prefix());
        command.addAll(List.of(
                programs.program("initdb").toString(),
                "--pgdata=" + unfinished,
                "--username=" + SUPERUSER,
                "--pwfile=" + passwordFile,
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                // PostgreSQL's own C.UTF-8: the same order of strings on every system.
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8",
                "--data-checksums"));
        if (Command.run(command, log) != 0) {
            throw Failure.of("A database cannot be made in %s; initdb says (all of it in %s):%n%s"
                    .formatted(parent(cluster), log, FileTrees.tail(log, 8)));
        }
        Files.move(unfinished, cluster, StandardCopyOption.ATOMIC_MOVE);
        FileTrees.sync(parent(cluster));
    }

    /** Returns the folder that a cluster's folder lies in. */
    static Path parent(Path cluster) {
        return Objects.requireNonNull(cluster.getParent(), "a cluster lies in a folder");
    }

    private static void deleteUnfinished(Path folder) throws IOException {
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(folder, UNFINISHED + "*")) {
            for (Path leftover : leftovers) {
                try {
                    Folders.delete(leftover);
                } catch (IOException | UncheckedIOException stillWrittenTo) {
                    // Its writer fails now that files are gone; the next start removes the rest.
                }
            }
        }
    }
}
