package org.tradebench.load.telemetry;

import java.util.LongSummaryStatistics;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Summarizes what validity checks need beside the use of resources: the clock and the network connections. Null is 'not available'.
 *
 * @param clockMovedMillis how far the clock of the day moved against the monotonic one, from the first sample to the measurement interval's end
 * @param connectionsOpened in the measurement interval, by any process of this machine's network
 */
public record IntervalSigns(
        @Nullable Long clockMovedMillis, @Nullable Double connectionsOpened) {
    /** Summarizes a measurement interval of a series. */
    public static IntervalSigns of(TelemetrySeries series, Interval interval) {
        LongSummaryStatistics clock = series.cpu().stream()
                .filter(sample -> sample.time() <= interval.end())
                .map(CpuSample::clockMillis)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .summaryStatistics();
        return new IntervalSigns(
                clock.getCount() == 0 ? null : clock.getMax() - clock.getMin(),
                interval.growth(series.cpu(), CpuSample::time, CpuSample::connectionsOpened));
    }
}
