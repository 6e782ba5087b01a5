package org.tradebench.cache.jcache;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Holds how long an entry may be served from now on.
 *
 * @param duration zero: not at all; null: for ever
 */
record Lifetime(@Nullable Duration duration) {
    static final Lifetime FOREVER = new Lifetime(null);
    static final Lifetime OVER = new Lifetime(Duration.ZERO);

    /** Converts the answer of an expiry policy. */
    static Lifetime of(javax.cache.expiry.Duration answer) {
        if (answer.isEternal()) {
            return FOREVER;
        }
        // Longer than 292 years becomes 292 years, which an instance treats as for ever.
        long nanos = answer.getTimeUnit().toNanos(answer.getDurationAmount());
        return nanos == 0 ? OVER : new Lifetime(Duration.ofNanos(nanos));
    }

    /** @param timeLeft as the snapshot of an entry has it: zero is for ever */
    static Lifetime left(Duration timeLeft) {
        return timeLeft.isZero() ? FOREVER : new Lifetime(timeLeft);
    }

    /** Returns whether an entry with it is expired at once, so that nothing is stored. */
    boolean over() {
        return duration != null && duration.isZero();
    }

    /** Returns the time to live for the options of an entry, where zero is for ever. */
    Duration timeToLive() {
        return duration == null ? Duration.ZERO : duration;
    }
}
