package org.tradebench.cache.cluster;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.tradebench.cache.cluster.Message.Losses;
import org.tradebench.cache.coherence.Origin;

/**
 * Remembers the members that were lost without evidence that their processes have ended. Such a member may be cut off from the cluster but not from the
 * database, and commit changes that no member here hears of. Also tracks until when the database may commit what a lost member had sent: an update that waits
 * for a lock when its writer dies is carried out once the lock is free. Thread safe.
 */
final class LostMembers {
    private final long lateCommitNanos;
    private Set<Origin> present = Set.of();
    private final Set<Origin> leaving = new HashSet<>();
    private final Set<Origin> cutOff = new TreeSet<>((a, b) -> a.id().compareTo(b.id()));

    /** Losses reported by members of the view, perhaps from before this one entered. */
    private final Map<Origin, Losses> reportedLosses = new HashMap<>();

    private boolean lateCommits;
    private long lateCommitsEnd;

    /** When a member was lost last, or this one entered among others, or learned of a loss. */
    private long lastLoss;

    /** @param lateCommitNanos for how long, at most, the database goes on with a statement whose sender has died */
    LostMembers(long lateCommitNanos) {
        this.lateCommitNanos = lateCommitNanos;
    }

    /**
     * Records the members of a new view, at a moment of the monotonic clock. A member that is back no longer counts as cut off, since views that are joined
     * remove everything. When a member is lost, those that it knew to be cut off count as such here; not so when it has left of its own accord, so that a
     * restart of all members, one after the other, clears the record.
     */
    synchronized void viewed(Set<Origin> others, long now) {
        Set<Origin> lost = new HashSet<>(present);
        lost.removeAll(others);
        if (!lost.isEmpty() || present.isEmpty()) {
            lastLoss = now;
        }
        present = Set.copyOf(others);
        if (!lost.isEmpty()) {
            expectLateCommits(now);
        }
        for (Origin member : lost) {
            if (!leaving.remove(member)) {
                cutOff.add(member);
                cutOff.addAll(reportedLosses.getOrDefault(member, Losses.NONE).cutOff());
            }
        }
        reportedLosses.keySet().retainAll(others);
        cutOff.removeAll(others);
    }

    /** Records that a member leaves of its own accord, and sends nothing any more. */
    synchronized void recordLeave(Origin member, long now) {
        if (present.contains(member)) {
            leaving.add(member);
        } else {
            forget(member::equals, now);
        }
    }

    /** Records what another member reports of losses. */
    synchronized void recordReport(Origin member, Losses losses, long now) {
        if (present.contains(member)) {
            boolean before = hasCutOff();
            reportedLosses.put(member, losses);
            if (hasCutOff() && !before) {
                lastLoss = now;
            }
            expectLateCommitsIfOver(before, now);
        }
    }

    /** Forgets those whose processes have ended. */
    synchronized void forget(Predicate<Origin> hasEnded, long now) {
        boolean before = hasCutOff();
        cutOff.removeIf(hasEnded);
        expectLateCommitsIfOver(before, now);
    }

    private void expectLateCommitsIfOver(boolean before, long now) {
        if (before && !hasCutOff()) {
            expectLateCommits(now);
        }
    }

    private void expectLateCommits(long now) {
        lateCommits = true;
        lateCommitsEnd = now + lateCommitNanos;
    }

    /** Returns what this member reports of losses to the others. */
    synchronized Losses losses() {
        return new Losses(Set.copyOf(cutOff), lateCommits);
    }

    /** Returns whether a member counts as cut off, here or by the report of another member of the view. */
    synchronized boolean hasCutOff() {
        return !cutOff.isEmpty()
                || reportedLosses.values().stream().anyMatch(losses -> !present.containsAll(losses.cutOff()));
    }

    /** Returns whether changes may be committed that no member reports: by a member that is cut off, or late by the database after a member's loss. */
    synchronized boolean mayCommitUnreported() {
        return hasCutOff() || lateCommits || reportedLosses.values().stream().anyMatch(Losses::lateCommits);
    }

    /**
     * Returns for how many nanoseconds from now a lost member that may be running may still answer from its memory; 0: there is none.
     *
     * @param longest that a member answers when it has not heard from the others
     */
    synchronized long remainingAnswerNanos(long longest, long now) {
        boolean isNoneLost = !hasCutOff() && reportedLosses.keySet().containsAll(present);
        return isNoneLost ? 0 : Math.max(0, lastLoss + longest - now);
    }

    /** Returns true, once for each loss, when the database can no longer commit what the lost members had sent. */
    synchronized boolean lateCommitsAreOver(long now) {
        if (!lateCommits || now - lateCommitsEnd < 0) {
            return false;
        }
        lateCommits = false;
        return true;
    }
}
