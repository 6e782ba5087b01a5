package org.tradebench.load.plugin.recorder;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Holds when the measurement interval opens and closes, in nanoseconds since the run began. A request belongs to the interval in which it ended: so the number
 * of requests is what the system completed in that time, and a slow request that began earlier is not discarded.
 */
final class MeasurementInterval {
    static final long NEVER = Long.MAX_VALUE;

    /** Delay between the decision and the opening, so that every thread knows of it before it takes effect. */
    private static final long NOTICE_NANOS = 1_000_000;

    private final AtomicLong opens = new AtomicLong(NEVER);
    private final long length;
    private volatile long closes = NEVER;
    private final Optional<Slices> slices;

    /**
     * Creates an interval that is not open yet.
     *
     * @param slices parts of it that count; empty: all of it does
     */
    MeasurementInterval(long lengthNanos, Optional<Slices> slices) {
        this.length = lengthNanos;
        this.slices = slices;
    }

    /** Opens the measurement interval, once. Returns whether this call opened it. */
    boolean open(long now) {
        if (!opens.compareAndSet(NEVER, now + NOTICE_NANOS)) {
            return false;
        }
        closes = now + NOTICE_NANOS + length;
        return true;
    }

    /**
     * Opens the measurement interval at a moment to come, once; returns whether this call did.
     *
     * @param moment must lie so far ahead that every thread knows of it before
     * @return false also when the moment is too near
     */
    boolean openAt(long moment, long now) {
        return moment >= now + NOTICE_NANOS && open(moment - NOTICE_NANOS);
    }

    /** Closes an open measurement interval before its time. */
    void closeEarly(long now) {
        closes = Math.min(closes, now);
    }

    long opens() {
        return opens.get();
    }

    long closes() {
        return closes;
    }

    Optional<Slices> slices() {
        return slices;
    }

    /** Returns the slice in whose counted part a moment lies, from 0; −1 when it lies in none. */
    int slice(long moment) {
        return slices.map(of -> of.counting(moment - opens.get())).orElse(-1);
    }

    /** Returns whether an answer that ended at a moment counts. */
    boolean counts(long moment) {
        return moment >= opens.get() && moment < closes && (slices.isEmpty() || slice(moment) >= 0);
    }

    /** Returns the time from a moment to the next slice; 0 in a slice, and when the measurement interval has none or is not open. */
    long nanosToNextSlice(long moment) {
        return moment < opens.get()
                ? 0
                : slices.map(of -> of.nanosToNextSlice(moment - opens.get())).orElse(0L);
    }

    /**
     * Returns the length of the part of a span of time that lies in the measurement interval, and in its slices where it has some, as far as it is known yet.
     */
    long inside(long from, long to) {
        long first = Math.max(from, opens.get());
        long last = Math.min(to, closes);
        if (last <= first) {
            return 0;
        }
        return slices.map(of -> of.countedUntil(last - opens.get()) - of.countedUntil(first - opens.get()))
                .orElse(last - first);
    }
}
