package org.tradebench.load.flightrecorder;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import one.convert.Arguments;
import one.convert.FlameGraph;

/**
 * Holds the stacks of a recording's threads that executed Java, and how often each was seen. JDK Flight Recorder samples threads in native methods, too, but those mostly wait there, for the database
 * or for a request, and are left out.
 *
 * @param samples by stack: its methods, the outermost first, separated by semicolons
 */
record CpuStacks(Map<String, Long> samples) {
    private static final String SAMPLE = "jdk.ExecutionSample";

    /** Suffixes of a frame's name, which show how it was executed; a native method's name has none. */
    private static final Map<String, String> EXECUTED =
            Map.of("Interpreted", "_[0]", "JIT compiled", "_[j]", "Inlined", "_[i]");

    /** The part of a generated class's name that differs from JVM to JVM. */
    private static final Pattern GENERATED =
            Pattern.compile("(?<=\\$\\$Lambda|\\$Proxy|Accessor)\\$?[0-9]+|[+/]0x[0-9a-f]+(\\.[0-9]+)?");

    CpuStacks {
        samples = Collections.unmodifiableMap(new TreeMap<>(samples));
    }

    /** Reads the recording in a result folder; empty when it has none, or one without a sample. */
    static Optional<CpuStacks> in(Path folder) {
        return of(folder.resolve(FlightRecording.FILE));
    }

    /** Reads a recording; empty when it is not there, or has no sample. */
    static Optional<CpuStacks> of(Path recording) {
        Map<String, Long> samples = new TreeMap<>();
        forEach(recording, stack -> samples.merge(text(stack), 1L, Long::sum));
        return samples.isEmpty() ? Optional.empty() : Optional.of(new CpuStacks(samples));
    }

    /** Passes on each sample of a recording, if there is a recording. */
    static void forEach(Path recording, Consumer<RecordedStackTrace> sample) {
        if (!Files.isRegularFile(recording)) {
            return;
        }
        try (RecordingFile events = new RecordingFile(recording)) {
            while (events.hasMoreEvents()) {
                RecordedEvent event = events.readEvent();
                if (event.getEventType().getName().equals(SAMPLE) && event.getStackTrace() != null) {
                    sample.accept(event.getStackTrace());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(RecordedStackTrace stack) {
        List<RecordedFrame> innermostFirst = stack.getFrames();
        StringBuilder text = new StringBuilder();
        for (int i = innermostFirst.size() - 1; i >= 0; i--) {
            RecordedFrame frame = innermostFirst.get(i);
            text.append(name(frame.getMethod().getType().getName()))
                    .append('.')
                    .append(frame.getMethod().getName())
                    .append(EXECUTED.getOrDefault(frame.getType(), ""))
                    .append(i == 0 ? "" : ";");
        }
        return text.toString();
    }

    /** Returns a class's name as flame graphs write it, the same in all JVMs. */
    static String name(String type) {
        return GENERATED.matcher(type).replaceAll("").replace('.', '/');
    }

    /** Returns the number of samples. */
    long all() {
        return samples.values().stream().mapToLong(Long::longValue).sum();
    }

    /**
     * Makes a flame graph.
     *
     * @param perSample the width of a sample, in the unit of the graph
     */
    FlameGraph graph(Arguments arguments, double perSample) throws IOException {
        FlameGraph graph = new FlameGraph(arguments);
        graph.parseCollapsed(new StringReader(samples.entrySet().stream()
                .map(stack -> stack.getKey() + " " + Math.round(stack.getValue() * perSample))
                .collect(Collectors.joining("\n"))));
        return graph;
    }
}
