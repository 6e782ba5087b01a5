package org.tradebench.load.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/** Executes the runs of a block concurrently, and waits for all of them whatever the outcome, so that none keeps running. */
final class InterleavedBlock {
    private InterleavedBlock() {}

    /**
     * Executes the runs.
     *
     * @param runs each in a thread of its own
     * @param block is notified when one of them fails
     * @return their outcomes, in order
     * @throws Failure the first failure of any run
     */
    static <T> List<T> execute(List<Callable<T>> runs, BlockCoordinator block) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(runs.size());
        try {
            List<Future<T>> started = new ArrayList<>();
            runs.forEach(run -> started.add(threads.submit(() -> callAndReport(run, block))));
            List<T> outcomes = new ArrayList<>();
            @Nullable Failure first = null;
            for (Future<T> run : started) {
                try {
                    outcomes.add(run.get());
                } catch (ExecutionException e) {
                    if (!(e.getCause() instanceof Failure failure)) {
                        throw new IllegalStateException(e.getCause());
                    }
                    first = first == null ? failure : first;
                }
            }
            if (first != null) {
                String cause = block.failure();
                throw cause == null ? first : Failure.of(cause, first);
            }
            return outcomes;
        } catch (InterruptedException | IllegalStateException e) {
            block.fail("it was broken off");
            threads.shutdownNow();
            throw e;
        } finally {
            threads.shutdown();
        }
    }

    private static <T> T callAndReport(Callable<T> run, BlockCoordinator block) throws Exception {
        boolean ended = false;
        try {
            T outcome = run.call();
            ended = true;
            return outcome;
        } catch (Exception e) {
            block.fail(String.valueOf(e.getMessage()));
            throw e;
        } finally {
            if (!ended) {
                // An error, too, must not leave the others waiting; a failure has been reported already.
                block.fail("it ended by an error of this program");
            }
        }
    }
}
