package org.tradebench.load.telemetry.source;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.CacheSample;

/** Watches the application's cache at a steady pace, from {@link #watch} to {@link #finish()} or {@link #close()}. Thread safe. */
final class CacheTelemetry implements AutoCloseable {
    private final Duration pace;
    private final Consumer<String> notes;
    private final List<CacheSample> samples = new ArrayList<>();
    private @Nullable Ticker ticker;
    private @Nullable Supplier<CacheSample> reader;

    /** @param notes receives sentences about what could not be read */
    CacheTelemetry(Duration pace, Consumer<String> notes) {
        this.pace = pace;
        this.notes = notes;
    }

    /** @param reading returns what the application reports now; fails when it reports nothing */
    synchronized void watch(Supplier<CacheSample> reading) {
        reader = reading;
        ticker = new Ticker("cache-telemetry", pace, ignored -> sample(reading));
    }

    /** Reads the cache once more, so that the last sample is after the measurement interval, and stops watching it. */
    synchronized void finish() {
        Supplier<CacheSample> reading = reader;
        if (ticker != null && reading != null) {
            close();
            sample(reading);
        }
    }

    private void sample(Supplier<CacheSample> reading) {
        try {
            CacheSample sample = reading.get();
            synchronized (samples) {
                samples.add(sample);
            }
        } catch (Failure e) {
            notes.accept("a reading of the application's cache failed: " + e.getMessage());
        }
    }

    /** Returns what was sampled so far. */
    List<CacheSample> samples() {
        synchronized (samples) {
            return List.copyOf(samples);
        }
    }

    @Override
    public synchronized void close() {
        if (ticker != null) {
            ticker.close();
            ticker = null;
        }
    }
}
