package org.tradebench.cache.store;

import org.tradebench.cache.spi.Replication;

/** The way to the cluster, which exists only after the instance does. */
final class ReplicationLink {
    private volatile Replication replication = Replication.NONE;

    void connect(Replication to) {
        replication = to;
    }

    Replication replication() {
        return replication;
    }

    /** Whether the instance is a member of a cluster. */
    boolean isThere() {
        return replication != Replication.NONE;
    }
}
