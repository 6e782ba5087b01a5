package org.tradebench.cache.cluster;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs cluster work in two daemon threads: one sends, one keeps time. */
final class ThreadClusterScheduler implements ClusterScheduler {
    private static final Logger LOG = System.getLogger(ThreadClusterScheduler.class.getName());

    /** How long {@link #close} waits for the tasks given to {@link #execute}. */
    private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(2);

    private final ExecutorService sender;
    private final ScheduledExecutorService timer;

    ThreadClusterScheduler(String clusterName) {
        sender = Executors.newSingleThreadExecutor(daemons("cache-sender-" + clusterName));
        timer = Executors.newSingleThreadScheduledExecutor(daemons("cache-timer-" + clusterName));
    }

    private static ThreadFactory daemons(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public void execute(Runnable task) {
        try {
            sender.execute(guarded(task));
        } catch (RejectedExecutionException e) {
            LOG.log(Level.DEBUG, "The cluster has been left; nothing is sent any more", e);
        }
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // the task logs what it throws, and ends with the timer
    public void repeat(Duration interval, Runnable task) {
        timer.scheduleWithFixedDelay(guarded(task), interval.toNanos(), interval.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Catches failures, because a dead thread would stop the cluster unnoticed. */
    private static Runnable guarded(Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (RuntimeException | Error e) {
                LOG.log(Level.ERROR, "A task of the cluster failed", e);
            }
        };
    }

    @Override
    public boolean await(CompletableFuture<?> answer, Duration timeout) {
        try {
            answer.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException | ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        sender.shutdown();
        try {
            if (!sender.awaitTermination(SHUTDOWN_TIMEOUT.toNanos(), TimeUnit.NANOSECONDS)) {
                sender.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
