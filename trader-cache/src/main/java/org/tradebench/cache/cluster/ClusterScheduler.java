package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Provides a cluster with time and threads. */
interface ClusterScheduler extends AutoCloseable {
    /** Returns the monotonic clock. */
    long nanoTime();

    /** Runs the task later, one after the other with everything else given here; it may block. */
    void execute(Runnable task);

    /** Runs the task again and again; it must not block. */
    void repeat(Duration interval, Runnable task);

    boolean await(CompletableFuture<?> answer, Duration timeout);

    /** Runs what was given to {@link #execute}, then nothing more. */
    @Override
    void close();
}
