package org.tradebench.load.telemetry.source;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.TierSample;

/**
 * Adds up a node's counters over its restarts, each of which starts them at zero. What its earlier processes used stays counted, except for what each used
 * between its last sample and its end.
 */
public final class NodeCounters {
    /** Sum over the earlier processes; null before the first restart. */
    private @Nullable TierSample earlierLives;

    /** Last sample of the present process; null before it was seen. */
    private @Nullable TierSample last;

    /** Adds a reading of a node whose restarts are not known otherwise, and returns the sum over all restarts. A smaller value than before means a restart. */
    public TierSample accumulate(TierSample read) {
        if (last != null && isBelow(read.cpuSeconds(), last.cpuSeconds())) {
            beginProcess();
        }
        last = read;
        return all(read);
    }

    /**
     * Adds a reading of a node whose restarts {@link #beginProcess} reports, and returns the sum over all restarts. A smaller value than before is no restart:
     * the processes of a node are read one after the other, so that one which ends in between is missing, both by itself and in its parent, until the next
     * reading.
     */
    public TierSample accumulateSameLife(TierSample read) {
        if (last == null || !isBelow(read.cpuSeconds(), last.cpuSeconds())) {
            last = read;
        }
        return all(last);
    }

    /** Begins to count a new process of the node. */
    public void beginProcess() {
        if (last != null) {
            earlierLives = all(last).ended();
            last = null;
        }
    }

    /** Returns what a node that does not run at the moment had used; null when it was never seen. */
    public @Nullable TierSample whileStopped() {
        return last == null ? earlierLives : all(last).ended();
    }

    private TierSample all(TierSample present) {
        return earlierLives == null ? present : earlierLives.plus(present);
    }

    private static boolean isBelow(@Nullable Double now, @Nullable Double before) {
        return now != null && before != null && now < before;
    }
}
