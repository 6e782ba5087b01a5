package org.tradebench.load.plugin.recorder;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * When the measurement interval opens and closes, in nanoseconds since the run began. A request belongs to the measurement interval when it ended in it: so the number of
 * requests is what the system completed in that time, and a slow request is not thrown away for having begun earlier.
 */
final class MeasurementInterval {
    static final long NEVER = Long.MAX_VALUE;

    /** Opens a little after the decision, so that every thread knows of it before it takes effect. */
    private static final long NOTICE_NANOS = 1_000_000;

    private final AtomicLong opens = new AtomicLong(NEVER);
    private final long length;
    private volatile long closes = NEVER;
    private final Optional<Slices> slices;

    /**
     * An interval that is not open yet.
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
     * Opens the measurement interval at a moment to come, once; whether this call did.
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

    /** The slice in whose counted part a moment lies, from 0; −1 when it lies in none. */
    int slice(long moment) {
        return slices.map(of -> of.counting(moment - opens.get())).orElse(-1);
    }

    /** Whether an answer that ended then counts. */
    boolean counts(long moment) {
        return moment >= opens.get() && moment < closes && (slices.isEmpty() || slice(moment) >= 0);
    }

    /** How long after a moment the next slice begins; 0 in a slice, and when the measurement interval has none or is not open. */
    long nanosToNextSlice(long moment) {
        return moment < opens.get()
                ? 0
                : slices.map(of -> of.nanosToNextSlice(moment - opens.get())).orElse(0L);
    }

    /** The part of a span of time that lies in the measurement interval, and in its slices where it has some, as far as it is known yet. */
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
