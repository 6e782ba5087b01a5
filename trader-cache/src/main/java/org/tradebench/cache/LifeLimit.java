package org.tradebench.cache;

import java.time.Duration;

/**
 * Limits how long a value made from several entries may be served: no longer than any of them, however long it takes to make. Moments are those of
 * {@link CacheInstance#nanoTime}; a duration of zero is for ever. One thread at a time.
 */
public final class LifeLimit {
    /** Longest limit; a longer one counts as for ever. A deadline so far away still fits the monotonic clock, which reaches 292 years. */
    private static final Duration LONGEST = Duration.ofDays(100L * 365);

    private boolean limited;
    private long deadline;

    /** Returns whether a duration stands for no limit: it is zero, or longer than 100 years. */
    public static boolean isForEver(Duration limit) {
        return limit.isZero() || limit.compareTo(LONGEST) > 0;
    }

    /** @param timeLeft of one of the entries, from now on */
    public void atMost(Duration timeLeft, long now) {
        if (isForEver(timeLeft)) {
            return;
        }
        long end = now + timeLeft.toNanos();
        if (!limited || end - deadline < 0) {
            deadline = end;
        }
        limited = true;
    }

    /** Returns whether one of the entries may not be served any more, nor then what was made of it. */
    public boolean isOver(long now) {
        return limited && deadline - now <= 0;
    }

    /** Returns the shorter one of a time to live and the time left. When no time is left, that is one nanosecond, since zero would be for ever. */
    public Duration within(Duration timeToLive, long now) {
        if (!limited) {
            return timeToLive;
        }
        Duration left = Duration.ofNanos(Math.max(1, deadline - now));
        return timeToLive.isZero() || left.compareTo(timeToLive) < 0 ? left : timeToLive;
    }

    public void clear() {
        limited = false;
    }
}
