package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.process.ProjectLayout;

/** The {@code docker} command, as a user types it. */
public final class Docker {

    private Docker() {}

    /** A command's result, with standard output and standard error interleaved. */
    public record Answer(int exitCode, String output) {
        /** The output of a command that worked. */
        public String text() {
            if (exitCode != 0) {
                throw new AssertionError("exit code " + exitCode + ": " + output);
            }
            return output.strip();
        }
    }

    /** Runs {@code docker} with arguments, for a minute or two at most. */
    public static Answer docker(String... arguments) {
        List<String> command = new ArrayList<>(List.of("docker"));
        command.addAll(List.of(arguments));
        return run(Map.of(), Duration.ofMinutes(3), command);
    }

    /** Runs a command in the project's folder to its end. */
    public static Answer run(Map<String, String> environment, Duration patience, List<String> command) {
        try {
            Path output = Files.createTempFile("docker-", ".out");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(ProjectLayout.current().base().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            boolean ended = process.waitFor(patience.toSeconds(), TimeUnit.SECONDS);
            if (!ended) {
                process.destroyForcibly().waitFor();
            }
            String text = Files.readString(output, StandardCharsets.UTF_8);
            Files.delete(output);
            if (!ended) {
                throw new AssertionError(command + " does not end: " + text);
            }
            return new Answer(process.exitValue(), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
