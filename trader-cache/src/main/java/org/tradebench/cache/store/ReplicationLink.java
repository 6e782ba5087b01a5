package org.tradebench.cache.store;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.spi.Replication;

/** Leads to the cluster, which exists only after the instance does. */
final class ReplicationLink {
    private volatile Replication replication = Replication.NONE;

    /** Absent where it would always say yes: a hit asks it. */
    private volatile @Nullable BooleanSupplier freshness;

    void connect(Replication to) {
        replication = to;
        freshness = to.freshness().orElse(null);
    }

    /** Returns whether an entry that is in memory may be the answer. */
    boolean mayAnswer() {
        BooleanSupplier asked = freshness;
        return asked == null || asked.getAsBoolean();
    }

    Replication replication() {
        return replication;
    }

    boolean isThere() {
        return replication != Replication.NONE;
    }
}
