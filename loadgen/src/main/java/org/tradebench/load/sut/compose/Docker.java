package org.tradebench.load.sut.compose;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ThreadPerTask;

/**
 * Runs Docker's command line.
 *
 * @param program its name or path
 */
public record Docker(String program) {
    /** Returns the one on the PATH. */
    public static Docker ofThisMachine() {
        return new Docker("docker");
    }

    public record Answer(int exitCode, String out, String err) {
        /** Returns the most informative line: Docker prints the reason last. */
        public String reason() {
            return (err.isBlank() ? out : err)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .reduce((before, last) -> last)
                    .map(String::strip)
                    .orElse("exit code " + exitCode);
        }
    }

    /** Runs a command to its end and returns its standard output; throws a Failure when the command fails. */
    public String run(String... arguments) {
        Answer answer = tryRun(arguments);
        if (answer.exitCode() != 0) {
            throw Failure.of(program + " " + arguments[0] + " failed: " + answer.reason());
        }
        return answer.out();
    }

    /** Runs a command to its end, however it ends. */
    public Answer tryRun(String... arguments) {
        return tryRunIn(Path.of(""), arguments);
    }

    /** Runs a command to its end, however it ends, in a folder: Docker Compose searches its files there. */
    public Answer tryRunIn(Path folder, String... arguments) {
        try {
            Process process = builder(List.of(arguments))
                    .directory(folder.toAbsolutePath().toFile())
                    .start();
            return answer(process, arguments[0]);
        } catch (IOException e) {
            throw missing(e);
        }
    }

    private Answer answer(Process process, String what) {
        try {
            process.getOutputStream().close();
            CompletableFuture<String> err = CompletableFuture.supplyAsync(
                    () -> text(process.getErrorStream()::readAllBytes), ThreadPerTask.THREADS);
            String out = text(process.getInputStream()::readAllBytes);
            return new Answer(process.waitFor(), out, err.join());
        } catch (IOException e) {
            throw Failure.of("cannot speak to " + program + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw Failure.of(program + " " + what + " was interrupted", e);
        }
    }

    /** Runs a command whose output the person sees: it writes where this JVM writes. */
    public int show(Path folder, List<String> arguments) throws InterruptedException {
        ProcessBuilder builder = builder(arguments).directory(folder.toFile()).inheritIO();
        try {
            return builder.start().waitFor();
        } catch (IOException e) {
            throw missing(e);
        }
    }

    /** Starts a command whose streams the caller uses. */
    public Process start(List<String> arguments) {
        try {
            return builder(arguments).start();
        } catch (IOException e) {
            throw missing(e);
        }
    }

    private ProcessBuilder builder(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(arguments);
        return new ProcessBuilder(command);
    }

    private Failure missing(IOException e) {
        return Failure.of(
                "needs Docker (the command '" + program
                        + "') and cannot run it. Install Docker Engine with the Compose plugin, or Docker Desktop, or put it on the PATH.",
                e);
    }

    private interface Reading {
        byte[] bytes() throws IOException;
    }

    private static String text(Reading reading) {
        try {
            return new String(reading.bytes(), StandardCharsets.UTF_8);
        } catch (IOException closed) {
            return "";
        }
    }
}
