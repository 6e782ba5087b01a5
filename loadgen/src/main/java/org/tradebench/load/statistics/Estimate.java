package org.tradebench.load.statistics;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.hipparchus.stat.StatUtils;
import org.jspecify.annotations.Nullable;

/**
 * Holds the mean of repeated measurements with its confidence interval.
 *
 * @param value the mean of the blocks: arithmetic for differences, geometric for rates
 * @param low lower end of the 95 % interval by Student's t; null with fewer than two blocks
 * @param high upper end of it
 * @param rounds number of blocks with a value
 */
public record Estimate(
        double value, @Nullable Double low, @Nullable Double high, int rounds) {
    /** Estimates the arithmetic mean, for values that may be below zero, such as differences; at least one. */
    public static Estimate ofDifferences(List<Double> metrics) {
        return of(metrics, x -> x, x -> x);
    }

    /** Estimates the geometric mean, for values above zero, such as rates; at least one. */
    public static Estimate ofRates(List<Double> metrics) {
        return of(metrics, Math::log, Math::exp);
    }

    private static Estimate of(List<Double> metrics, DoubleUnaryOperator transform, DoubleUnaryOperator inverse) {
        if (metrics.isEmpty()) {
            throw new IllegalArgumentException("the mean needs at least one value");
        }
        double[] values =
                metrics.stream().mapToDouble(Double::doubleValue).map(transform).toArray();
        double mean = StatUtils.mean(values);
        if (values.length == 1) {
            return new Estimate(inverse.applyAsDouble(mean), null, null, 1);
        }
        double half = StudentT.halfInterval(values, mean);
        return new Estimate(
                inverse.applyAsDouble(mean),
                inverse.applyAsDouble(mean - half),
                inverse.applyAsDouble(mean + half),
                values.length);
    }

    /** Returns whether the interval excludes 0; false without an interval. */
    public boolean differsFromZero() {
        return low != null && high != null && (low > 0 || high < 0);
    }
}
