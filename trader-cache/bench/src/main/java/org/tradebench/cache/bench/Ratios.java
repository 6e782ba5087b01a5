package org.tradebench.cache.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Holds the ratios of one subject's throughput to another's, one for each round.
 *
 * @param clock of operations per second of elapsed time
 * @param cpu of operations per second of CPU time of the whole process; not a number where that is not counted
 */
record Ratios(List<Double> clock, List<Double> cpu) {

    /** @param own by round, as {@code base}, which has each of its rounds */
    static Ratios of(Map<Integer, BenchTrial> own, Map<Integer, BenchTrial> base) {
        return new Ratios(
                own.values().stream()
                        .map(trial -> trial.mean() / base.get(trial.round()).mean())
                        .toList(),
                own.values().stream()
                        .map(trial ->
                                trial.perCpuSecond() / base.get(trial.round()).perCpuSecond())
                        .toList());
    }

    /** Three cells of a table: the mean by processor time with its interval, that by the clock, the least and the most by the clock. */
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
