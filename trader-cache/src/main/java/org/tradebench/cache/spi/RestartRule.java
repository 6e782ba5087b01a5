package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;

/** Decides whether the entries that an orderly stop has left on disk may be used, and which of them may not. Asked once, while the instance starts. */
@FunctionalInterface
public interface RestartRule {
    /** Discards all entries: the data may have changed meanwhile. */
    RestartRule DISTRUST = stopped -> Optional.empty();

    /**
     * Uses all entries, for an application that knows that the data does not change while this member is down. A member that has applied another member's
     * invalidation discards them all the same, and so does a member of a cluster that cannot say what was missed ({@link ClusterMembership#missed}).
     */
    RestartRule NOTHING_CHANGES_MEANWHILE = stopped ->
            stopped.applied().without(stopped.self()).asMap().isEmpty() ? Optional.of(Set.of()) : Optional.empty();

    /**
     * Returns the names that have been invalidated since: entries with these ids, groups and aliases are dropped, the others used. The implementation must see to it
     * that every later invalidation reaches this member.
     *
     * @return empty when the invalidations are no longer known: every entry is dropped
     */
    Optional<Set<Object>> missed(StoppedInstance stopped);
}
