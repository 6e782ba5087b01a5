package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tradebench.load.failure.Failure;

/** Removes what an earlier server left in an unowned data folder: its pid file, or the server itself when its watcher was killed too. */
final class LeftoverServer {

    private LeftoverServer() {}

    /**
     * Stops a server that still runs, and removes a pid file whose number another program has now:
     * the server would refuse to start because of it. A file that names no process the server itself
     * replaces.
     */
    static void clear(Path cluster, PostgresPrograms programs, ServerUser user, Path log) throws IOException {
        Path pidFile = cluster.resolve("postmaster.pid");
        Optional<ProcessHandle> named = namedBy(pidFile);
        if (named.isEmpty()) {
            return;
        }
        if (!isPostgres(named.get())) {
            Files.deleteIfExists(pidFile);
            return;
        }
        List<String> command = new ArrayList<>(user.prefix());
        command.addAll(
                List.of(programs.program("pg_ctl").toString(), "stop", "-D", cluster.toString(), "-m", "fast", "-w"));
        if (Command.run(command, log) != 0) {
            throw Failure.of(
                    "A PostgreSQL that no command owns any more (process %d) runs on %s and cannot be stopped; the log %s says:%n%s"
                            .formatted(named.get().pid(), cluster, log, FileTrees.tail(log, 5)));
        }
    }

    private static Optional<ProcessHandle> namedBy(Path pidFile) throws IOException {
        if (!Files.exists(pidFile)) {
            return Optional.empty();
        }
        try {
            return Files.readString(pidFile)
                    .lines()
                    .findFirst()
                    .map(String::strip)
                    .map(Long::valueOf)
                    .flatMap(ProcessHandle::of);
        } catch (NumberFormatException halfWritten) {
            return Optional.empty();
        }
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info()
                .command()
                .map(Path::of)
                .map(Path::getFileName)
                .map(Path::toString)
                .orElse("")
                .startsWith("postgres");
    }
}
