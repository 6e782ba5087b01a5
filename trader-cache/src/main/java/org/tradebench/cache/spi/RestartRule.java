package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;

/** Whether the entries that a stop in order has left on disk may be used, and which of them not. Asked once, while the instance starts. */
@FunctionalInterface
public interface RestartRule {

    /** They may not: somebody may have changed the data meanwhile. */
    RestartRule DISTRUST = stopped -> Optional.empty();

    /**
     * They may: the application knows that nobody changes the data while this member is down. Whoever has seen another member's invalidation discards them
     * all the same, and so does a member of a cluster that cannot say what was missed ({@link ClusterMembership#missed}).
     */
    RestartRule NOTHING_CHANGES_MEANWHILE = stopped ->
            stopped.applied().without(stopped.self()).asMap().isEmpty() ? Optional.of(Set.of()) : Optional.empty();

    /**
     * The names that have been invalidated since: entries with these ids and groups are dropped, the others used. Whoever answers must see to it that
     * every invalidation after the answer reaches this member.
     *
     * @return empty when somebody does not remember: every entry is dropped
     */
    Optional<Set<Object>> missed(StoppedInstance stopped);
}
