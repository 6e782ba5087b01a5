package org.tradebench.load.plugin.deck;

import java.util.Locale;

/**
 * Describes the arrivals of one process.
 *
 * @param profile rates of this process over the measurement interval
 * @param seed of the run: the same seed, the same times
 * @param stream gives several processes different times: the number of the process's first virtual user
 * @param leadInNanos arrivals before the measurement interval opens
 */
public record ArrivalProperties(ArrivalProfile profile, long seed, int stream, long leadInNanos) {
    /** Highest rate, more than a process of JMeter can play. */
    public static final double MAX = 100_000;

    /** Lowest rate, one in a thousand seconds: below it nothing arrives in a measurement interval. */
    public static final double MIN = 0.001;

    /** Describes arrivals at one rate, in operations per second. */
    public ArrivalProperties(double perSecond, ArrivalProcess process, long seed, int stream, long leadInNanos) {
        this(ArrivalProfile.constant(checked(perSecond), process), seed, stream, leadInNanos);
    }

    private static double checked(double perSecond) {
        if (!(perSecond >= MIN && perSecond <= MAX)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "arrivals: expected %s to %,d operations/s, got %s", MIN, (long) MAX, perSecond));
        }
        return perSecond;
    }
}
