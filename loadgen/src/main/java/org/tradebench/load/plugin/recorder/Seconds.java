package org.tradebench.load.plugin.recorder;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Cuts a run into seconds: warm-up seconds from the run's beginning, window seconds from the window's opening. At each cut the histograms are
 * written and a line of progress is told. One thread at a time may call it.
 */
final class Seconds {
    static final long LENGTH = TimeUnit.SECONDS.toNanos(1);
    static final String WARMUP = "warmup";
    static final String WINDOW = "window";

    private static final Tally.Sums NOTHING = new Tally.Sums(0, 0, 0, 0);

    record Second(String phase, int number, Tally.Sums sums) {}

    private final Measurement measurement;
    private final HistogramLog log;
    private final Consumer<String> progress;
    final List<Second> past = new ArrayList<>();

    private boolean inWindow;
    private long from;
    private int number = 1;
    private Tally.Sums before = NOTHING;

    Seconds(Measurement measurement, HistogramLog log, Consumer<String> progress) {
        this.measurement = measurement;
        this.log = log;
        this.progress = progress;
    }

    /** When the second in hand is over, in nanoseconds since the run began. */
    long end() {
        return inWindow ? Math.min(from + LENGTH, measurement.window.closes()) : from + LENGTH;
    }

    /** Cuts off every second that is over. The window's last one is left to {@link #finish}: its last answers may still be on their way. */
    void cut(long now) {
        Window window = measurement.window;
        // A second of the window must be over, too, before the warm-up is cut off: then its last answers have come.
        if (!inWindow && window.opens() <= now - LENGTH) {
            enterWindow(window);
        }
        while (inWindow || window.opens() > now) {
            long end = end();
            if (end > now || (inWindow && end >= window.closes())) {
                return;
            }
            cutAt(end);
        }
    }

    private void enterWindow(Window window) {
        while (from + LENGTH < window.opens()) {
            cutAt(from + LENGTH);
        }
        cutAt(window.opens());
        inWindow = true;
        number = 1;
        before = NOTHING;
    }

    /** The run has ended, no answer will come: cuts off what is left and writes the operations' histograms. */
    void finish(long now) {
        Window window = measurement.window;
        if (!inWindow && window.opens() <= now) {
            enterWindow(window);
        }
        long end = inWindow ? Math.min(now, window.closes()) : now;
        while (from + LENGTH < end) {
            cutAt(from + LENGTH);
        }
        cutAt(end);
        if (inWindow) {
            measurement
                    .labels()
                    .forEach((name, label) ->
                            log.write("operation", name, window.opens(), window.closes(), label.operations));
            measurement.arrivalTally.write(log, window.opens(), window.closes());
        }
    }

    private void cutAt(long end) {
        String phase = inWindow ? WINDOW : WARMUP;
        measurement.labels().forEach((name, label) -> {
            // Both are taken: the last answers of the warm-up may come when the window has begun.
            log.write(phase, name, from, end, (inWindow ? label.window : label.warmup).take());
        });
        Tally.Sums sums = (inWindow ? measurement.windowTally : measurement.warmupTally).sums();
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
