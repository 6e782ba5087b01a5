package org.tradebench.load.histogram;

/**
 * Summarizes the right answers of one second.
 *
 * @param startSeconds when it began, in seconds since the measurement interval opened; below zero in the warm-up
 * @param lengthSeconds about 1; the last one of a measurement interval may be shorter
 * @param count right answers
 * @param meanMillis mean latency in ms
 * @param p50Millis median
 * @param p95Millis 95th percentile
 * @param p99Millis 99th percentile
 * @param maxMillis slowest
 */
public record SecondStatistics(
        double startSeconds,
        double lengthSeconds,
        long count,
        double meanMillis,
        double p50Millis,
        double p95Millis,
        double p99Millis,
        double maxMillis) {
    SecondStatistics startingAt(double seconds) {
        return new SecondStatistics(
                seconds, lengthSeconds, count, meanMillis, p50Millis, p95Millis, p99Millis, maxMillis);
    }
}
