package org.tradebench.load.flightrecorder;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import one.convert.Arguments;
import one.convert.JfrToFlame;

/** Draws a run's flight recordings as flame graphs, HTML files that need nothing else. */
public final class FlameGraphs {
    /** Lists the graphs by the quantity that the width of a frame shows. */
    public enum Kind {
        CPU("CPU time", "flame-cpu.html"),
        ALLOCATION("allocated bytes", "flame-allocation.html"),
        LOCKS("time spent waiting for locks", "flame-locks.html"),
        LOAD_GENERATOR("CPU time of the load generator", "flame-load-generator.html");

        private final String title;
        private final String file;

        Kind(String title, String file) {
            this.title = title;
            this.file = file;
        }

        /** Returns what it is called in a report. */
        public String title() {
            return title;
        }

        /** Returns the name of its file in the result folder. */
        public String file() {
            return file;
        }

        private Arguments arguments() {
            Arguments arguments = new Arguments();
            arguments.title = this == LOAD_GENERATOR ? "The load generator: " + CPU.title : "The application: " + title;
            arguments.alloc = this == ALLOCATION;
            arguments.lock = this == LOCKS;
            // Bytes and nanoseconds instead of samples.
            arguments.total = this == ALLOCATION || this == LOCKS;
            return arguments;
        }
    }

    private FlameGraphs() {}

    /** Draws those of the recordings in a result folder, if it has any. */
    public static void draw(Path folder) {
        try {
            drawCpu(folder.resolve(FlightRecording.FILE), Kind.CPU, folder);
            drawCpu(folder.resolve(FlightRecording.LOAD_GENERATOR_FILE), Kind.LOAD_GENERATOR, folder);
            Path recording = folder.resolve(FlightRecording.FILE);
            if (!Files.isRegularFile(recording)) {
                return;
            }
            JfrToFlame.convert(
                    recording.toString(), folder.resolve(Kind.ALLOCATION.file).toString(), Kind.ALLOCATION.arguments());
            JfrToFlame.convert(
                    recording.toString(), folder.resolve(Kind.LOCKS.file).toString(), Kind.LOCKS.arguments());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void drawCpu(Path recording, Kind kind, Path folder) throws IOException {
        Optional<CpuStacks> cpu = CpuStacks.of(recording);
        if (cpu.isPresent()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(kind.file))) {
                cpu.get().graph(kind.arguments(), 1).dump(out);
            }
        }
    }

    /** Returns those that a result folder has. */
    public static List<Kind> in(Path folder) {
        return Arrays.stream(Kind.values())
                .filter(kind -> Files.isRegularFile(folder.resolve(kind.file)))
                .toList();
    }
}
