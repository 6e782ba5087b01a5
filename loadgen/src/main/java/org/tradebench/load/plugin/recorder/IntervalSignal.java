package org.tradebench.load.plugin.recorder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * What the file says by which several processes open the measurement interval at one moment. Its writer must make it appear whole (write another file and rename it).
 *
 * @param opensAt when the measurement interval opens; empty: not yet, and until it is known the virtual users of a process that is warm rest
 */
record IntervalSignal(Optional<Instant> opensAt) {
    /** The word for a rest. */
    static final String REST = "rest";

    /**
     * Reads the file: one line, milliseconds since 1970 or {@link #REST}.
     *
     * @throws IllegalArgumentException when it says something else
     */
    static IntervalSignal read(Path file) throws IOException {
        String text = Files.readString(file).strip();
        if (text.equals(REST)) {
            return new IntervalSignal(Optional.empty());
        }
        try {
            return new IntervalSignal(Optional.of(Instant.ofEpochMilli(Long.parseLong(text))));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "interval.signal: expected milliseconds since 1970 or '" + REST + "' in " + file + ", got \"" + text
                            + "\"",
                    e);
        }
    }
}
