package org.tradebench.cache.jcache;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets one operation of a key run at a time, while those of other keys run in parallel. A lock exists only while it is needed: with stripes, which keys share
 * by chance, two loaders that read one another's keys could deadlock.
 */
final class KeyLocks {
    private static final class CountedLock extends ReentrantLock {
        /** Threads that hold the lock or wait for it; changed by the map, one key at a time. */
        private int users;
    }

    private final ConcurrentMap<Object, CountedLock> locks = new ConcurrentHashMap<>();

    <R> R call(Object key, Supplier<R> operation) {
        CountedLock lock = locks.compute(key, (same, there) -> {
            CountedLock used = there == null ? new CountedLock() : there;
            used.users++;
            return used;
        });
        lock.lock();
        try {
            return operation.get();
        } finally {
            lock.unlock();
            locks.computeIfPresent(key, (same, used) -> --used.users == 0 ? null : used);
        }
    }

    void run(Object key, Runnable operation) {
        boolean unused = call(key, () -> {
            operation.run();
            return true;
        });
    }
}
