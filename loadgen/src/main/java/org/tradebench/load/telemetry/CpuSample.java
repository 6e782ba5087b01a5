package org.tradebench.load.telemetry;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the counters of all tiers and the machine at one moment.
 *
 * @param time epoch milliseconds
 * @param tiers only those that ran; each the sum of its nodes, and missing when one of them did not report at this moment
 * @param nodes by name, in the papers' order; only those that reported
 * @param machineBusySeconds CPU of everything on the machine since its start; null is 'not available'
 * @param machineStealSeconds CPU that the hypervisor gave to others; null is 'not available'
 * @param samplerSeconds CPU that sampling has cost so far; part of the runner's
 * @param clockMillis how far the clock of the day has moved against the monotonic one since the first sample; null is 'not available'
 * @param connectionsOpened by any process of this machine's network, since its start; null is 'not available'
 * @param speed the second of the speed probe that was completed since the sample before; null without one, and in results from before there was a probe
 * @param otherRunsSeconds CPU of the other systems of an interleaved block and of their load generators; null of a run that was measured by itself, and in
 *     results from before it was recorded
 */
public record CpuSample(
        long time,
        Map<Tier, TierSample> tiers,
        Map<String, TierSample> nodes,
        @Nullable Double machineBusySeconds,
        @Nullable Double machineStealSeconds,
        @Nullable Double samplerSeconds,
        @Nullable Long clockMillis,
        @Nullable Long connectionsOpened,
        @Nullable SpeedSample speed,
        @Nullable Double otherRunsSeconds) {
    /** Reads results of versions that did not record nodes, too. */
    public CpuSample {
        nodes = nodes == null ? Map.of() : nodes;
    }

    /**
     * Adds up the nodes.
     *
     * @param silent nodes that run but did not report: their tiers have no sum
     */
    public static CpuSample of(
            long time,
            Map<Node, TierSample> samples,
            Set<Node> silent,
            @Nullable Double machineBusySeconds,
            @Nullable Double machineStealSeconds,
            @Nullable Double samplerSeconds) {
        Map<Tier, TierSample> tiers = new EnumMap<>(Tier.class);
        Map<String, TierSample> nodes = new LinkedHashMap<>();
        new TreeMap<>(samples).forEach((node, sample) -> {
            nodes.put(node.name(), sample);
            tiers.merge(node.tier(), sample, TierSample::plus);
        });
        silent.forEach(node -> tiers.remove(node.tier()));
        return new CpuSample(
                time, tiers, nodes, machineBusySeconds, machineStealSeconds, samplerSeconds, null, null, null, null);
    }

    /** Returns the same sample with what was read beside the tiers' CPU. */
    public CpuSample with(long clock, @Nullable Long connections, @Nullable Double otherRuns) {
        return new CpuSample(
                time,
                tiers,
                nodes,
                machineBusySeconds,
                machineStealSeconds,
                samplerSeconds,
                clock,
                connections,
                speed,
                otherRuns);
    }

    /** Returns the same sample with what the speed probe measured. */
    public CpuSample probed(@Nullable SpeedSample probe) {
        return new CpuSample(
                time,
                tiers,
                nodes,
                machineBusySeconds,
                machineStealSeconds,
                samplerSeconds,
                clockMillis,
                connectionsOpened,
                probe,
                otherRunsSeconds);
    }
}
