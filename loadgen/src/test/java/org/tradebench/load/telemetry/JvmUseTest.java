package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.source.NodeCounters;

class JvmUseTest {
    private static final Node ONE = Node.local("application-1", Tier.APPLICATION);
    private static final Node TWO = Node.local("application-2", Tier.APPLICATION);
    private static final Interval INTERVAL = new Interval(1000, 3000);

    private static TierSample jvm(long pauses, double seconds, long heap, int threads) {
        return new TierSample(
                1.0,
                1.0,
                0.0,
                0.0,
                0.0,
                100L,
                null,
                null,
                new JvmSample(threads, threads / 2, pauses, seconds, heap, 2 * heap));
    }

    private static IntervalUse use(Map<Node, List<TierSample>> nodes) {
        int seconds = nodes.get(ONE).size();
        List<CpuSample> samples = IntStream.range(0, seconds)
                .mapToObj(second -> CpuSample.of(
                        1000L * second,
                        nodes.entrySet().stream()
                                .collect(Collectors.toMap(
                                        Map.Entry::getKey,
                                        entry -> entry.getValue().get(second))),
                        Set.of(),
                        null,
                        null,
                        null))
                .toList();
        return IntervalUse.of(
                new TelemetrySeries(
                        "test", 1, List.copyOf(nodes.keySet()), samples, List.of(), List.of(), List.of(), List.of()),
                INTERVAL);
    }

    private static final List<TierSample> FIRST = List.of(
            jvm(10, 1.0, 900, 30),
            jvm(12, 1.010, 500, 40),
            jvm(15, 1.015, 300, 44),
            jvm(16, 1.050, 400, 42),
            jvm(99, 9.0, 100, 90));

    @Test
    void countsIntervalOnly() {
        JvmUse use = use(Map.of(ONE, FIRST)).tiers().get(Tier.APPLICATION).jvm();
        assertThat(use.pauses()).isEqualTo(4);
        assertThat(use.pausedShare()).isCloseTo(0.040 / 2, within(1e-9));
        assertThat(use.worstSecondMillis()).isCloseTo(35, within(1e-6));
        assertThat(use.liveBytes()).isEqualTo(300);
        assertThat(use.heapBytes()).isEqualTo(1000);
        assertThat(use.threads()).isEqualTo(44);
        assertThat(use.poolThreads()).isEqualTo(22);
    }

    @Test
    void includesPauseAcrossIntervalStart() {
        List<TierSample> late = List.of(
                jvm(1, 1.0, 900, 30),
                jvm(2, 1.1, 900, 30),
                jvm(3, 1.11, 900, 30),
                jvm(4, 1.12, 900, 30),
                jvm(9, 9, 1, 1));
        JvmUse between = JvmUse.of(
                samplesOf(late),
                new Interval(500, 2500),
                sample -> sample.nodes().get(ONE.name()));
        assertThat(between.worstSecondMillis()).isCloseTo(100, within(1e-6));
        assertThat(JvmUse.of(
                                samplesOf(late),
                                new Interval(1000, 2500),
                                sample -> sample.nodes().get(ONE.name()))
                        .worstSecondMillis())
                .as("the longest pause ended before the interval")
                .isCloseTo(10, within(1e-6));
    }

    private static List<CpuSample> samplesOf(List<TierSample> tiers) {
        return IntStream.range(0, tiers.size())
                .mapToObj(second ->
                        CpuSample.of(1000L * second, Map.of(ONE, tiers.get(second)), Set.of(), null, null, null))
                .toList();
    }

    @Test
    void averagesPausedSharesAndSumsHeapsOfJvms() {
        List<TierSample> second = List.of(
                jvm(0, 0, 100, 10),
                jvm(0, 0, 100, 10),
                jvm(1, 0.080, 100, 10),
                jvm(1, 0.080, 100, 10),
                jvm(1, 0.1, 1, 1));
        JvmUse use = use(Map.of(ONE, FIRST, TWO, second))
                .tiers()
                .get(Tier.APPLICATION)
                .jvm();
        assertThat(use.pauses()).isEqualTo(5);
        assertThat(use.pausedShare()).isCloseTo((0.020 + 0.040) / 2, within(1e-9));
        assertThat(use.worstSecondMillis()).isCloseTo(80, within(1e-6));
        assertThat(use.liveBytes()).isEqualTo(400);
        assertThat(use.threads()).isEqualTo(54);
    }

    @Test
    void keepsHeapAndThreadsOfRestartedServer() {
        NodeCounters counters = new NodeCounters();
        TierSample before = counters.accumulate(jvm(10, 1.0, 500, 40));
        counters.beginProcess();
        TierSample down = counters.whileStopped();
        TierSample restarted = counters.accumulate(jvm(2, 0.2, 300, 30));
        JvmUse use = use(Map.of(ONE, List.of(before, before, down, restarted, restarted)))
                .tiers()
                .get(Tier.APPLICATION)
                .jvm();
        assertThat(use.pauses()).isEqualTo(2);
        assertThat(use.pausedShare()).isCloseTo(0.1, within(1e-9));
        assertThat(use.liveBytes()).isEqualTo(300);
        assertThat(use.threads()).isEqualTo(40);
    }

    @Test
    void omitsMetricsWithoutJvmCounters() {
        TierSample unknown = new TierSample(1.0, 1.0, 0.0, 0.0, 0.0, 100L);
        IntervalUse use = use(Map.of(ONE, FIRST, TWO, List.of(unknown, unknown, unknown, unknown, unknown)));
        assertThat(use.tiers().get(Tier.APPLICATION).jvm())
                .as("null unless all servers have counters")
                .isNull();
        assertThat(use.nodes())
                .filteredOn(node -> node.use().jvm() != null)
                .extracting(node -> node.node().name())
                .containsExactly("application-1");
        JvmSample threadsOnly = new JvmSample(7, 3, null, null, null, null);
        TierSample openJ9 = new TierSample(1.0, 1.0, 0.0, 0.0, 0.0, 100L, null, null, threadsOnly);
        JvmUse withoutCounters = use(Map.of(ONE, List.of(openJ9, openJ9, openJ9, openJ9)))
                .tiers()
                .get(Tier.APPLICATION)
                .jvm();
        assertThat(withoutCounters).isEqualTo(new JvmUse(null, null, null, null, null, 7, 3));
    }
}
