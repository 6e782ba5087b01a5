package org.tradebench.load.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;

/**
 * Runs a server that is bound to this process: it stops when the pipe between them closes, whether by {@link #stop} or because this process died, were it by
 * {@code kill -9}. It has a session of its own, so Ctrl-C in a terminal, which goes to everything in the foreground, does not reach it.
 */
record ServerProcess(Process process) {
    /** Seconds to wait for a stop: longer than the watcher's own timeouts (60 s for a fast stop, 20 s for an immediate one), which must come first. */
    private static final int STOPPING_SECONDS = 90;

    private static final String SCRIPT = "watched-server.sh";

    /** Puts the script that runs the server beside the data. */
    static void prepare(Path folder) throws IOException {
        try (InputStream text = ServerProcess.class.getResourceAsStream(SCRIPT)) {
            Files.copy(text, folder.resolve(SCRIPT), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * @param options of the server, after its data folder
     * @param log both outputs are appended
     */
    static ServerProcess launch(
            ServerUser user, PostgresPrograms programs, Path cluster, List<String> options, Path log)
            throws IOException {
        List<String> command = new ArrayList<>(ownSession());
        command.addAll(user.prefix());
        command.addAll(List.of("sh", cluster.resolveSibling(SCRIPT).toString()));
        command.add(programs.folder().resolve("bin").toString());
        command.add(cluster.toString());
        command.addAll(options);
        return new ServerProcess(Command.prepare(command)
                .redirectErrorStream(true)
                .redirectOutput(Command.appendTo(log))
                .start());
    }

    /** Returns the words before a command that give it a session of its own: Linux has a program for it, macOS has Perl. */
    private static List<String> ownSession() {
        for (String folder :
                System.getenv().getOrDefault("PATH", "/usr/bin:/bin").split(":", -1)) {
            if (Files.isExecutable(Path.of(folder, "setsid"))) {
                return List.of("setsid");
            }
        }
        return List.of("perl", "-MPOSIX=setsid", "-e", "setsid(); exec @ARGV or die $!");
    }

    /** Returns the server's process id. It is that of the started command, because each program before the server replaces itself by the next (exec). */
    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    int exitCode() {
        return process.exitValue();
    }

    /** Stops the server in order: its clients are disconnected, what they committed stays. */
    void stop() {
        try {
            process.getOutputStream().close();
        } catch (IOException alreadyClosed) {
            // The pipe is gone, and that is all the watcher waits for.
        }
        boolean interrupted = false;
        try {
            if (!process.waitFor(STOPPING_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException hurry) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Stops a server that still runs, and removes a pid file whose number another program has now: the server would refuse to start because of it. The server
     * itself replaces a file that names no process.
     */
    static void clearLeftover(Path cluster, PostgresPrograms programs, ServerUser user, Path log) throws IOException {
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
