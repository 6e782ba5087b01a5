package org.tradebench.load.plugin.deck;

import java.util.Locale;

/**
 * Describes the arrivals of one process.
 *
 * @param perSecond operations per second of this process, above 0
 * @param process how the times between them are spread
 * @param seed of the run: the same seed, the same times
 * @param stream keeps the times of several processes apart: the number of the process's first virtual user
 * @param leadInNanos arrivals before the measurement interval opens
 */
public record ArrivalProperties(double perSecond, ArrivalProcess process, long seed, int stream, long leadInNanos) {
    /** More than a process of JMeter can play. */
    public static final double MOST = 100_000;

    /** One in a thousand seconds: below it nothing arrives in a measurement interval. */
    public static final double LEAST = 0.001;

    public ArrivalProperties {
        if (!(perSecond >= LEAST && perSecond <= MOST)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "arrivals: expected %s to %,d operations/s, got %s", LEAST, (long) MOST, perSecond));
        }
    }
}
