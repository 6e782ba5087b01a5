package org.tradebench.load.results;

import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.ResponseLimit;

/**
 * Summarizes a distribution of latencies in milliseconds, of right answers only.
 *
 * @param count of answers; without any, all metrics are null
 */
public record Latencies(
        long count,
        @Nullable Double mean,
        @Nullable Double p50,
        @Nullable Double p90,
        @Nullable Double p95,
        @Nullable Double p99,
        @Nullable Double p999,
        @Nullable Double max) {
    private static final double MICROS_PER_MILLI = 1000;

    /** Summarizes a histogram of microseconds. */
    public static Latencies of(Histogram histogram) {
        if (histogram.getTotalCount() == 0) {
            return new Latencies(0, null, null, null, null, null, null, null);
        }
        return new Latencies(
                histogram.getTotalCount(),
                histogram.getMean() / MICROS_PER_MILLI,
                at(histogram, 50),
                at(histogram, 90),
                at(histogram, 95),
                at(histogram, 99),
                at(histogram, 99.9),
                histogram.getMaxValue() / MICROS_PER_MILLI);
    }

    /** Returns the metric of a limit or threshold in milliseconds; null without an answer. */
    public @Nullable Double of(ResponseLimit.Metric metric) {
        return switch (metric) {
            case MEAN -> mean;
            case P50 -> p50;
            case P90 -> p90;
            case P95 -> p95;
            case P99 -> p99;
            case P999 -> p999;
            case MAX -> max;
        };
    }

    private static double at(Histogram histogram, double percentile) {
        return histogram.getValueAtPercentile(percentile) / MICROS_PER_MILLI;
    }
}
