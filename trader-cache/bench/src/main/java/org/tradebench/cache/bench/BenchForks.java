package org.tradebench.cache.bench;

import java.util.stream.Stream;
import org.openjdk.jmh.runner.RunnerException;

/** Measures a task in a process that JMH starts. */
final class BenchForks implements InterleavedProcesses.Starter {

    @Override
    public JmhMeasurement measure(BenchTask task, Turns.Place place) {
        try {
            return task.inNewProcess(Stream.of(Jvm.options(), place.jvmOptions())
                    .flatMap(Stream::of)
                    .toArray(String[]::new));
        } catch (RunnerException e) {
            throw new BenchFailure(
                    "JMH has no result of " + task.kind() + " in " + task.benchmark() + ": " + BenchFailure.reason(e),
                    e);
        }
    }
}
