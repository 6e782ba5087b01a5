package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tradebench.cache.bench.BenchComparison.Contender;

/**
 * Runs a plan in rounds. In a round each subject has one process of its own, one after the other; each round begins one subject further on, so that none is
 * always the first or the one after the same other.
 *
 * @param rounds 1 or more
 * @param warmups iterations in each process that are not counted
 * @param iterations in each process that are
 * @param iterationMillis how long each takes
 */
record Runs(int rounds, int warmups, int iterations, int iterationMillis) {

    /** @param told of each trial once it is over */
    void of(List<BenchComparison> plan, Map<Host, Measurer> hosts, Consumer<BenchTrial> told) {
        for (int round = 1; round <= rounds; round++) {
            for (List<BenchComparison> together : together(plan)) {
                List<Contender> order = new ArrayList<>(together.get(0).subjects());
                Collections.rotate(order, -(round - 1));
                for (int place = 0; place < order.size(); place++) {
                    trials(round, place + 1, together, order.get(place), hosts).forEach(told);
                }
            }
        }
    }

    /** The comparisons whose trials of one subject share a process, in the plan's order. */
    private static List<List<BenchComparison>> together(List<BenchComparison> plan) {
        List<List<BenchComparison>> all = new ArrayList<>();
        for (BenchComparison comparison : plan) {
            List<BenchComparison> last = all.isEmpty() ? List.of() : all.get(all.size() - 1);
            if (!last.isEmpty() && last.get(0).sharesProcessesWith(comparison)) {
                last.add(comparison);
            } else {
                all.add(new ArrayList<>(List.of(comparison)));
            }
        }
        return all;
    }

    private List<BenchTrial> trials(
            int round, int place, List<BenchComparison> together, Contender subject, Map<Host, Measurer> hosts) {
        Host host = together.get(0).host();
        List<JmhMeasurement> measured = hosts.get(host)
                .measure(together.stream()
                        .map(comparison -> task(comparison, subject))
                        .toList());
        List<BenchTrial> trials = new ArrayList<>();
        for (int i = 0; i < together.size(); i++) {
            trials.add(BenchTrial.of(round, place, together.get(i), subject, measured.get(i)));
        }
        return trials;
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
