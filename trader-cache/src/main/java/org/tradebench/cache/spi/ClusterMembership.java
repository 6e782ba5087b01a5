package org.tradebench.cache.spi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.coherence.Origin;

/** Where cache instances of the same name on several members find each other. */
public interface ClusterMembership {
    /** Without one. */
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

    /** This member. */
    Origin self();

    /** Who is in the cluster as this member sees it, this one among them; the longest in it first. */
    default List<Origin> members() {
        return List.of(self());
    }

    /** Where the members are reached, as host and port; of whom that is not known, this one among them, nothing is said. */
    default Map<Origin, String> addresses() {
        return Map.of();
    }

    /** What the other members hold in memory in their instances of this name. Asks them: who does not answer in time is left out. */
    default Map<Origin, ContentDigest> digests(String instance) {
        return Map.of();
    }

    /** From now on the replica is told what the others do. */
    Replication join(Replica replica);

    void leave(Replica replica);

    /**
     * What the other members have invalidated since this one stopped, as far as the disk of a cache instance is concerned.
     *
     * @return empty, unless every member can say: what is on disk is not used
     */
    default Optional<Set<Object>> missed(StoppedInstance stopped) {
        return Optional.empty();
    }
}
