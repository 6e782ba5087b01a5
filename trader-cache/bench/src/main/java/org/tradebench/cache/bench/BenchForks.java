package org.tradebench.cache.bench;

import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Measures each task in a process of its own, which JMH starts. */
final class BenchForks implements Measurer {

    @Override
    public List<JmhMeasurement> measure(List<BenchTask> tasks) {
        return tasks.stream().map(BenchForks::measure).toList();
    }

    private static JmhMeasurement measure(BenchTask task) {
        try {
            return task.inNewProcess(Jvm.options());
        } catch (RunnerException e) {
            throw new BenchFailure(
                    "JMH has no result of " + task.kind() + " in " + task.benchmark() + ": " + BenchFailure.reason(e),
                    e);
        }
    }
}
