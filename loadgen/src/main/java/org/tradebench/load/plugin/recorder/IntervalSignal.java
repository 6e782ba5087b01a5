package org.tradebench.load.plugin.recorder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Holds the content of the signal file by which another process controls the warm-up and opens the measurement interval. The writer must make the file appear
 * complete: write another one and rename it.
 *
 * @param rests whether the virtual users of a process that is warm send nothing until it is known when the measurement interval opens
 * @param fewUsers whether only the first threads of the plan send requests
 * @param opensAt when the measurement interval opens; empty: not known yet
 */
record IntervalSignal(boolean rests, boolean fewUsers, Optional<Instant> opensAt) {
    /** The signal for a rest. */
    static final String REST = "rest";

    /** The signal for a part of the warm-up by few users. */
    static final String FEW_USERS = "few-users";

    /** Stands for a file that does not exist yet. */
    static final IntervalSignal NONE = new IntervalSignal(false, false, Optional.empty());

    /**
     * Reads the file: one line, milliseconds since 1970, {@link #REST} or {@link #FEW_USERS}.
     *
     * @throws IllegalArgumentException when it contains anything else
     */
    static IntervalSignal read(Path file) throws IOException {
        String text = Files.readString(file).strip();
        if (text.equals(REST)) {
            return new IntervalSignal(true, false, Optional.empty());
        }
        if (text.equals(FEW_USERS)) {
            return new IntervalSignal(false, true, Optional.empty());
        }
        try {
            return new IntervalSignal(false, false, Optional.of(Instant.ofEpochMilli(Long.parseLong(text))));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "interval.signal: expected milliseconds since 1970, '" + REST + "' or '" + FEW_USERS + "' in "
                            + file + ", got \"" + text + "\"",
                    e);
        }
    }
}
