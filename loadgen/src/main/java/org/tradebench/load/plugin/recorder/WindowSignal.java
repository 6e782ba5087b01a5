package org.tradebench.load.plugin.recorder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Reads the file by which several processes open the measurement interval at one moment: one line, milliseconds since 1970. Who
 * writes it must make it appear whole (write another file and rename it).
 */
record WindowSignal(Path file) {
    /** The instant; empty until the file exists. */
    Optional<Instant> read() {
        String text;
        try {
            if (!Files.exists(file)) {
                return Optional.empty();
            }
            text = Files.readString(file).strip();
        } catch (IOException e) {
            throw new IllegalArgumentException("window.signal: " + file + " cannot be read (" + e + ")", e);
        }
        try {
            return Optional.of(Instant.ofEpochMilli(Long.parseLong(text)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "window.signal: expected milliseconds since 1970 in " + file + ", got \"" + text + "\"", e);
        }
    }
}
