package org.tradebench.load.sut.inventory;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ChildProcess;

/** Connects to a machine. With ssh, all commands of a run share one connection. */
public final class Connection implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration POLL = Duration.ofMillis(100);

    /** The shell there ignores the runner's Ctrl-C: the runner ends what it started, in order. */
    private static final String SHIELD = "trap '' INT HUP; exec \"$@\"";

    private final Reach reach;
    private final Path control;
    private final @Nullable ChildProcess master;

    private Connection(Reach reach, Path control, @Nullable ChildProcess master) {
        this.reach = reach;
        this.control = control;
        this.master = master;
    }

    /**
     * Opens a connection; fails with one line that names the reason.
     *
     * @param work folder for the log
     * @param sockets a folder with a short path that no one else can read
     */
    public static Connection open(Reach reach, Path work, Path sockets) throws InterruptedException {
        Path control = sockets.resolve(reach.host());
        if (!reach.isSsh()) {
            return new Connection(reach, control, null);
        }
        ChildProcess master = ChildProcess.start(
                "ssh", reach.master(control), work, System.getenv(), work.resolve("ssh-" + reach.host() + ".log"));
        Connection connection = new Connection(reach, control, master);
        try {
            connection.awaitMaster(master);
            return connection;
        } catch (RuntimeException | InterruptedException e) {
            connection.close();
            throw e;
        }
    }

    private void awaitMaster(ChildProcess opened) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            if (opened.waitFor(POLL)) {
                throw unreachable(lastLine(opened.logEnd(5)));
            }
            if (Files.exists(control) && succeeds(reach.check(control))) {
                return;
            }
            if (System.nanoTime() > end) {
                throw unreachable("no answer within " + PATIENCE.toSeconds() + " s");
            }
        }
    }

    private static boolean succeeds(List<String> command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private Failure unreachable(String why) {
        return Failure.of("host " + reach.host() + " cannot be reached by '" + reach.commandText() + "' (" + why
                + "): '" + reach.commandText() + " true' must succeed without asking for a password or a confirmation");
    }

    /** Returns the machine's name in the run. */
    public String host() {
        return reach.host();
    }

    /**
     * Starts a shell script there; its standard input and output are those of the returned process.
     *
     * @param log receives its standard error
     */
    public Process start(String script, Path log) {
        ProcessBuilder builder = shielded(script);
        builder.redirectError(Redirect.appendTo(log.toFile()));
        try {
            return builder.start();
        } catch (IOException e) {
            throw unreachable(String.valueOf(e.getMessage()));
        }
    }

    private ProcessBuilder shielded(String script) {
        List<String> command = new java.util.ArrayList<>(List.of("/bin/sh", "-c", SHIELD, "trader-remote"));
        command.addAll(reach.command(script, control));
        return new ProcessBuilder(command);
    }

    /**
     * Runs a shell script there to its end and returns what it wrote.
     *
     * @param what the script does, for messages: "installing the harness"
     */
    public String run(String what, String script) throws InterruptedException {
        try {
            Process process = shielded(script).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int code = process.waitFor();
            if (code != 0) {
                throw Failure.of("host " + host() + ": " + what + " failed with code " + code + " ("
                        + lastLine(output.lines().toList()) + ")");
            }
            return output;
        } catch (IOException e) {
            throw unreachable(String.valueOf(e.getMessage()));
        }
    }

    /** Pipes the output of a local command into a script on the machine. */
    public void pipe(String what, List<String> local, File directory, String script) throws InterruptedException {
        try {
            List<Process> both = ProcessBuilder.startPipeline(List.of(
                    new ProcessBuilder(local).directory(directory).redirectError(Redirect.DISCARD),
                    shielded(script).redirectError(Redirect.PIPE).redirectOutput(Redirect.DISCARD)));
            String errorOutput = new String(both.get(1).getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            int code = both.get(1).waitFor();
            if (both.get(0).waitFor() != 0 || code != 0) {
                throw Failure.of("host " + host() + ": " + what + " failed ("
                        + lastLine(errorOutput.lines().toList()) + ")");
            }
        } catch (IOException e) {
            throw Failure.of("host " + host() + ": " + what + " failed (" + e.getMessage() + ")", e);
        }
    }

    /** Copies a remote file to this machine; returns false when there is none. */
    public boolean fetch(String remote, Path local) throws InterruptedException {
        try {
            Process process = shielded("cat " + Reach.quoted(remote))
                    .redirectError(Redirect.DISCARD)
                    .redirectOutput(local.toFile())
                    .start();
            process.getOutputStream().close();
            if (process.waitFor() == 0) {
                return true;
            }
            Files.deleteIfExists(local);
            return false;
        } catch (IOException e) {
            throw Failure.of("host " + host() + ": cannot fetch " + remote + " (" + e.getMessage() + ")", e);
        }
    }

    static String lastLine(List<String> lines) {
        return lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .reduce((before, last) -> last)
                .orElse("it said nothing");
    }

    /** Closes the connection and ends with it everything that was started over it. */
    @Override
    public void close() {
        if (master != null) {
            master.close();
        }
    }

    /** Waits for a process, then ends it. */
    static void end(Process process, Duration patience) {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroy();
            }
        } catch (IOException alreadyGone) {
            process.destroy();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
