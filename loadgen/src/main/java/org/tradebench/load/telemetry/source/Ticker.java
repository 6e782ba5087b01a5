package org.tradebench.load.telemetry.source;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Calls an action at a steady pace on a thread of its own, and reports how much CPU that thread has used. */
final class Ticker implements AutoCloseable {
    private final Thread thread;
    private volatile boolean stopped;

    /**
     * @param pace from one call to the next; a call that takes longer is followed at once by the next, and missed calls are not repeated
     * @param action receives the seconds of CPU that this thread has used so far; null is 'not available'
     */
    Ticker(String name, Duration pace, Consumer<@Nullable Double> action) {
        thread = new Thread(() -> tick(pace, action), name);
        thread.setDaemon(true);
        thread.start();
    }

    private void tick(Duration pace, Consumer<@Nullable Double> action) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long next = System.nanoTime();
        while (!stopped) {
            action.accept(threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() / 1e9 : null);
            next = Math.max(next + pace.toNanos(), System.nanoTime());
            while (!stopped && System.nanoTime() < next) {
                LockSupport.parkNanos(next - System.nanoTime());
            }
        }
    }

    /** Stops the calls, and waits for one that is running. */
    @Override
    public void close() {
        stopped = true;
        LockSupport.unpark(thread);
        try {
            thread.join(Duration.ofSeconds(5).toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
