package org.tradebench.load.telemetry;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSample;
import org.tradebench.load.telemetry.TelemetrySeries.MachineSeries;

/**
 * Summarizes what all tiers, the machine and the database did in the measurement interval. Null is 'not available'.
 *
 * @param nodes with what each used, in the papers' order
 * @param machineBusy cores that anything on the machine used
 * @param foreign the machine's busy cores minus those of all its nodes: load that does not belong to this run; never below zero; null also when a node's cores
 *     are not available
 * @param steal cores that the hypervisor gave to others
 * @param sampler cores that sampling cost, part of the runner's
 * @param peakResidentBytes maximum of the resident memory of all tiers together over the samples of the whole run
 * @param machines other than the runner's
 * @param cache use of the application's cache; null without one
 * @param speed of the runner's machine; null where no probe ran, and in results from before there was one
 */
public record IntervalUse(
        Map<Tier, TierUse> tiers,
        List<NodeUse> nodes,
        @Nullable Double machineBusy,
        @Nullable Double foreign,
        @Nullable Double steal,
        @Nullable Double sampler,
        @Nullable Long peakResidentBytes,
        DatabaseUse database,
        List<MachineUse> machines,
        @Nullable CacheUse cache,
        @Nullable SpeedUse speed) {
    /** Reads results of versions that did not record nodes, too. */
    public IntervalUse {
        nodes = nodes == null ? List.of() : nodes;
        machines = machines == null ? List.of() : machines;
    }

    /** Summarizes a measurement interval of a series. */
    public static IntervalUse of(TelemetrySeries series, Interval interval) {
        List<NodeUse> nodes = series.nodes().stream()
                .map(node -> new NodeUse(
                        node,
                        use(series.cpu(), interval, sample -> sample.nodes().get(node.name()))))
                .toList();
        Map<Tier, TierUse> tiers = new EnumMap<>(Tier.class);
        for (Tier tier : Tier.values()) {
            List<TierUse> uses = nodes.stream()
                    .filter(node -> node.node().tier() == tier)
                    .map(NodeUse::use)
                    .toList();
            if (!uses.isEmpty()) {
                tiers.put(
                        tier,
                        total(uses, peak(series.cpu(), sample -> sample.tiers().get(tier))));
            }
        }
        Double busy = interval.rate(series.cpu(), CpuSample::time, CpuSample::machineBusySeconds);
        return new IntervalUse(
                tiers,
                nodes,
                busy,
                backgroundLoad(busy, nodes, null),
                interval.rate(series.cpu(), CpuSample::time, CpuSample::machineStealSeconds),
                interval.rate(series.cpu(), CpuSample::time, CpuSample::samplerSeconds),
                peakOfAll(series.cpu()),
                DatabaseUse.of(series.database(), interval),
                series.machines().stream()
                        .map(machine -> machine(machine, nodes, interval))
                        .toList(),
                CacheUse.of(series.cache(), interval),
                SpeedUse.of(series.cpu(), interval, CpuSample::time, CpuSample::speed));
    }

    private static MachineUse machine(MachineSeries series, List<NodeUse> nodes, Interval interval) {
        Double busy = interval.rate(series.samples(), MachineSample::time, MachineSample::busySeconds);
        return new MachineUse(
                series.host(),
                series.cores(),
                busy,
                backgroundLoad(busy, nodes, series.host()),
                interval.rate(series.samples(), MachineSample::time, MachineSample::stealSeconds),
                SpeedUse.of(series.samples(), interval, MachineSample::time, MachineSample::speed));
    }

    private static TierUse use(
            List<CpuSample> samples, Interval interval, Function<CpuSample, @Nullable TierSample> of) {
        return new TierUse(
                rate(samples, interval, of, TierSample::cpuSeconds),
                rate(samples, interval, of, TierSample::userSeconds),
                rate(samples, interval, of, TierSample::systemSeconds),
                rate(samples, interval, of, TierSample::jitSeconds),
                rate(samples, interval, of, TierSample::gcSeconds),
                peak(samples, of),
                rate(samples, interval, of, TierSample::receivedBytes),
                rate(samples, interval, of, TierSample::sentBytes),
                JvmUse.of(samples, interval, of));
    }

    /** Adds up rates rather than samples: nodes need not have reported at the same moments. */
    private static TierUse total(List<TierUse> nodes, @Nullable Long peak) {
        return new TierUse(
                sum(nodes, TierUse::cores),
                sum(nodes, TierUse::user),
                sum(nodes, TierUse::system),
                sum(nodes, TierUse::jit),
                sum(nodes, TierUse::gc),
                peak,
                sum(nodes, TierUse::received),
                sum(nodes, TierUse::sent),
                JvmUse.total(nodes.stream().map(TierUse::jvm).toList()));
    }

    private static @Nullable Double sum(List<TierUse> nodes, Function<TierUse, @Nullable Double> metric) {
        List<Double> metrics =
                nodes.stream().map(metric).filter(Objects::nonNull).toList();
        return metrics.size() < nodes.size()
                ? null
                : metrics.stream().mapToDouble(Double::doubleValue).sum();
    }

    private static @Nullable Long peak(List<CpuSample> samples, Function<CpuSample, @Nullable TierSample> of) {
        return samples.stream()
                .map(sample -> JvmSample.known(of.apply(sample), TierSample::residentBytes))
                .filter(Objects::nonNull)
                .max(Long::compare)
                .orElse(null);
    }

    private static <N extends Number> @Nullable Double rate(
            List<CpuSample> samples,
            Interval interval,
            Function<CpuSample, @Nullable TierSample> of,
            Function<TierSample, @Nullable N> counter) {
        return interval.rate(samples, CpuSample::time, sample -> JvmSample.known(of.apply(sample), counter));
    }

    /** Returns null also when the CPU of one of the run's own nodes there is not known: it would count as load that is not of this run. */
    private static @Nullable Double backgroundLoad(@Nullable Double busy, List<NodeUse> nodes, @Nullable String host) {
        Double own = sum(
                nodes.stream()
                        .filter(node -> Objects.equals(node.node().host(), host))
                        .map(NodeUse::use)
                        .toList(),
                TierUse::cores);
        return busy == null || own == null ? null : Double.valueOf(Math.max(0, busy - own));
    }

    private static @Nullable Long peakOfAll(List<CpuSample> samples) {
        return samples.stream()
                .map(sample -> sample.tiers().values().stream()
                        .map(TierSample::residentBytes)
                        .filter(Objects::nonNull)
                        .reduce(Long::sum)
                        .orElse(null))
                .filter(Objects::nonNull)
                .max(Long::compare)
                .orElse(null);
    }

    /** Summarizes what one node used in a measurement interval. */
    public record NodeUse(Node node, TierUse use) {}

    /**
     * Summarizes what another machine did in the measurement interval. Null is 'not available'.
     *
     * @param host the machine's name in the run
     * @param cores number of its cores
     * @param busy cores that anything on it used
     * @param foreign these minus those of the run's nodes on it: load that does not belong to this run; never below zero
     * @param steal cores that its hypervisor gave to others
     * @param speed of this machine
     */
    public record MachineUse(
            String host,
            int cores,
            @Nullable Double busy,
            @Nullable Double foreign,
            @Nullable Double steal,
            @Nullable SpeedUse speed) {}
}
