package org.tradebench.cache;

import java.util.Comparator;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Origin;

/**
 * Orders the values that members put under one id and share, so that all members keep the same one in whichever order the copies arrive. It is a Lamport clock:
 * a value put by a member that has seen another value is newer than that one; of two values put concurrently every member keeps the same one.
 *
 * @param number higher than that of every version that the member had seen
 * @param by the member that put the value
 */
public record EntryVersion(long number, Origin by) implements Comparable<EntryVersion> {
    private static final Comparator<EntryVersion> ORDER = Comparator.comparingLong(EntryVersion::number)
            .thenComparing(version -> version.by().id());

    @Override
    public int compareTo(EntryVersion other) {
        return ORDER.compare(this, other);
    }

    /** Returns whether a value was put later than another; false when one of them has no version. */
    public static boolean isNewer(@Nullable EntryVersion version, @Nullable EntryVersion other) {
        return version != null && other != null && version.compareTo(other) > 0;
    }

    /** Numbers what one member puts into one cache instance. */
    public static final class Clock {
        private final Origin self;
        private final AtomicLong highest = new AtomicLong();

        public Clock(Origin self) {
            this.self = self;
        }

        /** Returns a version above all that were seen. */
        public EntryVersion next() {
            return new EntryVersion(highest.incrementAndGet(), self);
        }

        /** Notes another member's version. */
        public void sees(EntryVersion version) {
            highest.accumulateAndGet(version.number(), Math::max);
        }
    }
}
