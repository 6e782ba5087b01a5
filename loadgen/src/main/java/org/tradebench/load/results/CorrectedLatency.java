package org.tradebench.load.results;

import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the latencies that independent users would have seen, who send requests while the system stalls, too, from those of a closed model, whose virtual users
 * do not (coordinated omission).
 *
 * <p>HdrHistogram's correction ({@link Histogram#copyCorrectedForCoordinatedOmission}; Gil Tene, "How NOT to Measure Latency", Strange Loop 2015) adds to each
 * latency L the requests that were left out meanwhile, one per expected interval I, with what each of them had to wait: L − I, L − 2·I and so on down to I. It
 * assumes that a request is sent every I seconds. A virtual user sends one per cycle of think time and latency, so I is the think time plus the median latency. The
 * median, unlike the mean, is that of a system that does not stall. The number of virtual users does not matter, because each latency belongs to one of them.
 *
 * <p>The result is an estimate. Pages that always take more than two expected intervals count as short standstills and get added requests, too; so it is an
 * upper rather than a lower estimate. It exists for all requests together only, because which operations the added requests would have been is unknown. The
 * open model needs none: its response times count from the intended start.
 *
 * @param expectedIntervalMillis I
 * @param latency the corrected distribution; its count includes the added requests
 */
public record CorrectedLatency(double expectedIntervalMillis, Latencies latency) {
    private static final double MICROS_PER_MILLI = 1000;

    /**
     * Corrects a distribution of a closed model.
     *
     * @param micros latencies of one or many virtual users in µs
     * @return null when it is empty
     */
    public static @Nullable CorrectedLatency of(Histogram micros, long thinkTimeMillis) {
        if (micros.getTotalCount() == 0) {
            return null;
        }
        double expectedMillis = thinkTimeMillis + micros.getValueAtPercentile(50) / MICROS_PER_MILLI;
        return new CorrectedLatency(
                expectedMillis,
                Latencies.of(micros.copyCorrectedForCoordinatedOmission(
                        Math.max(1, Math.round(expectedMillis * MICROS_PER_MILLI)))));
    }
}
