package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

/** Changes copies of entries that are sent. */
final class SnapshotCopies {
    private SnapshotCopies() {}

    static EntrySnapshot withTimeLeft(EntrySnapshot entry, Duration timeLeft) {
        return new EntrySnapshot(
                entry.id(), entry.value(), entry.options(), entry.aliases(), entry.created(), timeLeft, entry.lease());
    }

    /**
     * Adds what this member knows to the lease of an entry: an entry that is still there after all invalidations up to some positions were applied is not from
     * before any of them. Otherwise an entry could not be given away once enough invalidations of other names had passed.
     *
     * @param before this member's lease, taken before the entry was looked up
     */
    static EntrySnapshot renewed(EntrySnapshot entry, Lease before) {
        if (!before.complete() || !entry.lease().complete()) {
            return entry;
        }
        Map<Origin, Long> numbers = new HashMap<>(entry.lease().positions().asMap());
        before.positions().asMap().forEach((origin, number) -> numbers.merge(origin, number, Math::max));
        Lease lease = new Lease(Math.max(before.view(), entry.lease().view()), Positions.of(numbers), true);
        return new EntrySnapshot(
                entry.id(), entry.value(), entry.options(), entry.aliases(), entry.created(), entry.timeLeft(), lease);
    }
}
