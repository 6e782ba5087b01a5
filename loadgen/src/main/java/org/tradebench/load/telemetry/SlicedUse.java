package org.tradebench.load.telemetry;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.CacheCounts;

/**
 * Converts what a system used in a measurement interval that it shared with others to the time of its own slices.
 *
 * <p>CPU is read once per second, which is too rarely for the edges of slices of a few seconds. But outside its slices a system has nothing to do, so its
 * processes used their CPU of the whole interval for all requests that ended in it. The counted share of these requests has the same share of the CPU. Divided
 * by the counted time this gives the cores that the system used under load; divided by throughput as well, it gives the CPU time per operation. It includes a
 * system's own work, such as collections that continue after a slice. The same holds for the database's and the cache's counters.
 *
 * @param countedShare part of the requests of the measurement interval that counts, 0 to 1
 * @param intervalSeconds length of the measurement interval
 * @param countedSeconds the counted part of its length
 * @param otherCores cores used by the systems with which it shared the interval; null when unknown
 */
public record SlicedUse(
        double countedShare,
        double intervalSeconds,
        double countedSeconds,
        @Nullable Double otherCores) {
    /** Converts the use of an interval; what belongs to the machine or to the runner stays that of the whole interval. */
    public IntervalUse of(IntervalUse whole) {
        Map<Tier, TierUse> tiers = new EnumMap<>(Tier.class);
        whole.tiers().forEach((tier, use) -> tiers.put(tier, tier == Tier.RUNNER ? use : whileUnderLoad(use)));
        return new IntervalUse(
                tiers,
                whole.nodes().stream()
                        .map(node -> node.node().tier() == Tier.RUNNER
                                ? node
                                : new IntervalUse.NodeUse(node.node(), whileUnderLoad(node.use())))
                        .toList(),
                whole.machineBusy(),
                whole.foreign() == null || otherCores == null ? null : Double.valueOf(backgroundLoad(whole.foreign())),
                whole.steal(),
                whole.sampler(),
                whole.peakResidentBytes(),
                counted(whole.database()),
                whole.machines(),
                whole.cache() == null ? null : counted(whole.cache()),
                whole.speed());
    }

    private double backgroundLoad(double withOthers) {
        return Math.max(0, withOthers - (otherCores == null ? 0 : otherCores));
    }

    private double factor() {
        return countedShare * intervalSeconds / countedSeconds;
    }

    private TierUse whileUnderLoad(TierUse use) {
        JvmUse jvm = use.jvm();
        return new TierUse(
                times(use.cores(), factor()),
                times(use.user(), factor()),
                times(use.system(), factor()),
                times(use.jit(), factor()),
                times(use.gc(), factor()),
                use.peakResidentBytes(),
                times(use.received(), factor()),
                times(use.sent(), factor()),
                jvm == null
                        ? null
                        : new JvmUse(
                                times(jvm.pauses(), countedShare),
                                times(jvm.pausedShare(), factor()),
                                jvm.worstSecondMillis(),
                                jvm.liveBytes(),
                                jvm.heapBytes(),
                                jvm.threads(),
                                jvm.poolThreads()));
    }

    /** Converts the database's use, except deadlocks, checkpoints and vacuums, which are events of the whole interval. */
    private DatabaseUse counted(DatabaseUse use) {
        return new DatabaseUse(
                times(use.commits(), countedShare),
                times(use.rollbacks(), countedShare),
                times(use.statements(), countedShare),
                use.deadlocks(),
                use.bufferHitShare(),
                times(use.walBytes(), countedShare),
                use.checkpoints(),
                use.checkpointUnderWay(),
                use.vacuumed(),
                use.vacuumShare(),
                use.sessions(),
                times(use.busySessions(), factor()),
                times(use.waitingSessions(), factor()),
                use.mostWaitingSessions());
    }

    private CacheUse counted(CacheUse use) {
        Map<String, CacheCounts> templates = new TreeMap<>();
        use.templates().forEach((name, counts) -> templates.put(name, counted(counts)));
        Map<String, Double> growth = new TreeMap<>();
        use.growth().forEach((name, grown) -> growth.put(name, countedShare * grown));
        return new CacheUse(use.entries(), use.maxEntries(), counted(use.all()), templates, growth);
    }

    private CacheCounts counted(CacheCounts counts) {
        return CacheCounts.of(
                countedShare * counts.memoryHits(),
                times(counts.diskHits(), countedShare),
                countedShare * counts.remoteHits(),
                countedShare * counts.misses());
    }

    private static @Nullable Double times(@Nullable Double value, double factor) {
        return value == null ? null : Double.valueOf(factor * value);
    }
}
