package org.tradebench.load.application;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.processes.KnownEnvironment;

/**
 * The cache library's simulator, run to its end as it lies in the application.
 *
 * @param java runs it
 * @param application the exploded web application, whose library it is
 */
public record SimulatorProgram(JavaRuntime java, Path application) {

    /**
     * Plays a trace.
     *
     * @param arguments as the simulator wants them
     * @param trace writes the trace
     * @return the simulator's lines
     * @throws Failure with what the simulator said was wrong
     */
    public List<String> run(List<String> arguments, Consumer<PrintWriter> trace) {
        Path library = application.resolve("WEB-INF/lib");
        if (!Files.isDirectory(library)) {
            throw Failure.of("there is no application in " + application
                    + ": 'mvn -DskipTests package' in the project's folder makes one");
        }
        List<String> command = new ArrayList<>(List.of(
                java.executable().toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-cp",
                library + "/*",
                "org.tradebench.cache.simulator.SimulatorMain"));
        command.addAll(arguments);
        try {
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment()
                    .keySet()
                    .retainAll(KnownEnvironment.ofPrograms().keySet());
            Process process = builder.start();
            try {
                return talk(process, trace);
            } finally {
                process.destroy();
            }
        } catch (IOException e) {
            throw Failure.of("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Failure.of("the simulation was interrupted", e);
        }
    }

    /** The simulator answers once the trace has ended, or ends early with what is wrong. */
    private static List<String> talk(Process process, Consumer<PrintWriter> trace)
            throws IOException, InterruptedException {
        try (PrintWriter out =
                new PrintWriter(new BufferedWriter(process.outputWriter(StandardCharsets.UTF_8), 1 << 16), false)) {
            trace.accept(out);
        }
        List<String> lines;
        try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
            lines = said.lines().toList();
        }
        if (process.waitFor() != 0) {
            throw Failure.of(
                    "the simulator ended with exit code " + process.exitValue() + ": " + String.join("\n", lines));
        }
        return lines;
    }
}
