package org.tradebench.load.experiment;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Names how the trials of an experiment get their system under test. */
public enum ForkMode {
    /** Each trial starts a fresh system. */
    PROCESS,
    /** All trials run on one application server, which is switched to each trial's treatment: they share its JIT compiler's decisions. */
    SHARED_SERVER,
    /** All trials run on the cluster that {@code trader cluster up} started: only the load can be varied, and the faults that are injected. */
    RUNNING_CLUSTER,
    /**
     * All systems of a block are started, warmed up, and then measured alternately, a few seconds at a time: a slow change of the machine's speed affects all
     * of them.
     */
    INTERLEAVED;

    /** Returns its label in experiment files and records. */
    @JsonValue
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Finds a mode by its label. */
    public static Optional<ForkMode> of(String label) {
        return Arrays.stream(values())
                .filter(mode -> mode.label().equals(label))
                .findFirst();
    }

    /** Returns whether systems of a target can be up on this machine at the same time. */
    static boolean interleavesOn(String target) {
        return Set.of("embedded", "compose").contains(target);
    }

    /** Lists all labels for messages. */
    public static String labels() {
        return String.join(", ", Arrays.stream(values()).map(ForkMode::label).toList());
    }
}
