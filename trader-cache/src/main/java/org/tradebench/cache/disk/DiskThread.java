package org.tradebench.cache.disk;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Runs the tasks of the one writing thread in order, and its maintenance round at intervals. */
final class DiskThread {
    private static final Logger LOG = System.getLogger(DiskThread.class.getName());

    private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    private final Runnable round;
    private final long betweenRounds;
    private final Thread thread;
    private boolean finished;

    private DiskThread(String name, Runnable round, Duration betweenRounds) {
        this.round = round;
        this.betweenRounds = betweenRounds.toNanos();
        this.thread = new Thread(this::run, name);
        thread.setDaemon(true);
    }

    static DiskThread start(String name, Runnable round, Duration betweenRounds) {
        DiskThread worker = new DiskThread(name, round, betweenRounds);
        worker.thread.start();
        return worker;
    }

    void add(Runnable task) {
        work.add(task);
    }

    /** Returns when all earlier tasks have been done. */
    void await() {
        CompletableFuture<Void> reached = new CompletableFuture<>();
        add(() -> reached.complete(null));
        // Not interruptible, unlike a queue's or a latch's.
        reached.join();
    }

    /** Runs the last task and returns when it has been done. */
    void finish(Runnable last) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        add(() -> {
            try {
                last.run();
            } finally {
                finished = true;
                done.complete(null);
            }
        });
        done.join();
    }

    private void run() {
        long lastRound = System.nanoTime();
        while (!finished) {
            try {
                long left = betweenRounds - (System.nanoTime() - lastRound);
                Runnable task = left <= 0 ? null : work.poll(left, TimeUnit.NANOSECONDS);
                if (task == null) {
                    lastRound = System.nanoTime();
                    round.run();
                } else {
                    task.run();
                }
            } catch (InterruptedException e) {
                // Only this class knows the thread, and ends it by {@link #finish}.
                LOG.log(Level.DEBUG, "interrupted", e);
            } catch (RuntimeException | Error e) {
                LOG.log(Level.ERROR, thread.getName() + " goes on after an error", e);
            }
        }
    }
}
