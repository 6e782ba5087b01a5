package org.tradebench.load.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.MachineMetrics;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.statistics.Spread;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.TelemetrySeries;

/**
 * Cuts the measurement interval of a run into slices, and holds for each the speed of the machine and throughput, as counted and speed-normalized.
 *
 * <p>Where only the machine changes, throughput as counted varies with it and speed-normalized throughput does not: the two coefficients of variation show how much of
 * the variation the speed probe explains.
 *
 * @param sliceSeconds length of a slice
 * @param slices those that are whole, in order
 * @param variation coefficient of variation (standard deviation by mean) of requests per second, over the slices that could be normalized; null with fewer than two
 * @param normalizedVariation the same of speed-normalized requests per second
 */
public record SpeedSlices(
        int sliceSeconds,
        List<Slice> slices,
        @Nullable Double variation,
        @Nullable Double normalizedVariation) {
    /**
     * Describes one slice. Null is 'not available'.
     *
     * @param start seconds from the opening of the measurement interval
     * @param requestsPerSecond right answers
     * @param normalized the same, speed-normalized; null also when the machine was not saturated
     * @param machine that may have limited it
     */
    public record Slice(
            int start,
            double requestsPerSecond,
            @Nullable Double normalized,
            @Nullable MachineMetrics machine) {}

    /** Reads the folder of a run. */
    public static SpeedSlices read(Path folder, int sliceSeconds) {
        ResultFolder results = ResultFolder.of(folder);
        RunRecord run = results.run();
        return of(
                LoadResult.in(results.folder()),
                results.telemetry(),
                Objects.requireNonNull(run.interval(), "a run that was recorded has an interval"),
                run,
                sliceSeconds);
    }

    static SpeedSlices of(LoadResult load, TelemetrySeries series, Interval interval, RunRecord run, int sliceSeconds) {
        List<Double> answers = load.timeline().stream()
                .filter(second -> second.phase() == LoadProgress.Phase.INTERVAL)
                .map(second -> (double) (second.requests() - second.errors()))
                .toList();
        int whole = (int) Math.min(answers.size(), load.intervalNanos() / 1_000_000_000L);
        List<Slice> slices = new ArrayList<>();
        for (int start = 0; start + sliceSeconds <= whole; start += sliceSeconds) {
            double rate = answers.subList(start, start + sliceSeconds).stream()
                            .mapToDouble(Double::doubleValue)
                            .sum()
                    / sliceSeconds;
            long begin = interval.start() + 1000L * start;
            IntervalUse use = IntervalUse.of(series, new Interval(begin, begin + 1000L * sliceSeconds));
            MachineMetrics machine = MachineMetrics.limiting(
                    RunMetrics.machines(use, run.environment().machine()));
            slices.add(new Slice(start, rate, machine == null ? null : machine.normalized(rate), machine));
        }
        List<Slice> normalized =
                slices.stream().filter(slice -> slice.normalized() != null).toList();
        return new SpeedSlices(
                sliceSeconds,
                slices,
                variation(normalized, Slice::requestsPerSecond),
                variation(normalized, slice -> Objects.requireNonNull(slice.normalized())));
    }

    private static @Nullable Double variation(List<Slice> slices, ToDoubleFunction<Slice> rate) {
        return Spread.variation(slices.stream().mapToDouble(rate).toArray());
    }
}
