package org.tradebench.cache.store;

import org.tradebench.cache.spi.Replication;

/** Leads to the cluster, which exists only after the instance does. */
final class ReplicationLink {
    private volatile Replication replication = Replication.NONE;

    void connect(Replication to) {
        replication = to;
    }

    Replication replication() {
        return replication;
    }

    boolean isThere() {
        return replication != Replication.NONE;
    }
}
