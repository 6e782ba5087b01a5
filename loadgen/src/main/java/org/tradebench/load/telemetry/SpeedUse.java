package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Summarizes how fast a machine was in an interval, as the speed probe measured it. Speeds are relative to the reference machine of {@link SpeedSample}.
 *
 * @param speed arithmetic mean of the speeds of its seconds: a system that is limited by its CPUs completes in each second what the speed of that second allows
 * @param arithmetic speed of calculations, likewise
 * @param memory speed of access to memory, likewise
 * @param system speed of the kernel, likewise
 * @param seconds that were sampled
 * @param waiting share of the probe's elapsed time in which it waited for a CPU, 0 to 1
 * @param cost cores that the probe used; null is 'not available'
 */
public record SpeedUse(
        double speed,
        double arithmetic,
        double memory,
        double system,
        int seconds,
        double waiting,
        @Nullable Double cost) {
    /** Share of an interval's seconds that must be sampled. */
    private static final double COVERED = 0.5;

    /** Summarizes an interval; null without a probe, and when it missed more than half of the interval. */
    static <S> @Nullable SpeedUse of(
            List<S> samples, Interval interval, ToLongFunction<S> time, Function<S, @Nullable SpeedSample> of) {
        List<SpeedSample> inside = samples.stream()
                .filter(sample ->
                        time.applyAsLong(sample) > interval.start() && time.applyAsLong(sample) <= interval.end())
                .map(of)
                .filter(Objects::nonNull)
                .toList();
        if (inside.isEmpty() || inside.size() < COVERED * interval.seconds()) {
            return null;
        }
        double cpu = inside.stream().mapToLong(SpeedSample::cpuMicros).sum();
        double elapsed = inside.stream().mapToLong(SpeedSample::elapsedMicros).sum();
        return new SpeedUse(
                mean(inside, SpeedSample::speed),
                mean(inside, SpeedSample::arithmetic),
                mean(inside, SpeedSample::memory),
                mean(inside, SpeedSample::system),
                inside.size(),
                elapsed == 0 ? 0 : Math.max(0, 1 - cpu / elapsed),
                interval.rate(samples, time, sample -> JvmSample.known(of.apply(sample), SpeedSample::probeSeconds)));
    }

    private static double mean(List<SpeedSample> samples, ToDoubleFunction<SpeedSample> speed) {
        return samples.stream().mapToDouble(speed).average().orElseThrow();
    }
}
