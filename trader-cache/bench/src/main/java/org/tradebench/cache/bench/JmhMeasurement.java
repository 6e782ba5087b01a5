package org.tradebench.cache.bench;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;

/**
 * Holds the result of one run of one JMH benchmark.
 *
 * @param perSecond operations per second of all threads together, an element for each iteration
 * @param perCpuSecond operations per second of the whole process's processor time; not a number where that is not counted
 * @param bytesPerOperation allocated by all threads
 * @param nanosPerInvalidation of a group; zero where none is invalidated
 */
@SuppressWarnings("rawtypes") // JMH's results are of a raw type
record JmhMeasurement(
        List<Double> perSecond, double perCpuSecond, double bytesPerOperation, double nanosPerInvalidation) {

    static JmhMeasurement of(Collection<RunResult> results) {
        if (results.size() != 1) {
            throw new IllegalStateException(results.size() + " benchmarks where there should be one");
        }
        BenchmarkResult result =
                results.iterator().next().getBenchmarkResults().iterator().next();
        List<Double> perSecond = result.getIterationResults().stream()
                .map(IterationResult::getPrimaryResult)
                .map(measured -> measured.getScore())
                .toList();
        return new JmhMeasurement(
                perSecond,
                counted(result, "steps") / (counted(result, "cpuNanos") / 1e9),
                counted(result, "gc.alloc.rate.norm"),
                counted(result, "invalidationNanos") / counted(result, "steps"));
    }

    /** Returns a secondary result, NaN when the benchmark does not count it. */
    private static double counted(BenchmarkResult result, String name) {
        return result.getSecondaryResults().entrySet().stream()
                .filter(measured -> measured.getKey().endsWith(name))
                .mapToDouble(measured -> measured.getValue().getScore())
                .findFirst()
                .orElse(Double.NaN);
    }
}
