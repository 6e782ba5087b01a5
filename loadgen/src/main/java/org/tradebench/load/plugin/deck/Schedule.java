package org.tradebench.load.plugin.deck;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/**
 * Generates the times at which operations arrive. The same settings give the same times. Not thread-safe.
 *
 * <p>The gaps between arrivals are drawn in units of the mean gap and added up: the sum is a number of expected arrivals, and the time at which the profile expects so
 * many is the arrival's. With exponential gaps that is a Poisson process whose rate follows the profile.
 */
public final class Schedule {
    /** The time of an arrival after the profile's end. */
    static final long NEVER = Long.MAX_VALUE;

    private static final long PURPOSE = 5;

    private final Random random;
    private final Iterator<ArrivalPhase> later;
    private ArrivalPhase phase;
    private long phaseBegin;
    private double meanBefore;
    private double gaps;

    /**
     * Creates a schedule from the first arrival on.
     *
     * @param leadInNanos how long the first rate holds before the profile begins
     */
    public Schedule(ArrivalProperties settings, long leadInNanos) {
        this.random = Seeds.generator(settings.seed(), PURPOSE, settings.stream());
        List<ArrivalPhase> phases = new ArrayList<>(settings.profile().phases());
        if (!settings.profile().endless()) {
            double first = phases.get(0).from();
            phases.add(0, new ArrivalPhase(first, first, phases.get(0).process(), leadInNanos));
        }
        this.later = phases.iterator();
        this.phase = later.next();
    }

    /** Returns the time of the next arrival, in nanoseconds since the schedule began; {@link Long#MAX_VALUE} after the profile's end. Never decreases. */
    public long next() {
        // The sum of the gaps, not of rounded times: a rate that does not divide a second is kept exactly.
        gaps += phase.process().gap(random);
        while (gaps > meanBefore + phase.mean()) {
            if (!later.hasNext()) {
                return NEVER;
            }
            meanBefore += phase.mean();
            phaseBegin += phase.nanos();
            phase = later.next();
        }
        return phaseBegin + phase.after(gaps - meanBefore);
    }
}
