package org.tradebench.load.process;

import java.util.concurrent.Executor;

/**
 * Runs each task in a thread of its own. From Java 25 on the default executor of {@link java.util.concurrent.CompletableFuture} has a single thread on
 * two processors, so that a task that waits there keeps all others from beginning.
 */
public final class ThreadPerTask implements Executor {
    public static final Executor THREADS = new ThreadPerTask();

    private ThreadPerTask() {}

    @Override
    public void execute(Runnable task) {
        Thread thread = new Thread(task, "task");
        thread.setDaemon(true);
        thread.start();
    }
}
