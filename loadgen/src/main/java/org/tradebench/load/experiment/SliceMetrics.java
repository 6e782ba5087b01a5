package org.tradebench.load.experiment;

import org.jspecify.annotations.Nullable;

/**
 * Holds what was measured in the counted part of one slice of an interleaved trial.
 *
 * @param seconds length of the slice, with the part that does not count; null in results of versions before there were several lengths
 * @param operationsPerSecond operations per second with a correct answer
 * @param meanMillis mean latency of right answers; null without one
 */
public record SliceMetrics(
        @Nullable Double seconds,
        double operationsPerSecond,
        @Nullable Double meanMillis) {
    /** Returns a measure's value; null when a slice has none, or when it is not above zero. */
    public @Nullable Double of(Measure measure) {
        Double value = switch (measure) {
            case THROUGHPUT -> Double.valueOf(operationsPerSecond);
            case MEAN_LATENCY -> meanMillis;
            default -> null;
        };
        return value != null && value > 0 ? value : null;
    }
}
