package org.tradebench.load.flightrecorder;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import one.convert.Arguments;
import one.convert.FlameGraph;

/** Draws as one flame graph how much more, or less, CPU time the methods of the application took per operation in one recorded run than in another. */
public final class FlameGraphDifference {
    /** Its file in a result folder. */
    public static final String FILE = "flame-cpu-difference.html";

    private static final double NANOS_PER_MICRO = 1000;

    private FlameGraphDifference() {}

    /**
     * Describes a recorded run.
     *
     * @param name for a reader
     * @param folder holds its recording
     * @param micros CPU time of the application per operation, which is distributed over the samples
     */
    public record Recorded(String name, Path folder, double micros) {}

    /**
     * Draws the difference: frames as wide as in the second run, red where they take more than in the first, blue where less.
     *
     * @param into the folder that takes it
     * @return whether it was drawn: not without samples and CPU time of both
     */
    public static boolean draw(Recorded first, Recorded second, Path into) {
        Optional<CpuStacks> before = CpuStacks.in(first.folder());
        Optional<CpuStacks> after = CpuStacks.in(second.folder());
        if (before.isEmpty() || after.isEmpty() || first.micros() == 0 || second.micros() == 0) {
            return false;
        }
        Arguments arguments = new Arguments();
        arguments.diff = true;
        arguments.title = "CPU ns per operation: %s (red: more than %s, blue: less, yellow: only here)"
                .formatted(second.name(), first.name());
        try (OutputStream out = Files.newOutputStream(into.resolve(FILE))) {
            FlameGraph graph = perOperation(after.get(), second, arguments);
            graph.diff(perOperation(before.get(), first, arguments));
            graph.dump(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return true;
    }

    private static FlameGraph perOperation(CpuStacks stacks, Recorded run, Arguments arguments) throws IOException {
        return stacks.graph(arguments, run.micros() * NANOS_PER_MICRO / stacks.all());
    }
}
