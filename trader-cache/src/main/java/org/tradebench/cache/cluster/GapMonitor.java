package org.tradebench.cache.cluster;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;

/** Measures how long gaps in other members' invalidations have been there, one thread at a time; and, beside it, how long updates of lost members may still be committed. */
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
     * @return of which members
     */
    Set<Origin> look(long now, Runnable flush) {
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

    /**
     * Waits, after the loss of a member, until the database can no longer commit what the member had sent. No member tells of such a commit: an update that waits for a lock while
     * its writer dies is carried out when the lock is free.
     */
    static final class LateCommits {
        private final long longestNanos;
        private Set<Origin> members = Set.of();
        private boolean possible;
        private long over;

        LateCommits(long longestNanos) {
            this.longestNanos = longestNanos;
        }

        /** Takes note of who is there, at a moment of the monotonic clock. */
        synchronized void viewed(Set<Origin> others, long now) {
            Set<Origin> lost = new HashSet<>(members);
            lost.removeAll(others);
            members = Set.copyOf(others);
            if (!lost.isEmpty()) {
                possible = true;
                over = now + longestNanos;
            }
        }

        /** Returns whether the time is over, once for each. */
        synchronized boolean areOver(long now) {
            if (!possible || now - over < 0) {
                return false;
            }
            possible = false;
            return true;
        }
    }
}
