package org.tradebench.load.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.KnownEnvironment;
import org.tradebench.load.process.Watchdog;

/**
 * Runs the application's program that creates, populates and restores its database, to its end.
 *
 * @param java runs it
 * @param application the exploded web application, whose classes it is made of
 * @param libertyHome holds the database's JDBC driver, as the server uses it
 * @param database the environment variables that name its database to the application
 */
public record PopulationProgram(JavaRuntime java, Path application, Path libertyHome, Map<String, String> database) {
    private static final Pattern PROGRESS = Pattern.compile("progress (\\d+) (\\d+) (.*)");
    private static final int USAGE = 2;

    /** Number that a shell adds to a signal's number for an exit code. */
    private static final int SIGNALS = 128;

    /** Receives the progress of the program. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Reports how many rows are done.
         *
         * @param all how many there will be; 0 when unknown
         */
        void progress(long done, long all, String what);
    }

    /** Brings the schema up to date; touches no row. */
    public String migrate(Listener listener) {
        return run(List.of("migrate"), listener);
    }

    /** Replaces all rows; the same users, quotes and seed give the same rows. */
    public String populate(int users, int quotes, long seed, Listener listener) {
        return run(
                List.of(
                        "populate",
                        "--users",
                        Integer.toString(users),
                        "--quotes",
                        Integer.toString(quotes),
                        "--seed",
                        Long.toString(seed)),
                listener);
    }

    /** Restores the rows as they were populated. Ends every other session of the database. */
    public String reset(Listener listener) {
        return run(List.of("reset"), listener);
    }

    /** Runs the program and returns its last output. */
    private String run(List<String> arguments, Listener listener) {
        Path classes = application.resolve("WEB-INF/classes");
        if (!Files.isDirectory(classes)) {
            throw Failure.of("there is no application in " + application
                    + ": 'mvn -DskipTests package' in the project's folder makes one");
        }
        List<String> command = new ArrayList<>(List.of(
                java.executable().toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-cp",
                String.join(
                        File.pathSeparator,
                        classes.toString(),
                        application.resolve("WEB-INF/lib") + "/*",
                        libertyHome.resolve("usr/shared/resources/jdbc") + "/*"),
                "org.tradebench.app.population.PopulationMain"));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment()
                .keySet()
                .retainAll(KnownEnvironment.ofApplication().keySet());
        builder.environment().putAll(database);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            Watchdog watchdog = Watchdog.over(process.pid(), "TERM", Duration.ofSeconds(10));
            try {
                return follow(process, listener);
            } finally {
                watchdog.close();
            }
        } catch (IOException e) {
            throw Failure.of("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Failure.of("the population was interrupted", e);
        }
    }

    private static String follow(Process process, Listener listener) throws IOException, InterruptedException {
        Deque<String> lastLines = new ArrayDeque<>();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                Matcher progress = PROGRESS.matcher(line);
                if (progress.matches()) {
                    listener.progress(
                            Long.parseLong(progress.group(1)), Long.parseLong(progress.group(2)), progress.group(3));
                } else {
                    lastLines.add(line);
                    if (lastLines.size() > 20) {
                        lastLines.removeFirst();
                    }
                }
            }
        }
        int code = process.waitFor();
        String last = String.join("\n", lastLines);
        if (code == 0) {
            return last;
        }
        throw code == USAGE ? Failure.usage(last) : Failure.of(last.isBlank() ? silentEnd(code) : last);
    }

    /** Describes the end of a JVM without output, such as one that a signal has ended. */
    private static String silentEnd(int code) {
        return "the population program ended with exit code " + code + " and without a message"
                + (code > SIGNALS
                        ? ": signal " + (code - SIGNALS)
                                + " ended it; signal 9 often means that the system ran out of memory: check 'dmesg'"
                        : "");
    }
}
