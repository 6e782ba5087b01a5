package org.tradebench.load.plugin.recorder;

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

    MeasurementInterval(long lengthNanos) {
        this.length = lengthNanos;
    }

    /** Opens the measurement interval, once; whether this call did. */
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

    /** The part of a span of time that lies in the measurement interval, as far as it is known yet. */
    long inside(long from, long to) {
        return Math.max(0, Math.min(to, closes) - Math.max(from, opens.get()));
    }
}
