package org.tradebench.cache.store;

import java.util.concurrent.locks.ReentrantLock;

/** A lock for each id, shared by ids that meet by chance. Changes of one id are made one after the other; reads take none. */
final class Stripes {

    private static final int NUMBER = 512;

    /** The lock, and how often something has changed under it. */
    static final class Stripe extends ReentrantLock {

        private static final long serialVersionUID = 1;

        private volatile int changes;

        /** Changes when an id of this stripe does. */
        int changes() {
            return changes;
        }

        /** To be called by the holder of the lock. */
        @SuppressWarnings("NonAtomicVolatileUpdate") // only the holder of the lock writes
        void changed() {
            changes++;
        }
    }

    private final Stripe[] stripes = new Stripe[NUMBER];

    Stripes() {
        for (int i = 0; i < NUMBER; i++) {
            stripes[i] = new Stripe();
        }
    }

    Stripe of(Object id) {
        int hash = id.hashCode() * 0x9E3779B9;
        return stripes[hash >>> 23];
    }

    /** Returns when everybody who held a lock at the call has given it up. */
    @SuppressWarnings("LockNotBeforeTry") // nothing is done under the lock that could throw
    void passThrough() {
        for (Stripe stripe : stripes) {
            stripe.lock();
            stripe.unlock();
        }
    }
}
