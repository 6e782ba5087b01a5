package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Time and threads, as far as a cluster needs them. */
interface ClusterScheduler extends AutoCloseable {
    /** Monotonic. */
    long nanoTime();

    /** Runs the task later, one after the other with everything else given here; it may block. */
    void soon(Runnable task);

    /** Runs the task again and again; it must not block. */
    void every(Duration interval, Runnable task);

    /** @return whether it was completed in time */
    boolean await(CompletableFuture<?> answer, Duration most);

    /** Runs what was given to {@link #soon}, then nothing more. */
    @Override
    void close();
}
