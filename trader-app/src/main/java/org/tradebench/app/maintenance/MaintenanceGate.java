package org.tradebench.app.maintenance;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * Counts the requests that use the database and, while the data are replaced, admits no further ones. A request is counted before it checks whether it may
 * pass, and {@link #close} closes before it reads the count: so no request passes uncounted.
 */
@ApplicationScoped
public class MaintenanceGate {
    private static final long POLL_INTERVAL_NANOS = Duration.ofMillis(5).toNanos();

    private final LongAdder inside = new LongAdder();
    private volatile boolean closed;

    /** Returns whether the request is admitted; then it must {@link #leave}. */
    public boolean enter() {
        inside.increment();
        if (closed) {
            inside.decrement();
            return false;
        }
        return true;
    }

    public void leave() {
        inside.decrement();
    }

    /**
     * Admits no more requests, and waits for those that were admitted.
     *
     * @param atMost how long it waits
     * @return whether all have left
     */
    boolean close(Duration atMost) {
        closed = true;
        long deadline = System.nanoTime() + atMost.toNanos();
        while (inside.sum() > 0) {
            if (System.nanoTime() - deadline >= 0) {
                return false;
            }
            LockSupport.parkNanos(POLL_INTERVAL_NANOS);
        }
        return true;
    }

    void open() {
        closed = false;
    }
}
