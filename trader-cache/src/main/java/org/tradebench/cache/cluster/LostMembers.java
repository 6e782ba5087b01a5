package org.tradebench.cache.cluster;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.tradebench.cache.coherence.Origin;

/**
 * Remembers the members that were lost without a sign that their processes have ended. Such a member may be cut off from the cluster and not from the database, and commit what no member
 * here hears of. Tells as well when the database can no longer commit what a member had sent while it lived: an update that waits for a lock while its writer dies is carried out when
 * the lock is free. Thread safe.
 */
final class LostMembers {
    private final long lateCommitNanos;
    private Set<Origin> present = Set.of();
    private final Set<Origin> leaving = new HashSet<>();
    private final Set<Origin> cutOff = new TreeSet<>((a, b) -> a.id().compareTo(b.id()));

    /** Those that members of the view miss, perhaps since before this one entered. */
    private final Map<Origin, Set<Origin>> missedByOthers = new HashMap<>();

    private boolean lateCommits;
    private long lateCommitsEnd;

    /** @param lateCommitNanos for how long, at most, the database goes on with a statement whose sender has died */
    LostMembers(long lateCommitNanos) {
        this.lateCommitNanos = lateCommitNanos;
    }

    /**
     * Takes note of who is there, at a moment of the monotonic clock. Who is back is not missed any more: views that are joined remove everything. Whom a member missed that is lost
     * now is missed in its place; but not whom one missed that has left of its own accord, so that members that are restarted one after the other forget.
     */
    synchronized void viewed(Set<Origin> others, long now) {
        Set<Origin> lost = new HashSet<>(present);
        lost.removeAll(others);
        present = Set.copyOf(others);
        if (!lost.isEmpty()) {
            expectLateCommits(now);
        }
        for (Origin member : lost) {
            if (!leaving.remove(member)) {
                cutOff.add(member);
                cutOff.addAll(missedByOthers.getOrDefault(member, Set.of()));
            }
        }
        missedByOthers.keySet().retainAll(others);
        cutOff.removeAll(others);
    }

    /** Takes note that a member leaves of its own accord, and sends nothing any more. */
    synchronized void leaves(Origin member, long now) {
        if (present.contains(member)) {
            leaving.add(member);
        } else {
            forget(member::equals, now);
        }
    }

    /** Takes note of whom another member misses. */
    synchronized void misses(Origin member, Set<Origin> missed, long now) {
        if (present.contains(member)) {
            boolean before = isAnyCutOff();
            missedByOthers.put(member, Set.copyOf(missed));
            expectLateCommitsIfOver(before, now);
        }
    }

    /** Forgets those whose processes have ended. */
    synchronized void forget(Predicate<Origin> hasEnded, long now) {
        boolean before = isAnyCutOff();
        cutOff.removeIf(hasEnded);
        expectLateCommitsIfOver(before, now);
    }

    private void expectLateCommitsIfOver(boolean before, long now) {
        if (before && !isAnyCutOff()) {
            expectLateCommits(now);
        }
    }

    private void expectLateCommits(long now) {
        lateCommits = true;
        lateCommitsEnd = now + lateCommitNanos;
    }

    /** Returns whom this member misses; for the others. */
    synchronized Set<Origin> cutOff() {
        return Set.copyOf(cutOff);
    }

    /** Returns whether this member, or another one that it sees, misses somebody. */
    synchronized boolean isAnyCutOff() {
        return !cutOff.isEmpty() || missedByOthers.values().stream().anyMatch(missed -> !present.containsAll(missed));
    }

    /** Returns whether the last commits of those that were lost are over, once for each loss. */
    synchronized boolean lateCommitsAreOver(long now) {
        if (!lateCommits || now - lateCommitsEnd < 0) {
            return false;
        }
        lateCommits = false;
        return true;
    }
}
