package org.tradebench.load.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.failure.Failure;

/**
 * Runs a long-running child process: it does not get the terminal's Ctrl-C (its parent stops it, in order), writes to a log file, and is ended by a {@link
 * Watchdog} if the parent dies.
 */
public final class ChildProcess implements AutoCloseable {
    /** Makes the command ignore INT and HUP: a signal that is ignored when a program starts stays ignored, also in JVMs. Needs no setsid, which macOS lacks. */
    private static final String SHIELD = "trap '' INT HUP; exec \"$@\"";

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final String name;
    private final Process process;
    private final Path log;
    private final Watchdog watchdog;

    @SuppressWarnings(
            "FutureReturnValueIgnored") // calling the watchdog off twice does no harm, and failing to do it neither
    private ChildProcess(String name, Process process, Path log) {
        this.name = name;
        this.process = process;
        this.log = log;
        this.watchdog = Watchdog.over(process.pid(), "TERM", PATIENCE);
        process.onExit().thenRun(watchdog::close);
    }

    /**
     * Starts a command.
     *
     * @param name for messages: "the load generator"
     * @param environment the complete environment; nothing is inherited from this JVM
     * @param log file for standard output and standard error, which is overwritten
     */
    public static ChildProcess start(
            String name, List<String> command, Path directory, Map<String, String> environment, Path log) {
        List<String> shielded = new ArrayList<>(List.of("/bin/sh", "-c", SHIELD, "trader-child"));
        shielded.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(shielded)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .redirectInput(Redirect.from(Path.of("/dev/null").toFile()));
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return new ChildProcess(name, builder.start(), log);
        } catch (IOException e) {
            throw Failure.of("cannot start " + name + " (" + command.get(0) + "): " + e.getMessage(), e);
        }
    }

    /** Returns the child's process id: the shell that shields it is replaced by the command. */
    public long pid() {
        return process.pid();
    }

    public Path log() {
        return log;
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Returns the exit code of a child that has ended. */
    public int exitCode() {
        return process.exitValue();
    }

    /** Waits for the child to end by itself; false when the limit came first. */
    public boolean waitFor(Duration limit) throws InterruptedException {
        return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    public List<String> logEnd(int lines) {
        return endOf(log, lines);
    }

    /** Returns the last lines of a text file; none when there is no such file. */
    public static List<String> endOf(Path file, int lines) {
        if (!Files.isReadable(file)) {
            return List.of();
        }
        try {
            List<String> all = new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return all.subList(Math.max(0, all.size() - lines), all.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the child: TERM, then KILL when it does not react. Does nothing when it has ended. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
                process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        watchdog.close();
    }

    @Override
    public String toString() {
        return name + " (process " + process.pid() + ")";
    }
}
