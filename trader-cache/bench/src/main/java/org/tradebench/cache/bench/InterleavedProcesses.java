package org.tradebench.cache.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Measures each task in a process of its own, while {@link Turns} interleaves their iterations. */
final class InterleavedProcesses implements Measurer {

    private final Starter starter;

    InterleavedProcesses(Starter starter) {
        this.starter = starter;
    }

    /** Starts a measuring process and returns its measurement when it has ended. */
    interface Starter {

        /** @throws BenchFailure when there is no result */
        JmhMeasurement measure(BenchTask task, Turns.Place place);
    }

    @Override
    public List<JmhMeasurement> measure(List<BenchTask> tasks) {
        ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
        try (Turns turns = new Turns(tasks.size())) {
            List<Future<JmhMeasurement>> measurements = new ArrayList<>();
            for (int place = 0; place < tasks.size(); place++) {
                BenchTask task = tasks.get(place);
                Turns.Place own = turns.place(place);
                measurements.add(threads.submit(() -> measure(task, own, turns)));
            }
            BenchTask any = tasks.get(0);
            turns.give(any.warmups() + any.iterations());
            // If one has failed, the others have ended with errors that say nothing.
            int failed = turns.failedPlace();
            if (failed >= 0) {
                result(measurements.get(failed));
            }
            return measurements.stream().map(InterleavedProcesses::result).toList();
        } catch (IOException e) {
            throw new BenchFailure("the measuring processes cannot be interleaved: " + e.getMessage(), e);
        } finally {
            threads.shutdownNow();
        }
    }

    private JmhMeasurement measure(BenchTask task, Turns.Place place, Turns turns) {
        try {
            return starter.measure(task, place);
        } catch (BenchFailure e) {
            turns.cancel(place.number());
            throw e;
        }
    }

    private static JmhMeasurement result(Future<JmhMeasurement> measurement) {
        try {
            return measurement.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof BenchFailure failure
                    ? failure
                    : new BenchFailure("a measurement failed: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailure("interrupted", e);
        }
    }
}
