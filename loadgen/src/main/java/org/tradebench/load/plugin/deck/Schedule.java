package org.tradebench.load.plugin.deck;

import java.util.Random;

/** Generates the times at which operations arrive. The same settings give the same times. Not thread-safe. */
public final class Schedule {
    private static final long PURPOSE = 5;
    private static final double NANOS = 1e9;

    private final ArrivalProperties settings;
    private final Random random;
    private double gaps;

    /** Starts at the first arrival. */
    public Schedule(ArrivalProperties settings) {
        this.settings = settings;
        this.random = Seeds.generator(settings.seed(), PURPOSE, settings.stream());
    }

    /** The next arrival, in nanoseconds since the first could have come. Never decreases. */
    public long next() {
        // The sum of the gaps, not of rounded times: a rate that does not divide a second is kept exactly.
        gaps += settings.process().gap(random);
        return Math.round(gaps * NANOS / settings.perSecond());
    }
}
