package org.tradebench.load.experiment;

import org.jspecify.annotations.Nullable;

/**
 * What one slice of an interleaved trial measured, of the part that counts.
 *
 * @param seconds length of the slice, with the part that does not count; null in results of versions before there were several lengths
 * @param operationsPerSecond played to a right answer
 * @param meanMillis mean latency of right answers; null without one
 */
public record SliceMetrics(
        @Nullable Double seconds,
        double operationsPerSecond,
        @Nullable Double meanMillis) {
    /** A measure's value; null when a slice has none of it, or when it is not above zero. */
    public @Nullable Double of(Measure measure) {
        Double value = switch (measure) {
            case THROUGHPUT -> Double.valueOf(operationsPerSecond);
            case RESPONSE_TIME -> meanMillis;
            default -> null;
        };
        return value != null && value > 0 ? value : null;
    }
}
