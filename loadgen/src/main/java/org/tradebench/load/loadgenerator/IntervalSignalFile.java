package org.tradebench.load.loadgenerator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import org.tradebench.load.failure.Failure;

/** Writes the file that signals to a JMeter process when its measurement interval opens, or which virtual users send requests until then. */
final class IntervalSignalFile {
    private static final String NAME = "interval-opens-at";

    private IntervalSignalFile() {}

    static Path in(Path folder) {
        return folder.resolve(NAME);
    }

    static void open(Path folder, Instant instant) {
        write(folder, Long.toString(instant.toEpochMilli()));
    }

    static void pause(Path folder) {
        write(folder, "rest");
    }

    static void fewUsers(Path folder) {
        write(folder, "few-users");
    }

    static void allUsers(Path folder) {
        try {
            Files.deleteIfExists(in(folder));
        } catch (IOException e) {
            throw Failure.of("cannot write to " + folder + ": " + e.getMessage(), e);
        }
    }

    /** Writes the file such that it appears complete, because the other side may read it at any moment. */
    private static void write(Path folder, String signal) {
        Path unfinished = folder.resolve(NAME + ".unfinished");
        try {
            Files.writeString(unfinished, signal + "\n");
            Files.move(unfinished, in(folder), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw Failure.of("cannot write to " + folder + ": " + e.getMessage(), e);
        }
    }
}
