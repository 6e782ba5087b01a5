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
    private final Runnable maintenance;
    private final long maintenanceInterval;
    private final Thread thread;
    private boolean finished;

    private DiskThread(String name, Runnable maintenance, Duration maintenanceInterval) {
        this.maintenance = maintenance;
        this.maintenanceInterval = maintenanceInterval.toNanos();
        this.thread = new Thread(this::run, name);
        thread.setDaemon(true);
    }

    static DiskThread start(String name, Runnable maintenance, Duration maintenanceInterval) {
        DiskThread worker = new DiskThread(name, maintenance, maintenanceInterval);
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
        long lastMaintenance = System.nanoTime();
        while (!finished) {
            try {
                long left = maintenanceInterval - (System.nanoTime() - lastMaintenance);
                Runnable task = left <= 0 ? null : work.poll(left, TimeUnit.NANOSECONDS);
                if (task == null) {
                    lastMaintenance = System.nanoTime();
                    maintenance.run();
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
