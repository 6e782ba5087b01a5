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

/** Draws a run's flight recording as flame graphs, HTML files that need nothing else. */
public final class FlameGraphs {
    /** What the width of a frame is a share of. */
    public enum Kind {
        CPU("CPU time", "flame-cpu.html"),
        ALLOCATION("allocated bytes", "flame-allocation.html"),
        LOCKS("time spent waiting for locks", "flame-locks.html");

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
            arguments.title = "The application: " + title;
            arguments.alloc = this == ALLOCATION;
            arguments.lock = this == LOCKS;
            // Bytes and nanoseconds instead of samples.
            arguments.total = this != CPU;
            return arguments;
        }
    }

    private FlameGraphs() {}

    /** Draws those of the recording in a result folder, if it has one. */
    public static void draw(Path folder) {
        Path recording = folder.resolve(FlightRecording.FILE);
        if (!Files.isRegularFile(recording)) {
            return;
        }
        try {
            JfrToFlame.convert(
                    recording.toString(), folder.resolve(Kind.ALLOCATION.file).toString(), Kind.ALLOCATION.arguments());
            JfrToFlame.convert(
                    recording.toString(), folder.resolve(Kind.LOCKS.file).toString(), Kind.LOCKS.arguments());
            Optional<CpuStacks> cpu = CpuStacks.in(folder);
            if (cpu.isPresent()) {
                try (OutputStream out = Files.newOutputStream(folder.resolve(Kind.CPU.file))) {
                    cpu.get().graph(Kind.CPU.arguments(), 1).dump(out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns those that a result folder has. */
    public static List<Kind> in(Path folder) {
        return Arrays.stream(Kind.values())
                .filter(kind -> Files.isRegularFile(folder.resolve(kind.file)))
                .toList();
    }
}
