package org.tradebench.load.telemetry;

import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the JVMs of a tier, or one of them, did in an interval. Null is 'not available'.
 *
 * @param pauses safepoints, at which all threads of the JVM are stopped; most of them are collections
 * @param pausedShare share of the measurement interval that they took, including the time to reach them, 0 to 1; the mean of several JVMs
 * @param worstSecondMillis maximum time that pauses took from one sample to the next, including the samples around the measurement interval's ends: no pause
 *     was longer; the worst of several JVMs
 * @param liveBytes minimum of the heap in use over the samples of the measurement interval, an upper bound of what is live; the sum of several JVMs
 * @param heapBytes maximum that the heap had from the system in the measurement interval
 * @param threads maximum number of threads in the measurement interval
 * @param poolThreads maximum number of threads of the application server's thread pool
 */
public record JvmUse(
        @Nullable Double pauses,
        @Nullable Double pausedShare,
        @Nullable Double worstSecondMillis,
        @Nullable Long liveBytes,
        @Nullable Long heapBytes,
        @Nullable Integer threads,
        @Nullable Integer poolThreads) {
    /** Summarizes one node; null when it is no JVM, or nothing is known of it. */
    static @Nullable JvmUse of(
            List<CpuSample> samples, Interval interval, Function<CpuSample, @Nullable TierSample> node) {
        Function<CpuSample, @Nullable JvmSample> jvm = sample -> JvmSample.known(node.apply(sample), TierSample::jvm);
        List<JvmSample> inside = samples.stream()
                .filter(sample -> sample.time() >= interval.start() && sample.time() <= interval.end())
                .map(jvm)
                .filter(Objects::nonNull)
                .toList();
        if (inside.isEmpty()) {
            return null;
        }
        return new JvmUse(
                interval.growth(
                        samples, CpuSample::time, sample -> JvmSample.known(jvm.apply(sample), JvmSample::pauses)),
                interval.rate(
                        samples,
                        CpuSample::time,
                        sample -> JvmSample.known(jvm.apply(sample), JvmSample::pauseSeconds)),
                worstSecond(samples, interval, jvm),
                // A node that is being restarted uses nothing.
                extreme(
                        inside,
                        sample -> Integer.valueOf(0).equals(sample.threads()) ? null : sample.heapBytes(),
                        Long::min),
                extreme(inside, JvmSample::heapCapacityBytes, Long::max),
                extreme(inside, JvmSample::threads, Integer::max),
                extreme(inside, JvmSample::poolThreads, Integer::max));
    }

    /**
     * Summarizes all nodes of a tier; null without nodes, and when one of them has no summary. A value that is unknown for one node is unknown for the tier.
     */
    static @Nullable JvmUse total(List<@Nullable JvmUse> nodes) {
        if (nodes.isEmpty() || nodes.stream().anyMatch(Objects::isNull)) {
            return null;
        }
        Double paused = all(nodes, JvmUse::pausedShare, Double::sum);
        return new JvmUse(
                all(nodes, JvmUse::pauses, Double::sum),
                paused == null ? null : paused / nodes.size(),
                all(nodes, JvmUse::worstSecondMillis, Double::max),
                all(nodes, JvmUse::liveBytes, Long::sum),
                all(nodes, JvmUse::heapBytes, Long::sum),
                all(nodes, JvmUse::threads, Integer::sum),
                all(nodes, JvmUse::poolThreads, Integer::sum));
    }

    /**
     * Returns the maximum growth of the pauses between two samples, from the last sample before the measurement interval to the first after it, so that none of
     * its pauses is left out.
     */
    private static @Nullable Double worstSecond(
            List<CpuSample> samples, Interval interval, Function<CpuSample, @Nullable JvmSample> jvm) {
        Double worst = null;
        Double before = null;
        for (CpuSample sample : samples) {
            Double now = JvmSample.known(jvm.apply(sample), JvmSample::pauseSeconds);
            if (now == null) {
                continue;
            }
            if (before != null
                    && sample.time() > interval.start()
                    && (worst == null || 1000 * (now - before) > worst)) {
                worst = 1000 * (now - before);
            }
            before = now;
            if (sample.time() >= interval.end()) {
                break;
            }
        }
        return worst;
    }

    private static <N> @Nullable N extreme(
            List<JvmSample> samples, Function<JvmSample, @Nullable N> metric, BinaryOperator<N> chosen) {
        return samples.stream()
                .map(metric)
                .filter(Objects::nonNull)
                .reduce(chosen)
                .orElse(null);
    }

    private static <N> @Nullable N all(
            List<JvmUse> nodes, Function<JvmUse, @Nullable N> metric, BinaryOperator<N> together) {
        N all = metric.apply(nodes.get(0));
        for (JvmUse node : nodes.subList(1, nodes.size())) {
            all = JvmSample.sum(all, metric.apply(node), together);
        }
        return all;
    }
}
