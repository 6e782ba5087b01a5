package org.tradebench.cache.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Describes one run of one benchmark, in whichever process it runs; a server receives it as JSON.
 *
 * @param benchmark name of the class that JMH runs
 * @param kind the subject, a constant of the benchmark's parameter of that name
 * @param threads number of threads
 * @param parameters of the benchmark, except the subject
 * @param warmups number of unmeasured iterations
 * @param iterations number of measured iterations
 * @param iterationMillis duration of each iteration
 */
record BenchTask(
        String benchmark,
        String kind,
        int threads,
        Map<String, String> parameters,
        int warmups,
        int iterations,
        int iterationMillis) {

    /** Runs the task in a new process, which JMH starts. */
    JmhMeasurement inNewProcess(String... jvm) throws RunnerException {
        return run(options().forks(1).jvmArgs(jvm));
    }

    /** Runs the task in this process, which was started for this subject. */
    JmhMeasurement inThisProcess() throws RunnerException {
        return run(options().forks(0));
    }

    /** Returns the duration of all iterations, without setup and teardown. */
    long millis() {
        return (long) (warmups + iterations) * iterationMillis;
    }

    private ChainedOptionsBuilder options() {
        TimeValue time = new TimeValue(iterationMillis, TimeUnit.MILLISECONDS);
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + benchmark.replace(".", "\\.") + "\\.")
                .param("kind", kind)
                .threads(threads)
                .warmupIterations(warmups)
                .warmupTime(time)
                .measurementIterations(iterations)
                .measurementTime(time)
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
        parameters.forEach(options::param);
        return options;
    }

    private static JmhMeasurement run(ChainedOptionsBuilder options) throws RunnerException {
        return JmhMeasurement.of(new Runner(options.build()).run());
    }
}
