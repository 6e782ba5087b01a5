package org.tradebench.app.live;

import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Repeats a task while it is needed, and costs nothing while it is not. */
final class RepeatingTask {
    private static final System.Logger LOG = System.getLogger(RepeatingTask.class.getName());

    private final ScheduledExecutorService timer;
    private final Supplier<Duration> pause;
    private final BooleanSupplier needed;
    private final Runnable work;
    private final AtomicBoolean running = new AtomicBoolean();

    /** @param pause from one end to the next beginning, asked each time */
    RepeatingTask(ScheduledExecutorService timer, Supplier<Duration> pause, BooleanSupplier needed, Runnable work) {
        this.timer = timer;
        this.pause = pause;
        this.needed = needed;
        this.work = work;
    }

    void wake() {
        if (running.compareAndSet(false, true)) {
            schedule();
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // run() lets no exception out.
    private void schedule() {
        try {
            timer.schedule(this::run, pause.get().toNanos(), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException stopped) {
            running.set(false);
        }
    }

    private void run() {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "The live views go on without what has failed", e);
        }
        if (needed.getAsBoolean()) {
            schedule();
            return;
        }
        running.set(false);
        if (needed.getAsBoolean()) {
            wake();
        }
    }
}
