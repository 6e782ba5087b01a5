package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.tradebench.cache.bench.Comparison.Contender;

/**
 * Runs a plan in rounds. In a round each subject has one process of its own, one after the other; each round begins one subject further on, so that none is
 * always the first or the one after the same other.
 *
 * @param rounds 1 or more
 * @param warmups iterations in each process that are not counted
 * @param iterations in each process that are
 * @param iterationMillis how long each takes
 */
@SuppressWarnings("rawtypes") // JMH's results are of a raw type
record Runs(int rounds, int warmups, int iterations, int iterationMillis) {

    /** Whoever needs compiled code waits for it: on a busy machine the compiler may come too late for the warm-up. No log of the subjects' own. */
    private static final String[] JVM = {
        "-Xms1g",
        "-Xmx1g",
        "-XX:+UseG1GC",
        "-XX:+AlwaysPreTouch",
        "-XX:-BackgroundCompilation",
        "-Djava.util.logging.config.file=/dev/null"
    };

    /** @param told of each trial once it is over */
    List<Trial> of(List<Comparison> plan, Consumer<Trial> told) throws RunnerException {
        List<Trial> trials = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            for (Comparison comparison : plan) {
                List<Contender> order = new ArrayList<>(comparison.subjects());
                Collections.rotate(order, -(round - 1));
                for (int place = 0; place < order.size(); place++) {
                    Trial trial = trial(round, place + 1, comparison, order.get(place));
                    trials.add(trial);
                    told.accept(trial);
                }
            }
        }
        return trials;
    }

    private Trial trial(int round, int place, Comparison comparison, Contender subject) throws RunnerException {
        TimeValue time = new TimeValue(iterationMillis, TimeUnit.MILLISECONDS);
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + comparison.benchmark().getName().replace(".", "\\.") + "\\.")
                .param("kind", subject.kind())
                .threads(comparison.threads())
                .forks(1)
                .warmupIterations(warmups)
                .warmupTime(time)
                .measurementIterations(iterations)
                .measurementTime(time)
                .jvmArgs(JVM)
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
        comparison.parameters().forEach(options::param);
        Collection<RunResult> results = new Runner(options.build()).run();
        if (results.size() != 1) {
            throw new IllegalStateException(results.size() + " benchmarks of " + comparison.benchmark());
        }
        BenchmarkResult result =
                results.iterator().next().getBenchmarkResults().iterator().next();
        List<Double> perSecond = result.getIterationResults().stream()
                .map(IterationResult::getPrimaryResult)
                .map(measured -> measured.getScore())
                .toList();
        return new Trial(
                round,
                place,
                comparison.name(),
                comparison.conditions(),
                subject.label(),
                perSecond,
                counted(result, "steps") / (counted(result, "cpuNanos") / 1e9),
                counted(result, "gc.alloc.rate.norm"));
    }

    /** Not a number when the benchmark does not count it. */
    private static double counted(BenchmarkResult result, String name) {
        return result.getSecondaryResults().entrySet().stream()
                .filter(measured -> measured.getKey().endsWith(name))
                .mapToDouble(measured -> measured.getValue().getScore())
                .findFirst()
                .orElse(Double.NaN);
    }
}
