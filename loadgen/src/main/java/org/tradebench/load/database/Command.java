package org.tradebench.load.database;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Runs short programs to their end. */
final class Command {
    private Command() {}

    /**
     * Runs with both outputs appended to a log.
     *
     * @return the exit code; 127, the shell's own, when there is no such program
     */
    static int run(List<String> command, Path log) throws IOException {
        ProcessBuilder builder = prepare(command).redirectErrorStream(true).redirectOutput(appendTo(log));
        Process process;
        try {
            process = builder.start();
        } catch (IOException noSuchProgram) {
            Files.writeString(log, noSuchProgram.getMessage() + System.lineSeparator(), StandardOpenOption.APPEND);
            return 127;
        }
        return await(process);
    }

    /** Runs a program and returns its standard output. */
    static String output(List<String> command) throws IOException {
        Process process =
                prepare(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        await(process);
        return output;
    }

    /** Prepares a command whose messages are in English, without the variables by which a user's environment sets up PostgreSQL's programs. */
    static ProcessBuilder prepare(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
        builder.environment().put("LC_ALL", "C");
        // A folder that every user may enter: the present one may be closed to the server's user.
        builder.directory(new File("/"));
        return builder;
    }

    static ProcessBuilder.Redirect appendTo(Path log) {
        return ProcessBuilder.Redirect.appendTo(log.toFile());
    }

    private static int await(Process process) {
        try {
            process.getOutputStream().close();
            return process.waitFor();
        } catch (InterruptedException interrupted) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw Failure.of("Interrupted while a program of the database ran", interrupted);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
