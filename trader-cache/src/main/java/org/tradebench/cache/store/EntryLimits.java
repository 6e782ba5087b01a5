package org.tradebench.cache.store;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.event.InvalidationCause;

/** Limits how long an entry may be served. All moments are nanoseconds on the instance's clock. */
final class EntryLimits {
    final long expiresAt;
    private final long inactivity;

    volatile Deadlines.@Nullable Deadline deadline;

    private volatile long lastHit;

    private EntryLimits(long expiresAt, long inactivity, long now) {
        this.expiresAt = expiresAt;
        this.inactivity = inactivity;
        this.lastHit = now;
    }

    /** Returns the limits of an entry; null when it has none, so that no clock is read for it. */
    static @Nullable EntryLimits of(long expiresAt, Duration inactivity, CacheClock times) {
        long idle = CacheClock.nanos(inactivity);
        return expiresAt == CacheClock.NEVER && idle == CacheClock.NEVER
                ? null
                : new EntryLimits(expiresAt, idle, idle == CacheClock.NEVER ? 0 : times.now());
    }

    /** Returns whether it may be served now; if so, it counts as active. */
    boolean hit(long now) {
        if (overdue(now) != null) {
            return false;
        }
        if (inactivity != CacheClock.NEVER) {
            lastHit = now;
        }
        return true;
    }

    /** Returns the limit that it is beyond, if it is. */
    @Nullable
    InvalidationCause overdue(long now) {
        if (now >= expiresAt) {
            return InvalidationCause.TIMEOUT;
        }
        return inactivity != CacheClock.NEVER && now - lastHit >= inactivity ? InvalidationCause.INACTIVE : null;
    }

    /** Returns when it will be overdue unless it is read. */
    long due() {
        return inactivity == CacheClock.NEVER ? expiresAt : Math.min(expiresAt, lastHit + inactivity);
    }
}
