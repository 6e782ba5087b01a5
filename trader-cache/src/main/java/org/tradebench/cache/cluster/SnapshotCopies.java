package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

/** Changed copies of entries on their way. */
final class SnapshotCopies {
    private SnapshotCopies() {}

    static EntrySnapshot withTimeLeft(EntrySnapshot entry, Duration timeLeft) {
        return new EntrySnapshot(
                entry.id(), entry.value(), entry.options(), entry.aliases(), entry.created(), timeLeft, entry.lease());
    }

    /**
     * The entry with what this member knows added to its lease: an entry that is still there after all invalidations up to some positions were applied was
     * not from before any of them. Without this, an entry could not be given away once enough invalidations of other names had passed.
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
