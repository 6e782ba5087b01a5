package org.tradebench.app.live;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Provides the threads of the live views, few however many clients there are; they start with the first client. */
@ApplicationScoped
public class LiveThreads {
    /** One thread for pushes, one for the market summary, which is read from the database, one for finding dead clients. */
    private static final int TIMERS = 3;

    /** Threads of each pool whose tasks may block. A dead client blocks one of them for the send timeout at most. */
    private static final int WAITING = 2;

    /** Maximum threads that stand in for writers who wait for a client. */
    private static final int MAX_STAND_INS = 32;

    @Resource
    private ManagedThreadFactory factory;

    /** When each write began that has not ended, by {@link System#nanoTime}. */
    private final Map<Object, Long> writes = new ConcurrentHashMap<>();

    private ScheduledThreadPoolExecutor timer;
    private ThreadPoolExecutor writers;
    private ThreadPoolExecutor answers;
    private ThreadPoolExecutor pings;
    private ThreadPoolExecutor closes;

    @PostConstruct
    void prepare() {
        timer = new ScheduledThreadPoolExecutor(TIMERS, factory);
        timer.setKeepAliveTime(10, TimeUnit.SECONDS);
        timer.allowCoreThreadTimeOut(true);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        writers = waiting();
        answers = waiting();
        pings = waiting();
        closes = waiting();
    }

    /** Returns the timer for work that never waits for a client. */
    ScheduledThreadPoolExecutor timer() {
        return timer;
    }

    /** Runs a write to a stream, which blocks when a client reads nothing. */
    void write(Runnable work) {
        execute(writers, () -> {
            Object write = new Object();
            writes.put(write, System.nanoTime());
            try {
                work.run();
            } finally {
                writes.remove(write);
            }
        });
    }

    /**
     * Adds a thread for each writer that waits for a client, so that the other clients are still served, and removes those that are no longer needed.
     *
     * @param patience how long a write may last before its writer counts as waiting
     */
    synchronized void relieveWriters(Duration patience) {
        long now = System.nanoTime();
        long waiting = writes.values().stream()
                .filter(since -> now - since > patience.toNanos())
                .limit(MAX_STAND_INS)
                .count();
        int threads = WAITING + Math.toIntExact(waiting);
        // The maximum may not be the smaller one at any moment.
        if (threads > writers.getMaximumPoolSize()) {
            writers.setMaximumPoolSize(threads);
            writers.setCorePoolSize(threads);
        } else if (threads < writers.getMaximumPoolSize()) {
            writers.setCorePoolSize(threads);
            writers.setMaximumPoolSize(threads);
        }
    }

    /** Answers a request of a client, which may wait for the database. */
    void answer(Runnable work) {
        execute(answers, work);
    }

    /** Runs a ping, which the server writes blocking. */
    void ping(Runnable work) {
        execute(pings, work);
    }

    /** Ends a connection on a thread of its own, because that frees a ping that waits for a dead client. */
    void close(Runnable work) {
        execute(closes, work);
    }

    private ThreadPoolExecutor waiting() {
        ThreadPoolExecutor executor =
                new ThreadPoolExecutor(WAITING, WAITING, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    private static void execute(ExecutorService executor, Runnable work) {
        try {
            executor.execute(work);
        } catch (RejectedExecutionException ignored) {
            // The application stops, and all connections with it.
        }
    }

    @PreDestroy
    void stop() {
        List.of(timer, writers, answers, pings, closes).forEach(ExecutorService::shutdownNow);
    }
}
