package org.tradebench.cache.store;

import java.time.Clock;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.tradebench.cache.LifeLimit;

/** Reads the two clocks of an instance: the wall clock for times that people read, the monotonic clock for every deadline. */
final class CacheClock {
    static final long NEVER = Long.MAX_VALUE;

    private final Clock clock;
    private final LongSupplier nanoTime;
    /** Start value of the monotonic clock, which may be just before it wraps round. */
    private final long start;

    CacheClock(Clock clock, LongSupplier nanoTime) {
        this.clock = clock;
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** Returns nanoseconds since the instance was made. */
    long now() {
        return nanoTime.getAsLong() - start;
    }

    /** Returns the monotonic clock as it was given, the same for all instances of a service. */
    long nanoTime() {
        return nanoTime.getAsLong();
    }

    long wallMillis() {
        return clock.millis();
    }

    /** Returns when something that begins now and lasts so long is over. */
    long after(Duration duration) {
        long nanos = nanos(duration);
        return nanos == NEVER ? NEVER : now() + nanos;
    }

    /** Converts a duration, of which zero is for ever. */
    static long nanos(Duration duration) {
        return LifeLimit.isForEver(duration) ? NEVER : duration.toNanos();
    }
}
