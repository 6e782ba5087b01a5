package org.tradebench.load.telemetry;

import java.util.LongSummaryStatistics;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds what was sampled beside CPU, to judge whether a run was made as configured: clock and connections. Null is 'not available'.
 *
 * @param clockMovedMillis how far the clock of the day moved against the monotonic one, from the first sample to the measurement interval's end
 * @param connectionsOpened in the measurement interval, by any process of this machine's network
 */
public record WindowSigns(
        @Nullable Long clockMovedMillis, @Nullable Double connectionsOpened) {
    /** Looks at an interval of a series. */
    public static WindowSigns of(TelemetrySeries series, Window window) {
        LongSummaryStatistics clock = series.cpu().stream()
                .filter(sample -> sample.time() <= window.end())
                .map(CpuSample::clockMillis)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .summaryStatistics();
        return new WindowSigns(
                clock.getCount() == 0 ? null : clock.getMax() - clock.getMin(),
                window.growth(series.cpu(), CpuSample::time, CpuSample::connectionsOpened));
    }
}
