package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IntervalUseTest {
    private static final Node APPLICATION = Node.only(Tier.APPLICATION);
    private static final Node LOAD_GENERATOR = Node.only(Tier.LOAD_GENERATOR);

    private static TierSample usage(double cpu, double jit, long resident) {
        return new TierSample(cpu, cpu / 2, cpu / 2, jit, 0.0, resident);
    }

    private static CpuSample sample(long time, double application, double loadGenerator, double busy) {
        return CpuSample.of(
                time,
                Map.of(
                        APPLICATION, usage(application, application / 4, 600 + time),
                        LOAD_GENERATOR, usage(loadGenerator, 0, 300)),
                Set.of(),
                busy,
                0.0,
                0.01);
    }

    private static TelemetrySeries series(CpuSample... samples) {
        return series(List.of(APPLICATION, LOAD_GENERATOR), List.of(samples));
    }

    private static TelemetrySeries series(List<Node> nodes, List<CpuSample> samples) {
        return new TelemetrySeries("test", 1, nodes, samples, List.of(), List.of(), List.of(), List.of());
    }

    @Test
    void derivesCoresFromInterpolatedCounters() {
        TelemetrySeries series =
                series(sample(0, 0, 0, 0), sample(1000, 1, 0.5, 2), sample(2000, 3, 1.0, 4), sample(3000, 3, 1.5, 6));

        IntervalUse use = IntervalUse.of(series, new Interval(500, 2500));

        assertThat(use.tiers().get(Tier.APPLICATION).cores()).isCloseTo((3 - 0.5) / 2, within(1e-9));
        assertThat(use.tiers().get(Tier.APPLICATION).withoutJit()).isCloseTo((3 - 0.5) / 2 * 0.75, within(1e-9));
        assertThat(use.tiers().get(Tier.LOAD_GENERATOR).cores()).isCloseTo(0.5, within(1e-9));
        assertThat(use.machineBusy()).isCloseTo(2, within(1e-9));
        assertThat(use.foreign()).isCloseTo(2 - 1.25 - 0.5, within(1e-9));
        assertThat(use.tiers()).doesNotContainKey(Tier.DATABASE);
        assertThat(use.peakResidentBytes()).isEqualTo(600 + 3000 + 300);
    }

    @Test
    void doesNotSubtractRemoteNodesFromMachineCpu() {
        TelemetrySeries local = series(sample(0, 0, 0, 0), sample(1000, 1, 0.5, 2));
        TelemetrySeries remote =
                series(List.of(new Node("application", Tier.APPLICATION, "far"), LOAD_GENERATOR), local.cpu());
        Interval interval = new Interval(0, 1000);
        assertThat(IntervalUse.of(local, interval).foreign()).isCloseTo(0.5, within(1e-9));
        assertThat(IntervalUse.of(remote, interval).foreign()).isCloseTo(1.5, within(1e-9));
        assertThat(IntervalUse.of(remote, interval)
                        .tiers()
                        .get(Tier.APPLICATION)
                        .cores())
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void sumsNodesWithDifferentSampleTimes() {
        Node one = Node.local("application-1", Tier.APPLICATION);
        Node two = Node.local("application-2", Tier.APPLICATION);
        List<CpuSample> samples = List.of(
                CpuSample.of(0, Map.of(one, usage(0, 0, 10), two, usage(0, 0, 20)), Set.of(), 0.0, 0.0, 0.0),
                CpuSample.of(1000, Map.of(one, usage(1, 0, 10)), Set.of(two), 2.0, 0.0, 0.0),
                CpuSample.of(2000, Map.of(two, usage(1, 0, 20)), Set.of(one), 4.0, 0.0, 0.0),
                CpuSample.of(3000, Map.of(one, usage(3, 0, 10), two, usage(1.5, 0, 20)), Set.of(), 6.0, 0.0, 0.0));

        IntervalUse use = IntervalUse.of(series(List.of(one, two), samples), new Interval(0, 3000));

        assertThat(samples.get(1).tiers())
                .as("omits a tier with a missing node")
                .isEmpty();
        assertThat(use.nodes())
                .extracting(node -> node.node().name())
                .containsExactly("application-1", "application-2");
        assertThat(use.nodes().get(0).use().cores()).isCloseTo(1, within(1e-9));
        assertThat(use.tiers().get(Tier.APPLICATION).cores()).isCloseTo(1.5, within(1e-9));
        assertThat(use.tiers().get(Tier.APPLICATION).peakResidentBytes()).isEqualTo(30);
        assertThat(use.foreign()).isCloseTo(0.5, within(1e-9));
    }

    /** The CPU time of an unreadable node is part of the machine's, but is not background load. */
    @Test
    void hasNoBackgroundLoadBesideUnreadableNode() {
        Node database = Node.only(Tier.DATABASE);
        TelemetrySeries unreadable = series(
                List.of(APPLICATION, LOAD_GENERATOR, database), List.of(sample(0, 0, 0, 0), sample(1000, 1, 0.5, 4)));
        TelemetrySeries remote = series(
                List.of(APPLICATION, LOAD_GENERATOR, new Node("database", Tier.DATABASE, "far")), unreadable.cpu());
        Interval interval = new Interval(0, 1000);
        assertThat(IntervalUse.of(unreadable, interval).machineBusy()).isCloseTo(4, within(1e-9));
        assertThat(IntervalUse.of(unreadable, interval).foreign()).isNull();
        assertThat(IntervalUse.of(remote, interval).foreign()).isCloseTo(2.5, within(1e-9));
    }

    @Test
    void hasNoMetricsWhenSamplesDoNotCoverInterval() {
        TelemetrySeries series = series(sample(0, 0, 0, 0), sample(1000, 1, 1, 2));
        IntervalUse use = IntervalUse.of(series, new Interval(500, 1500));
        assertThat(use.tiers().get(Tier.APPLICATION).cores()).isNull();
        assertThat(use.machineBusy()).isNull();
        assertThat(use.foreign()).isNull();
        assertThat(use.database().commits()).isNull();
    }

    @Test
    void hasNoGrowthAfterCounterReset() {
        List<DatabaseSample> samples = List.of(database(0, 100, 10), database(1000, 5, 20), database(2000, 30, 30));
        DatabaseUse use = DatabaseUse.of(samples, new Interval(0, 2000));
        assertThat(use.commits()).isNull();
        assertThat(use.walBytes()).isEqualTo(20);
        assertThat(use.statements()).isNull();
    }

    private static DatabaseSample database(long time, long commits, long wal) {
        return new DatabaseSample(time, commits, 0, null, 0, 1, 1, wal, 0L, 0L, 0.0, Map.of(), List.of(), 20, 2, 0);
    }
}
