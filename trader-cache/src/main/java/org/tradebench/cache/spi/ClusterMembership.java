package org.tradebench.cache.spi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.coherence.Origin;

/** Connects cache instances of the same name on several members. */
public interface ClusterMembership {
    ClusterMembership NONE = new ClusterMembership() {
        private final Origin self = Origin.random();

        @Override
        public Origin self() {
            return self;
        }

        @Override
        public Replication join(Replica replica) {
            return Replication.NONE;
        }

        @Override
        public void leave(Replica replica) {}

        @Override
        public Optional<Set<Object>> missed(StoppedInstance stopped) {
            return Optional.of(Set.of());
        }
    };

    Origin self();

    /** Returns who is in the cluster as this member sees it, this one among them; the longest in it first. */
    default List<Origin> members() {
        return List.of(self());
    }

    /** Returns host and port of the members, this one among them, where they are known. */
    default Map<Origin, String> addresses() {
        return Map.of();
    }

    /** Returns digests of what the other members hold in memory in their instances of this name; members that do not answer in time are left out. */
    default Map<Origin, ContentDigest> digests(String instance) {
        return Map.of();
    }

    /** Joins the replica to the cluster, which applies the other members' messages to it from now on; returns what the instance reports to. */
    Replication join(Replica replica);

    void leave(Replica replica);

    /**
     * Returns what the other members have invalidated since this one stopped, as far as the disk of a cache instance is concerned.
     *
     * @return empty when a member cannot tell; what is on disk is not used then
     */
    default Optional<Set<Object>> missed(StoppedInstance stopped) {
        return Optional.empty();
    }
}
