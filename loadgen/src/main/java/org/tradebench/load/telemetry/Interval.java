package org.tradebench.load.telemetry;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Represents an interval of time over which counters become rates.
 *
 * @param start epoch milliseconds
 * @param end epoch milliseconds, after the start
 */
public record Interval(long start, long end) {
    /** Returns the seconds from start to end. */
    public double seconds() {
        return (end - start) / 1000.0;
    }

    /**
     * Returns by how much a counter grew, interpolated at both ends.
     *
     * @return null when the samples do not cover both ends, or do not have the counter there
     */
    public <S> @Nullable Double growth(List<S> samples, ToLongFunction<S> time, Function<S, ? extends Number> counter) {
        Double first = at(start, samples, time, counter);
        Double last = at(end, samples, time, counter);
        // A counter that was higher before was reset in between; its growth is unknown.
        return first == null || last == null || last < first ? null : last - first;
    }

    /** Returns by how much a counter grew per second. */
    <S> @Nullable Double rate(List<S> samples, ToLongFunction<S> time, Function<S, ? extends Number> counter) {
        Double growth = growth(samples, time, counter);
        return growth == null ? null : growth / seconds();
    }

    private static <S> @Nullable Double at(
            long moment, List<S> samples, ToLongFunction<S> time, Function<S, ? extends Number> counter) {
        S before = null;
        for (S sample : samples) {
            Number value = counter.apply(sample);
            if (value == null) {
                continue;
            }
            long t = time.applyAsLong(sample);
            if (t == moment) {
                return value.doubleValue();
            }
            if (t > moment) {
                if (before == null) {
                    return null;
                }
                double low = counter.apply(before).doubleValue();
                double share = (moment - time.applyAsLong(before)) / (double) (t - time.applyAsLong(before));
                return low + share * (value.doubleValue() - low);
            }
            before = sample;
        }
        return null;
    }
}
