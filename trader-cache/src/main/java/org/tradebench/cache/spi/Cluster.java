package org.tradebench.cache.spi;

import org.tradebench.cache.coherence.Origin;

/** Where cache instances of the same name on several members find each other. */
public interface Cluster {

    /** Without one. */
    Cluster NONE = new Cluster() {
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
    };

    /** This member. */
    Origin self();

    /** From now on the replica is told what the others do. */
    Replication join(Replica replica);

    void leave(Replica replica);
}
