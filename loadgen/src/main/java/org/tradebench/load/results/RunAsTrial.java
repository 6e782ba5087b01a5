package org.tradebench.load.results;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.OpenMetrics;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.statistics.FlatTail;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.validity.Recording;

/** Converts a run to a trial of an experiment: its metrics, and those of its slices. */
public final class RunAsTrial {
    private static final double MICROS = 1e6;

    private static final double MEGABYTE = 1 << 20;

    /** Relative change of throughput that ends a steady state; the one of p99 is larger, because a second has few requests beyond its p99. */
    private static final double THROUGHPUT_MATTERS = 0.05;

    private static final double P99_MATTERS = 0.5;

    private static final Set<String> UPDATES = Set.of("buy", "sell", "update account", "register");

    private RunAsTrial() {}

    /** Returns throughput and latency of each slice; empty when the run was not interleaved with others. */
    public static List<SliceMetrics> slices(LoadResult loadGenerator) {
        return loadGenerator.slices().stream()
                .map(slice -> new SliceMetrics(
                        (slice.endNanos() - slice.beginNanos()) / 1e9, slice.operationsPerSecond(), slice.meanMillis()))
                .toList();
    }

    /**
     * Returns the metrics of a run, also of one that is not VALID and has no summary: an experiment draws those, and uses them for nothing else.
     *
     * @return null without a right answer
     */
    public static @Nullable TrialMetrics metrics(RunRecord run, Recording recording) {
        LoadResult loadGenerator = recording.loadGenerator();
        HistogramFile histograms = recording.histograms();
        Summary of = run.summary() != null ? run.summary() : Summary.of(loadGenerator, histograms, run.use());
        // A primitive has requests only, no operations.
        boolean primitive = run.settings().workload().primitive() != null;
        double rate = primitive ? of.requestsPerSecond() : of.operationsPerSecond();
        if (rate == 0 || of.intervalSeconds() <= 0) {
            return null;
        }
        IntervalUse use = run.use();
        TierUse application = use.tiers().get(Tier.APPLICATION);
        TierUse database = use.tiers().get(Tier.DATABASE);
        Map<String, Double> cores = new LinkedHashMap<>();
        use.tiers().forEach((tier, tierUse) -> {
            if (tierUse.cores() != null) {
                cores.put(tier.label(), tierUse.cores());
            }
        });
        return new TrialMetrics(
                rate,
                of.latency().mean(),
                of.latency().p50(),
                of.latency().p99(),
                micros(application == null ? null : application.withoutJit(), rate),
                micros(database == null ? null : database.cores(), rate),
                micros(application == null ? null : application.gc(), rate),
                primitive ? of.statementsPerRequest() : of.statementsPerOperation(),
                of.hitRatio(),
                updates(loadGenerator.played()),
                cores,
                use.machineBusy(),
                of.intervalSeconds(),
                loadGenerator.slices().isEmpty() ? steady(histograms.series()) : steadySlices(loadGenerator.slices()),
                open(of.openModel()),
                of.requestsPerApplicationCpuSecondWithoutJit(),
                RunMetrics.machines(use, run.environment().machine()),
                application == null ? null : megabytes(application.peakResidentBytes()),
                run.startSeconds());
    }

    private static @Nullable OpenMetrics open(@Nullable OpenModel of) {
        return of == null
                ? null
                : new OpenMetrics(
                        of.offeredPerSecond(),
                        of.completedPerSecond(),
                        of.response().mean(),
                        of.response().p50(),
                        of.response().p99(),
                        of.service().mean(),
                        of.service().p50(),
                        of.service().p99(),
                        of.waited());
    }

    private static @Nullable Double micros(@Nullable Double cores, double rate) {
        return cores == null ? null : MICROS * cores / rate;
    }

    private static @Nullable Double megabytes(@Nullable Long bytes) {
        return bytes == null ? null : bytes / MEGABYTE;
    }

    private static @Nullable Double updates(Map<String, Long> played) {
        long all = played.values().stream().mapToLong(Long::longValue).sum();
        long updates = played.entrySet().stream()
                .filter(operation -> UPDATES.contains(operation.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
        return all == 0 ? null : (double) updates / all;
    }

    /** Returns the counted seconds at the end in which the throughput of the slices was flat. */
    private static double steadySlices(List<LoadResult.Slice> slices) {
        int flat = FlatTail.of(
                        THROUGHPUT_MATTERS,
                        slices.stream()
                                .mapToDouble(LoadResult.Slice::operationsPerSecond)
                                .toArray())
                .length();
        return slices.subList(slices.size() - flat, slices.size()).stream()
                .mapToDouble(slice -> slice.countedNanos() / 1e9)
                .sum();
    }

    /** Returns the seconds at the measurement interval's end in which throughput and p99 were flat; the last one, which is cut, is left out. */
    private static double steady(List<SecondStatistics> seconds) {
        List<SecondStatistics> whole =
                seconds.stream().filter(second -> second.lengthSeconds() > 0.9).toList();
        FlatTail throughput = FlatTail.of(
                THROUGHPUT_MATTERS,
                whole.stream()
                        .mapToDouble(second -> second.count() / second.lengthSeconds())
                        .toArray());
        FlatTail slowest = FlatTail.of(
                P99_MATTERS,
                whole.stream().mapToDouble(SecondStatistics::p99Millis).toArray());
        return Math.min(throughput.length(), slowest.length());
    }
}
