package org.tradebench.load.plugin.recorder;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Cuts a run into seconds: warm-up seconds from the run's beginning, seconds of the measurement interval from the start of the measurement interval. At each
 * cut the histograms are written and a line of progress is printed. One thread at a time may call it.
 */
final class Seconds {
    static final long LENGTH = TimeUnit.SECONDS.toNanos(1);
    static final String WARMUP = "warmup";
    static final String INTERVAL = "interval";

    private static final Tally.Sums NOTHING = new Tally.Sums(0, 0, 0, 0);

    record Second(String phase, int number, Tally.Sums sums) {}

    private final Measurement measurement;
    private final HistogramLog log;
    private final Consumer<String> progress;
    final List<Second> past = new ArrayList<>();

    private boolean inInterval;
    private long from;
    private int number = 1;
    private Tally.Sums before = NOTHING;

    Seconds(Measurement measurement, HistogramLog log, Consumer<String> progress) {
        this.measurement = measurement;
        this.log = log;
        this.progress = progress;
    }

    /** Returns when the current second is over, in nanoseconds since the run began. */
    long end() {
        return inInterval ? Math.min(from + LENGTH, measurement.interval.closes()) : from + LENGTH;
    }

    /** Cuts off every second that is over. The measurement interval's last one is left to {@link #finish}: its last answers may not be recorded yet. */
    void cut(long now) {
        MeasurementInterval interval = measurement.interval;
        // A second of the measurement interval must be over, too, before the warm-up is cut off: then its last answers
        // have come.
        if (!inInterval && interval.opens() <= now - LENGTH) {
            enterInterval(interval);
        }
        while (inInterval || interval.opens() > now) {
            long end = end();
            if (end > now || (inInterval && end >= interval.closes())) {
                return;
            }
            cutAt(end);
        }
    }

    private void enterInterval(MeasurementInterval interval) {
        while (from + LENGTH < interval.opens()) {
            cutAt(from + LENGTH);
        }
        cutAt(interval.opens());
        inInterval = true;
        number = 1;
        before = NOTHING;
    }

    /** Cuts off what is left and writes the operations' histograms, when the run has ended and no answer will come. */
    void finish(long now) {
        MeasurementInterval interval = measurement.interval;
        if (!inInterval && interval.opens() <= now) {
            enterInterval(interval);
        }
        long end = inInterval ? Math.min(now, interval.closes()) : now;
        while (from + LENGTH < end) {
            cutAt(from + LENGTH);
        }
        cutAt(end);
        if (inInterval) {
            measurement
                    .labels()
                    .forEach((name, label) ->
                            log.write("operation", name, interval.opens(), interval.closes(), label.operations));
            measurement.countUntakenArrivals();
            measurement.arrivalTally.write(log, interval.opens(), interval.closes());
            measurement.arrivalTimeline.write(log, interval.opens(), interval.closes());
        }
    }

    private void cutAt(long end) {
        String phase = inInterval ? INTERVAL : WARMUP;
        measurement.labels().forEach((name, label) -> {
            // Both are taken: the last answers of the warm-up may come when the measurement interval has begun.
            log.write(phase, name, from, end, (inInterval ? label.interval : label.warmup).take());
        });
        Tally.Sums sums = (inInterval ? measurement.intervalTally : measurement.warmupTally).sums();
        Tally.Sums second = sums.since(before);
        past.add(new Second(phase, number, second));
        double length = Math.max(1, end - from) / (double) LENGTH;
        progress.accept(String.format(
                Locale.ROOT,
                "phase=%s second=%d requests=%d rate=%.1f errors=%d mean_ms=%.3f",
                phase,
                number,
                sums.requests(),
                second.requests() / length,
                sums.errors(),
                second.meanMillis()));
        before = sums;
        from = end;
        number++;
    }
}
