package org.tradebench.cache.cluster;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;

/** Measures how long gaps in other members' invalidations have been there, one thread at a time. */
final class GapMonitor {
    private record Hole(long position, long since) {}

    private final Coherence coherence;
    private final long patienceNanos;
    private final Map<Origin, Hole> holes = new HashMap<>();

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
    Set<Origin> findGaps(long now, Runnable flush) {
        Map<Origin, Long> found = coherence.holes();
        holes.keySet().retainAll(found.keySet());
        Set<Origin> givenUp = new TreeSet<>((a, b) -> a.id().compareTo(b.id()));
        found.forEach((origin, position) -> {
            Hole hole = holes.get(origin);
            if (hole == null || hole.position != position) {
                holes.put(origin, new Hole(position, now));
            } else if (now - hole.since >= patienceNanos) {
                coherence.fillHole(origin, position, flush);
                holes.remove(origin);
                givenUp.add(origin);
            }
        });
        return givenUp;
    }
}
