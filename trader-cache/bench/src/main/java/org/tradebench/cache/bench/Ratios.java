package org.tradebench.cache.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Holds the ratios of one subject's throughput to another's, one for each block.
 *
 * @param clock of operations per second of elapsed time
 * @param cpu of operations per second of CPU time of the whole process; not a number where that is not counted
 */
record Ratios(List<Double> clock, List<Double> cpu) {

    /** @param own trials by block; {@code base} must have a trial of each of these blocks */
    static Ratios of(Map<Integer, BenchTrial> own, Map<Integer, BenchTrial> base) {
        return new Ratios(
                own.values().stream()
                        .map(trial -> trial.mean() / base.get(trial.block()).mean())
                        .toList(),
                own.values().stream()
                        .map(trial ->
                                trial.perCpuSecond() / base.get(trial.block()).perCpuSecond())
                        .toList());
    }

    /** Returns three cells of a table: mean ratio by CPU time with its interval, the same by elapsed time, lowest and highest ratio by elapsed time. */
    String cells() {
        return (cpu.contains(Double.NaN) ? "–" : interval(cpu)) + " | " + interval(clock) + " | " + span(clock);
    }

    private static String interval(List<Double> ratios) {
        MeasuredRatio ratio = MeasuredRatio.of(ratios);
        String mean = String.format(Locale.ROOT, "%.2f", ratio.mean());
        return Double.isNaN(ratio.low())
                ? mean
                : mean + String.format(Locale.ROOT, " (%.2f–%.2f)", ratio.low(), ratio.high());
    }

    private static String span(List<Double> ratios) {
        return String.format(
                Locale.ROOT,
                "%.2f–%.2f",
                ratios.stream().mapToDouble(Double::doubleValue).min().orElseThrow(),
                ratios.stream().mapToDouble(Double::doubleValue).max().orElseThrow());
    }
}
