package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tradebench.cache.bench.BenchComparison.Contender;

/**
 * Runs a plan in blocks. Within a block, each subject of a comparison has a new process, and their iterations are interleaved. Each block rotates the subjects by
 * one, so that none is always the first.
 *
 * @param blocks 1 or more
 * @param warmups number of unmeasured iterations in each process
 * @param iterations number of measured iterations in each process
 * @param iterationMillis duration of each iteration
 */
record Runs(int blocks, int warmups, int iterations, int iterationMillis) {

    /** @param told receives each trial when its block of the comparison has ended */
    void of(List<BenchComparison> plan, Map<Host, Measurer> hosts, Consumer<BenchTrial> told) {
        for (int block = 1; block <= blocks; block++) {
            for (BenchComparison comparison : plan) {
                List<Contender> order = new ArrayList<>(comparison.subjects());
                Collections.rotate(order, 1 - block);
                List<JmhMeasurement> measured = hosts.get(comparison.host())
                        .measure(order.stream()
                                .map(subject -> task(comparison, subject))
                                .toList());
                for (int place = 0; place < order.size(); place++) {
                    told.accept(BenchTrial.of(block, place + 1, comparison, order.get(place), measured.get(place)));
                }
            }
        }
    }

    private BenchTask task(BenchComparison comparison, Contender subject) {
        return new BenchTask(
                comparison.benchmark().getName(),
                subject.kind(),
                comparison.threads(),
                comparison.parameters(),
                warmups,
                iterations,
                iterationMillis);
    }
}
