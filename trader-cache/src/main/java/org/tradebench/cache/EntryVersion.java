package org.tradebench.cache;

import java.util.Comparator;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Origin;

/**
 * Orders the values that members put under one id and share, so that all of them keep the same one, in whichever order their copies arrive. A Lamport clock: a value put
 * by who knows of another is newer than that; of two that were put at the same time every member takes the same one.
 *
 * @param number above that of each version that the member had seen
 * @param by the member that has put
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
