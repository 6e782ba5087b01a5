package org.tradebench.cache.concurrent;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Locks ids by stripes, which ids share by chance. Changes of one id are made one after the other; reads take none. */
public final class Stripes {
    /** A power of two; sixteen for each processor make it unlikely that two writers meet, and fit into a processor's nearest memory. */
    private static final int NUMBER = Integer.highestOneBit(
            Math.max(64, Math.min(4096, 16 * Runtime.getRuntime().availableProcessors())));

    private static final int SHIFT = Integer.numberOfLeadingZeros(NUMBER) + 1;

    /** Number of times that a writer checks whether a lock is free again before it sleeps: most are held for less time than waking takes. */
    private static final int LOOKS = 200;

    /** Locks, and counts how often something has changed under the lock. */
    public static final class Stripe extends ReentrantLock {
        private static final long serialVersionUID = 1;

        @Override
        public void lock() {
            for (int i = 0; i < LOOKS; i++) {
                if (tryLock()) {
                    return;
                }
                Thread.onSpinWait();
            }
            super.lock();
        }

        private final AtomicInteger changes = new AtomicInteger();

        /** Returns how often something has changed. */
        public int changes() {
            return changes.get();
        }

        /** Counts a change; called by the holder of the lock, so that no other thread writes. A thread that sees the number sees what was changed before. */
        public void changed() {
            changes.setRelease(changes.getPlain() + 1);
        }
    }

    private final Stripe[] stripes = new Stripe[NUMBER];

    public Stripes() {
        for (int i = 0; i < NUMBER; i++) {
            stripes[i] = new Stripe();
        }
    }

    /** Returns the lock of the id. */
    public Stripe of(Object id) {
        int hash = id.hashCode() * 0x9E3779B9;
        return stripes[hash >>> SHIFT];
    }

    /** Runs it while no id can change. No thread that holds a stripe waits for another one. */
    public void withAllLocked(Runnable change) {
        int held = 0;
        try {
            for (; held < NUMBER; held++) {
                stripes[held].lock();
            }
            change.run();
        } finally {
            while (held > 0) {
                stripes[--held].unlock();
            }
        }
    }

    /** Returns when every thread that held a lock at the call has released it. */
    @SuppressWarnings("LockNotBeforeTry") // nothing is done under the lock that could throw
    public void awaitCurrentHolders() {
        for (Stripe stripe : stripes) {
            stripe.lock();
            stripe.unlock();
        }
    }
}
