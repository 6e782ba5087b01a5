package org.tradebench.load.loadgenerator;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Parses the lines that a recorder writes during its run. Not thread-safe. */
public final class RecorderOutput {
    /** Beginning of every line of the recorder. */
    public static final String PREFIX = "trade: ";

    private static final String FAILED = PREFIX + "failed ";
    private static final String WARM = PREFIX + "warm ";

    private boolean warm;
    private @Nullable String failed;

    /** Parses a line; lines that are not the recorder's are ignored. */
    public void parse(String line, Consumer<LoadProgress> eachSecond) {
        LoadProgress.parse(line).ifPresent(eachSecond);
        if (failed == null && line.startsWith(FAILED)) {
            failed = line.substring(FAILED.length());
        }
        warm |= line.startsWith(WARM);
    }

    public boolean isWarm() {
        return warm;
    }

    /** Returns why the run was given up; empty when it was not. */
    public Optional<String> failure() {
        return Optional.ofNullable(failed);
    }
}
