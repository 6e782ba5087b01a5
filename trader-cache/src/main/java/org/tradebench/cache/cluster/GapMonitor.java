package org.tradebench.cache.cluster;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;

/** Measures how long gaps in other members' invalidations have been there, one thread at a time. */
final class GapMonitor {
    private record Gap(long position, long since) {}

    private final Coherence coherence;
    private final long patienceNanos;
    private final Map<Origin, Gap> gaps = new HashMap<>();

    GapMonitor(Coherence coherence, long patienceNanos) {
        this.coherence = coherence;
        this.patienceNanos = patienceNanos;
    }

    /**
     * Gives up the gaps that have stayed too long.
     *
     * @param flush removes everything
     * @return the members whose gaps were given up
     */
    Set<Origin> giveUpOldGaps(long now, Runnable flush) {
        Map<Origin, Long> found = coherence.positionsBeforeGaps();
        gaps.keySet().retainAll(found.keySet());
        Set<Origin> givenUp = new TreeSet<>((a, b) -> a.id().compareTo(b.id()));
        found.forEach((origin, position) -> {
            Gap gap = gaps.get(origin);
            if (gap == null || gap.position != position) {
                gaps.put(origin, new Gap(position, now));
            } else if (now - gap.since >= patienceNanos) {
                coherence.giveUpGap(origin, position, flush);
                gaps.remove(origin);
                givenUp.add(origin);
            }
        });
        return givenUp;
    }
}
