package org.tradebench.load.experiment;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells what the trials of an experiment share, by the word of {@code forks} in its file. */
public enum ForkMode {
    /** Nothing but the machine: every trial starts a system of its own. */
    PROCESS,
    /** One server: it is started once, and each trial sets what its treatment changes; rows are restored, caches are new. */
    SHARED_SERVER,
    /** Several warm systems side by side, which take turns in slices of time. */
    INTERLEAVED;

    /** Its word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<ForkMode> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(ForkMode::word).collect(Collectors.joining(", "));
    }
}
