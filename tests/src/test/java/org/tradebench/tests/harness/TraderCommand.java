package org.tradebench.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.tradebench.load.process.ProjectLayout;

/** {@code ./trader}, as a user types it; nothing is built, the test run has done that. */
public final class TraderCommand {

    private static final long PATIENCE_MINUTES = 15;

    private TraderCommand() {}

    /**
     * What a command left behind.
     *
     * @param output standard output and standard error as they came
     */
    public record Outcome(int exitCode, String output) {

        /** The lines with something on them. */
        public List<String> lines() {
            return output.lines().filter(line -> !line.isBlank()).toList();
        }

        @Override
        public String toString() {
            return "exit code " + exitCode + "\n" + output;
        }
    }

    /** The folder in which the commands keep their data; not the user's own. */
    public static Path home() {
        return ProjectLayout.current().base().resolve("tests/target/trader-home");
    }

    /**
     * Runs a command to its end.
     *
     * @param environment added to this process's own
     */
    public static Outcome run(Map<String, String> environment, String... arguments) {
        Map<String, String> all = new HashMap<>(Map.of("TRADER_BUILD", "never", "TRADER_HOME", home().toString()));
        all.putAll(environment);
        return runIn(ProjectLayout.current().base(), all, arguments);
    }

    /**
     * Runs the command of another folder than this project's to its end.
     *
     * @param environment added to this process's own
     */
    public static Outcome runIn(Path folder, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(folder.resolve("trader").toString());
        command.addAll(List.of(arguments));
        try {
            Path output = Files.createTempFile("trader-", ".out");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
            // Tests run beside each other.
            builder.environment().put("TRADER_SHARED_MACHINE", "1");
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                process.destroy();
                throw new AssertionError(command + " does not end: " + Files.readString(output));
            }
            String text = Files.readString(output, StandardCharsets.UTF_8);
            Files.delete(output);
            return new Outcome(process.exitValue(), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
