package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.bench.BenchComparison.Contender;
import org.tradebench.cache.bench.BenchComparison.Pair;

class ResultTablesTest {

    private static final Contender BASE = new Contender("BASE", "the base");
    private static final Contender OURS = new Contender("OURS", "ours");
    private static final Contender THEIRS = new Contender("THEIRS", "theirs");

    private final List<BenchComparison> plan = new ArrayList<>();
    private final List<BenchTrial> trials = new ArrayList<>();

    private BenchComparison compare(String name, Host host, String conditions, Pair... pairs) {
        BenchComparison comparison = new BenchComparison(
                name, host, conditions, HitBenchmark.class, 1, Map.of(), List.of(BASE, OURS, THEIRS), List.of(pairs));
        plan.add(comparison);
        return comparison;
    }

    private void measured(
            int block,
            BenchComparison comparison,
            Contender subject,
            double perCpuSecond,
            double bytes,
            Double... perSecond) {
        trials.add(BenchTrial.of(
                block, 1, comparison, subject, new JmhMeasurement(List.of(perSecond), perCpuSecond, bytes, 0)));
    }

    /** Returns the rows of the tables without the header rows. */
    private List<String> rows() {
        return new ResultTables(plan, trials)
                .markdown()
                .lines()
                .filter(line -> line.startsWith("| ") && !line.contains("(95 %)"))
                .toList();
    }

    @Test
    void averagesRatiosOfBlocks() {
        BenchComparison comparison = compare(BenchPlan.HITS, Host.OWN_PROCESS, "1 thread");
        measured(1, comparison, BASE, 4e6, 1, 3e6, 5e6);
        measured(2, comparison, BASE, 1e6, 2, 1e6, 1e6);
        // Twice the base of block 1, eight times that of block 2: their geometric mean is 4. The ratio of the averages
        // of all blocks, 8 and 2.5 million, would be 3.2.
        measured(1, comparison, OURS, 2e6, 10, 8e6, 8e6);
        measured(2, comparison, OURS, 0.5e6, 30, 6e6, 10e6);
        measured(1, comparison, THEIRS, 4e6, 0, 4e5);
        measured(2, comparison, THEIRS, 1e6, 0, 1e5);

        assertThat(rows())
                .containsExactly(
                        "| 1 thread | the base | 625.0 | 1.5 | 1 | 1 |  | 2.5 M |",
                        "|  | ours | 1,250 | 20.0 | 0.50 (0.50–0.50) | 4.00 (0.00–26730.60) | 2.00–8.00 | 8.0 M |",
                        "|  | theirs | 625.0 | 0.0 | 1.00 (1.00–1.00) | 0.10 (0.10–0.10) | 0.10–0.10 | 250 k |");
    }

    @Test
    void showsSingleBlockWithoutInterval() {
        BenchComparison comparison = compare(BenchPlan.HITS, Host.OWN_PROCESS, "1 thread");
        measured(1, comparison, BASE, 1e6, 0, 4e6);
        measured(1, comparison, OURS, 1e6, 0, 3e6);
        measured(1, comparison, THEIRS, 1e6, 0, 1e6);

        assertThat(rows())
                .contains(
                        "|  | ours | 1,000 | 0.0 | 1.00 | 0.75 | 0.75–0.75 | 3.0 M |",
                        "|  | theirs | 1,000 | 0.0 | 1.00 | 0.25 | 0.25–0.25 | 1.0 M |");
    }

    @Test
    void showsDashForMissingCpuTime() {
        BenchComparison comparison = compare(BenchPlan.DISK_WRITES, Host.OWN_PROCESS, "1 thread");
        for (Contender subject : comparison.subjects()) {
            measured(1, comparison, subject, Double.NaN, 0, 1e6);
        }

        assertThat(rows()).contains("|  | ours | – | 0.0 | – | 1.00 | 1.00–1.00 | 1.0 M |");
    }

    @Test
    void showsInvalidationTime() {
        BenchComparison comparison = new BenchComparison(
                BenchPlan.GROUPS,
                Host.OWN_PROCESS,
                "1 thread",
                GroupBenchmark.class,
                1,
                Map.of(),
                List.of(BASE),
                List.of());
        plan.add(comparison);
        trials.add(BenchTrial.of(1, 1, comparison, BASE, new JmhMeasurement(List.of(1e5), 1e5, 7_200, 12_340)));

        assertThat(rows()).containsExactly("| 1 thread | the base | 10,000 | 7200.0 | 1 | 1 |  | 100 k | 12.3 |");
    }

    @Test
    void showsRatiosOfPairs() {
        BenchComparison one = compare(BenchPlan.SERVER_HITS, Host.OPEN_LIBERTY, "1 thread", new Pair(OURS, THEIRS));
        BenchComparison two = compare(BenchPlan.SERVER_HITS, Host.OPEN_LIBERTY, "2 threads", new Pair(OURS, THEIRS));
        for (BenchComparison comparison : List.of(one, two)) {
            measured(1, comparison, BASE, 9e6, 0, 9e6);
            measured(1, comparison, OURS, 5e6, 0, comparison.equals(one) ? 6e6 : 7e6);
            measured(1, comparison, THEIRS, 2e6, 0, 2e6);
        }

        assertThat(rows())
                .endsWith(
                        "| 1 thread | ours ÷ theirs | 2.50 | 3.00 | 3.00–3.00 |",
                        "| 2 threads | ours ÷ theirs | 2.50 | 3.50 | 3.50–3.50 |");
    }

    @Test
    void showsServerResultsInOwnSection() {
        BenchComparison outside = compare(BenchPlan.HITS, Host.OWN_PROCESS, "1 thread");
        BenchComparison inside = compare(BenchPlan.SERVER_HITS, Host.OPEN_LIBERTY, "1 thread");
        for (BenchComparison comparison : plan) {
            measured(1, comparison, BASE, 1e6, 0, comparison.equals(outside) ? 8e6 : 2e6);
            measured(1, comparison, OURS, 1e6, 0, 1e6);
            measured(1, comparison, THEIRS, 1e6, 0, 1e6);
        }
        assertThat(inside.host()).isNotEqualTo(outside.host());

        assertThat(new ResultTables(plan, trials)
                        .markdown()
                        .lines()
                        .filter(line -> line.contains("#") || line.contains("ours")))
                .containsExactly(
                        "### Hits: reads only, every key there",
                        "|  | ours | 1,000 | 0.0 | 1.00 | 0.13 | 0.13–0.13 | 1.0 M |",
                        "### Inside Open Liberty",
                        "#### Hits: reads only, every key there; in a server",
                        "|  | ours | 1,000 | 0.0 | 1.00 | 0.50 | 0.50–0.50 | 1.0 M |");
    }
}
