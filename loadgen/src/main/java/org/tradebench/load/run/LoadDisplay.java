package org.tradebench.load.run;

import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.settings.WarmupSettings;

/** Shows the load generator's seconds: the warm-up by requests, or by the longest time that it may take to the steady state; then the measurement interval by time. */
final class LoadDisplay implements Consumer<LoadProgress> {
    private final Display display;
    private final WarmupSettings warmup;
    private final long intervalSeconds;
    private LoadProgress.Phase phase;
    private @Nullable LoadProgress last;

    LoadDisplay(Display display, WarmupSettings warmup, long intervalSeconds) {
        this.display = display;
        this.warmup = warmup;
        this.intervalSeconds = intervalSeconds;
        display.begin("warm-up");
        phase = LoadProgress.Phase.WARMUP;
    }

    @Override
    public void accept(LoadProgress second) {
        if (second.phase() != phase) {
            display.end(outcome());
            display.begin("measurement");
            phase = second.phase();
        }
        last = second;
        String detail = detail(second);
        if (phase == LoadProgress.Phase.INTERVAL) {
            display.progress(second.second(), intervalSeconds, detail);
        } else if (warmup.steadyWithin() == null) {
            display.progress(second.requests(), warmup.requests(), detail);
        } else {
            display.progress(second.second(), warmup.steadyWithin().toSeconds(), "until steady: " + detail);
        }
    }

    /** Nothing has a latency in a second in which nothing is answered, as in an interleaved trial while the other systems have their slices. */
    private static String detail(LoadProgress second) {
        return second.perSecond() > 0
                ? String.format(
                        Locale.ROOT,
                        "%.0f requests/s, mean %.1f ms, %d errors",
                        second.perSecond(),
                        second.meanMillis(),
                        second.errors())
                : String.format(
                        Locale.ROOT, "%d requests, none in this second, %d errors", second.requests(), second.errors());
    }

    void end() {
        display.end(outcome());
    }

    private String outcome() {
        return last == null
                ? "no request"
                : String.format(Locale.ROOT, "%d requests, %d errors", last.requests(), last.errors());
    }
}
