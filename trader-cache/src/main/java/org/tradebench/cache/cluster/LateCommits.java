package org.tradebench.cache.cluster;

import java.util.HashSet;
import java.util.Set;
import org.tradebench.cache.coherence.Origin;

/**
 * Waits, after the loss of a member, until the database can no longer commit what the member had sent. Nobody will tell of such a commit: an update that waits for a lock while
 * its writer dies is carried out when the lock is free.
 */
final class LateCommits {
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
