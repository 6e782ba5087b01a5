package org.tradebench.load.telemetry.source;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.TierSample;

/**
 * A node's counters over the lives of its processes. A node that is restarted begins at zero again; what its earlier lives had used stays
 * counted, but for what each used between its last sample and its end.
 */
public final class NodeCounters {
    /** Null before the first restart. */
    private @Nullable TierSample earlierLives;

    /** Of the present life; null before it was seen. */
    private @Nullable TierSample last;

    /** Adds a reading of a node whose restarts are not known otherwise, and returns the sum over all its lives. Less than before is a restart. */
    public TierSample accumulate(TierSample read) {
        if (last != null && isBelow(read.cpuSeconds(), last.cpuSeconds())) {
            beginProcess();
        }
        last = read;
        return all(read);
    }

    /**
     * Adds a reading of a node whose restarts {@link #beginProcess} tells, and returns the sum over all its lives. Less than before is no restart: the processes of a
     * node are read one after the other, so that one which ends in between is missed, by itself and in its parent, until the next reading; and helpers of the
     * runner that have ended count no longer.
     */
    public TierSample accumulateSameLife(TierSample read) {
        if (last == null || !isBelow(read.cpuSeconds(), last.cpuSeconds())) {
            last = read;
        }
        return all(last);
    }

    /** The node has a new process. */
    public void beginProcess() {
        if (last != null) {
            earlierLives = all(last).ended();
            last = null;
        }
    }

    /** Returns what a node that does not run just now had used; null when it was never seen. */
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
