package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tradebench.cache.bench.BenchComparison.Contender;

/**
 * Runs a plan in rounds. Within a round, the subjects run one after the other, each in a process of its own. Each round rotates their order by one, so that no
 * subject is always the first.
 *
 * @param rounds 1 or more
 * @param warmups number of unmeasured iterations in each process
 * @param iterations number of measured iterations in each process
 * @param iterationMillis duration of each iteration
 */
record Runs(int rounds, int warmups, int iterations, int iterationMillis) {

    /** @param told receives each trial when it has ended */
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

    /** Groups comparisons whose trials of one subject share a process, in the plan's order. */
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
