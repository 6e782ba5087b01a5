package org.tradebench.cache.hibernate;

import org.hibernate.cache.spi.CacheTransactionSynchronization;
import org.hibernate.cache.spi.RegionFactory;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Lease;

/**
 * Holds a session's lease: it is taken when the session opens and when a transaction begins, before anything is read. What the session loads is cached only if no one has invalidated it
 * since, the session itself included: so neither a snapshot from before another's commit nor the session's own uncommitted state gets into the cache.
 */
final class SessionLease implements CacheTransactionSynchronization {
    private final RegionCache cache;
    private final RegionFactory factory;
    private @Nullable CacheInstance instance;
    private @Nullable Lease lease;
    private long since;

    SessionLease(RegionCache cache, RegionFactory factory) {
        this.cache = cache;
        this.factory = factory;
        begin();
    }

    static SessionLease of(SharedSessionContractImplementor session) {
        return (SessionLease) session.getCacheTransactionSynchronization();
    }

    private void begin() {
        instance = cache.instance();
        lease = instance == null ? null : instance.lease();
        since = factory.nextTimestamp();
    }

    /** Returns whether there was a cache when the session's present transaction began, or the session where there is none. */
    boolean isTaken() {
        return lease != null;
    }

    /** Stores what was read under the lease, if it is taken. */
    void fill(Object name, Object value, EntryOptions options) {
        if (instance != null && lease != null) {
            instance.fill(name, value, options, lease);
        }
    }

    @Override
    public long getCachingTimestamp() {
        return since;
    }

    @Override
    public void transactionJoined() {
        begin();
    }

    @Override
    public void transactionCompleting() {
        // Not committed yet: nothing to invalidate.
    }

    @Override
    public void transactionCompleted(boolean successful) {
        // What is loaded until the next transaction has an older lease than it needs, which may only refuse too much.
    }
}
