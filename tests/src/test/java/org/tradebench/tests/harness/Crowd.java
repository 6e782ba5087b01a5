package org.tradebench.tests.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Runs tasks, such as those of many visitors, at the same moment. */
public final class Crowd {

    private static final long PATIENCE_MINUTES = 5;

    private Crowd() {}

    /**
     * Runs all tasks in threads of their own, which start together.
     *
     * @return what they returned, in the tasks' order
     * @throws AssertionError when one of them failed, with its failure as the cause
     */
    public static <T> List<T> together(List<Callable<T>> tasks) {
        ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
        CyclicBarrier start = new CyclicBarrier(tasks.size());
        try {
            List<Future<T>> running = new ArrayList<>();
            for (Callable<T> task : tasks) {
                running.add(threads.submit(() -> {
                    start.await(PATIENCE_MINUTES, TimeUnit.MINUTES);
                    return task.call();
                }));
            }
            List<T> results = new ArrayList<>();
            for (Future<T> future : running) {
                results.add(future.get());
            }
            return results;
        } catch (ExecutionException e) {
            throw new AssertionError("One of the crowd failed: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            threads.shutdownNow();
        }
    }
}
