package org.tradebench.cache.store;

import java.time.Clock;
import java.time.Duration;
import java.util.function.LongSupplier;

/** The two clocks of an instance: the wall's for what people read, the monotonic one for every deadline. */
final class Times {
    /** Later than every moment. */
    static final long NEVER = Long.MAX_VALUE;

    /** Longer than that is for ever: it is further than the monotonic clock reaches. */
    private static final Duration LONGEST = Duration.ofDays(100L * 365);

    private final Clock clock;
    private final LongSupplier nanoTime;
    /** The monotonic clock may stand anywhere, also just before it wraps round. */
    private final long start;

    Times(Clock clock, LongSupplier nanoTime) {
        this.clock = clock;
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** Nanoseconds since the instance was made. */
    long now() {
        return nanoTime.getAsLong() - start;
    }

    /** Milliseconds since 1970. */
    long wallMillis() {
        return clock.millis();
    }

    /** When something that begins now and lasts so long is over. */
    long after(Duration duration) {
        long nanos = nanos(duration);
        return nanos == NEVER ? NEVER : now() + nanos;
    }

    /** Zero is for ever. */
    static long nanos(Duration duration) {
        return duration.isZero() || duration.compareTo(LONGEST) > 0 ? NEVER : duration.toNanos();
    }
}
