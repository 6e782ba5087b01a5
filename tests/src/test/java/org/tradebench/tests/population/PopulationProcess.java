package org.tradebench.tests.population;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.tradebench.load.database.DatabaseSettings;

/** Runs the population program of the packaged application in a process of its own. */
final class PopulationProcess implements AutoCloseable {

    private static final Path APPLICATION = Path.of("..", "trader-app", "target");

    private final Process process;
    private final BufferedReader output;

    private PopulationProcess(Process process) {
        this.process = process;
        this.output = process.inputReader(StandardCharsets.UTF_8);
    }

    /**
     * A program that has ended.
     *
     * @param lines its output without progress lines
     */
    record Ended(int exitCode, List<String> lines) {}

    static PopulationProcess start(DatabaseSettings database, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-cp",
                String.join(
                        File.pathSeparator,
                        APPLICATION.resolve("daytrader/WEB-INF/classes").toString(),
                        APPLICATION.resolve("daytrader/WEB-INF/lib") + "/*",
                        APPLICATION.resolve("liberty/wlp/usr/shared/resources/jdbc") + "/*"),
                "org.tradebench.app.population.PopulationMain"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("TRADER_"));
        builder.environment().putAll(database.environment());
        return new PopulationProcess(builder.start());
    }

    /** Runs it to its end. */
    static Ended run(DatabaseSettings database, String... arguments) throws IOException, InterruptedException {
        try (PopulationProcess program = start(database, arguments)) {
            return program.end();
        }
    }

    Ended end() throws InterruptedException {
        List<String> lines =
                output.lines().filter(line -> !line.startsWith("progress ")).toList();
        return new Ended(process.waitFor(), lines);
    }

    /** Waits for a matching line of output. */
    void awaitLine(Predicate<String> wanted) throws IOException {
        List<String> said = new ArrayList<>();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (wanted.test(line)) {
                return;
            }
            said.add(line);
        }
        throw new IllegalStateException("The program ended without it: " + said);
    }

    /** Sends SIGKILL, after which no shutdown hook runs. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
