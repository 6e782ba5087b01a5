package org.tradebench.load.telemetry;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * What all tiers, the machine and the database did in the window. Null is 'not available'.
 *
 * @param machineBusy cores that anything on the machine used
 * @param foreign the machine's busy cores less those of all tiers: load that is not of this run; never below zero
 * @param steal cores that the hypervisor gave to others
 * @param sampler cores that taking the samples cost, part of the runner's
 * @param peakResidentBytes the most that all tiers together had resident in any sample of the whole run
 * @param cache the application's; null without one
 */
public record WindowUse(
        Map<Tier, TierUse> tiers,
        Double machineBusy,
        Double foreign,
        Double steal,
        Double sampler,
        Long peakResidentBytes,
        DatabaseUse database,
        CacheUse cache) {
    /** Works out a window of a series. */
    public static WindowUse of(TelemetrySeries series, Window window) {
        Map<Tier, TierUse> tiers = new EnumMap<>(Tier.class);
        for (Tier tier : Tier.values()) {
            if (series.cpu().stream().anyMatch(sample -> sample.tiers().containsKey(tier))) {
                tiers.put(tier, tierUse(series.cpu(), window, tier));
            }
        }
        Double busy = window.rate(series.cpu(), CpuSample::time, CpuSample::machineBusySeconds);
        return new WindowUse(
                tiers,
                busy,
                foreign(busy, tiers, series.elsewhere()),
                window.rate(series.cpu(), CpuSample::time, CpuSample::machineStealSeconds),
                window.rate(series.cpu(), CpuSample::time, CpuSample::samplerSeconds),
                peakOfAll(series.cpu()),
                DatabaseUse.of(series.database(), window),
                CacheUse.of(series.cache(), window));
    }

    private static TierUse tierUse(List<CpuSample> samples, Window window, Tier tier) {
        return new TierUse(
                rate(samples, window, tier, TierSample::cpuSeconds),
                rate(samples, window, tier, TierSample::userSeconds),
                rate(samples, window, tier, TierSample::systemSeconds),
                rate(samples, window, tier, TierSample::jitSeconds),
                rate(samples, window, tier, TierSample::gcSeconds),
                samples.stream()
                        .map(sample -> counter(sample, tier, TierSample::residentBytes))
                        .filter(Objects::nonNull)
                        .max(Long::compare)
                        .orElse(null));
    }

    private static Double rate(
            List<CpuSample> samples, Window window, Tier tier, Function<TierSample, Double> counter) {
        return window.rate(samples, CpuSample::time, sample -> counter(sample, tier, counter));
    }

    private static <N> N counter(CpuSample sample, Tier tier, Function<TierSample, N> counter) {
        TierSample of = sample.tiers().get(tier);
        return of == null ? null : counter.apply(of);
    }

    private static Double foreign(Double busy, Map<Tier, TierUse> tiers, Set<Tier> elsewhere) {
        if (busy == null) {
            return null;
        }
        double own = tiers.entrySet().stream()
                .filter(tier -> !elsewhere.contains(tier.getKey()))
                .map(tier -> tier.getValue().cores())
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sum();
        return Math.max(0, busy - own);
    }

    private static Long peakOfAll(List<CpuSample> samples) {
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
}
