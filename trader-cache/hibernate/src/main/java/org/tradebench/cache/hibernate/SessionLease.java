package org.tradebench.cache.hibernate;

import org.hibernate.cache.spi.CacheTransactionSynchronization;
import org.hibernate.cache.spi.RegionFactory;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.coherence.Lease;

/**
 * Holds a session's lease: it is taken when the session opens and when a transaction begins, before anything is read. What the session loads is cached only if no one has invalidated it
 * since, the session itself included: so neither a snapshot from before another's commit nor the session's own uncommitted state gets into the cache.
 */
final class SessionLease implements CacheTransactionSynchronization {
    private final CacheInstance cache;
    private final RegionFactory factory;
    private Lease lease;
    private long since;

    SessionLease(CacheInstance cache, RegionFactory factory) {
        this.cache = cache;
        this.factory = factory;
        this.lease = cache.lease();
        this.since = factory.nextTimestamp();
    }

    /** Returns the lease of the session's present transaction, or of the session where there is none. */
    static Lease of(SharedSessionContractImplementor session) {
        return ((SessionLease) session.getCacheTransactionSynchronization()).lease;
    }

    @Override
    public long getCachingTimestamp() {
        return since;
    }

    @Override
    public void transactionJoined() {
        lease = cache.lease();
        since = factory.nextTimestamp();
    }

    @Override
    public void transactionCompleting() {
        // The changes are still the transaction's own.
    }

    @Override
    public void transactionCompleted(boolean successful) {
        // What is loaded until the next transaction has an older lease than it needs, which may only refuse too much.
    }
}
