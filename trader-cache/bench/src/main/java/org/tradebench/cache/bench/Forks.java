package org.tradebench.cache.bench;

import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** JMH's own processes, one for each task. */
final class Forks implements Measurer {

    @Override
    public List<Measured> measure(List<Task> tasks) {
        return tasks.stream().map(Forks::measure).toList();
    }

    private static Measured measure(Task task) {
        try {
            return task.inNewProcess(Jvm.options());
        } catch (RunnerException e) {
            throw new BenchFailure(
                    "JMH has no figure of " + task.kind() + " in " + task.benchmark() + ": " + BenchFailure.reason(e),
                    e);
        }
    }
}
