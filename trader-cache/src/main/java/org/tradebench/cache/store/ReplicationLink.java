package org.tradebench.cache.store;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.spi.Replication;

/** Connects an instance to its cluster, which it joins only after it has been created. */
final class ReplicationLink {
    private volatile Replication replication = Replication.NONE;

    /** Absent if it would always be true, because every hit evaluates it. */
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

    boolean isConnected() {
        return replication != Replication.NONE;
    }
}
