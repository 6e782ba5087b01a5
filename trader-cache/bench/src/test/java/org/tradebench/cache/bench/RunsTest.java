package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.bench.BenchComparison.Contender;

class RunsTest {

    private static final List<Contender> SUBJECTS =
            List.of(new Contender("A", "a"), new Contender("B", "b"), new Contender("C", "c"));

    private final List<String> blocks = new ArrayList<>();

    private static BenchComparison comparison(String name, Host host, int threads, String entries) {
        return new BenchComparison(
                name,
                host,
                entries + " " + threads,
                HitBenchmark.class,
                threads,
                Map.of(BenchPlan.ENTRIES, entries),
                SUBJECTS,
                List.of());
    }

    /** Records the tasks of one block, such as A1,B1: subject and number of threads. */
    private List<JmhMeasurement> recordTasks(List<BenchTask> tasks) {
        blocks.add(tasks.stream().map(task -> task.kind() + task.threads()).collect(Collectors.joining(",")));
        return tasks.stream()
                .map(task -> new JmhMeasurement(List.of((double) task.threads()), 1, 0, 0))
                .toList();
    }

    private List<BenchTrial> run(int blocks, BenchComparison... plan) {
        Map<Host, Measurer> hosts = Map.of(Host.OWN_PROCESS, this::recordTasks, Host.OPEN_LIBERTY, this::recordTasks);
        List<BenchTrial> trials = new ArrayList<>();
        new Runs(blocks, 1, 1, 1).of(List.of(plan), hosts, trials::add);
        return trials;
    }

    @Test
    void rotatesSubjectsByBlock() {
        run(4, comparison("hits", Host.OWN_PROCESS, 1, "1"));

        assertThat(blocks).containsExactly("A1,B1,C1", "B1,C1,A1", "C1,A1,B1", "A1,B1,C1");
    }

    @Test
    void interleavesSubjectsOfOneComparisonOnly() {
        run(2, comparison("hits", Host.OWN_PROCESS, 1, "1"), comparison("hits", Host.OPEN_LIBERTY, 2, "1"));

        assertThat(blocks).containsExactly("A1,B1,C1", "A2,B2,C2", "B1,C1,A1", "B2,C2,A2");
    }

    @Test
    void labelsTrialResults() {
        List<BenchTrial> trials = run(
                2,
                comparison("server-hits", Host.OPEN_LIBERTY, 1, "20"),
                comparison("server-hits", Host.OPEN_LIBERTY, 2, "20"));

        assertThat(trials)
                .hasSize(12)
                .contains(
                        new BenchTrial(1, 1, Host.OPEN_LIBERTY, "server-hits", "20 2", "a", List.of(2.0), 1, 0, 0),
                        new BenchTrial(2, 1, Host.OPEN_LIBERTY, "server-hits", "20 1", "b", List.of(1.0), 1, 0, 0),
                        new BenchTrial(2, 3, Host.OPEN_LIBERTY, "server-hits", "20 1", "a", List.of(1.0), 1, 0, 0));
    }
}
