package org.tradebench.load.plugin.recorder;

import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.jspecify.annotations.Nullable;

/** Latencies in microseconds, taken in without a lock and handed out a second at a time. */
final class LatencyRecorder {
    static final long MOST_MICROS = TimeUnit.HOURS.toMicros(1);
    static final int DIGITS = 3;

    private final Recorder recorder = new Recorder(1, MOST_MICROS, DIGITS);
    private @Nullable Histogram interval;

    void record(long nanos) {
        recorder.recordValue(micros(nanos));
    }

    /** Returns what came since the last call; good until the next one. */
    Histogram take() {
        interval = recorder.getIntervalHistogram(interval);
        return interval;
    }

    /** Rounded to the nearest; below a microsecond and above an hour the limit. */
    static long micros(long nanos) {
        return Math.max(1, Math.min(MOST_MICROS, (nanos + 500) / 1000));
    }
}
