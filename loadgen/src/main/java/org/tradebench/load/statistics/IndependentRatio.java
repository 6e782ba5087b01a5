package org.tradebench.load.statistics;

import java.util.List;
import org.hipparchus.stat.StatUtils;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the ratio of two independent samples, such as those of two machines or two days. Nothing is paired, so that whatever affected one sample as a whole
 * affects the ratio.
 *
 * <p>Welch's test over the logarithms ("The Generalization of 'Student's' Problem when Several Different Population Variances are Involved", 1947): neither the
 * variances nor the sizes have to be equal.
 *
 * @param ratio of the geometric means
 * @param low lower end of the 95 % interval; null when either sample has fewer than two values
 * @param high upper end of it
 * @param one values of the sample that is divided
 * @param other values of the one that it is divided by
 * @param probability of a ratio so far from 1 if there were no difference, 0 to 1; null without an interval
 * @param detectable the smallest difference that so many values with so much noise detect at 80 % power, as a share: 0.03 is 3 %; null without an
 *     interval
 */
public record IndependentRatio(
        double ratio,
        @Nullable Double low,
        @Nullable Double high,
        int one,
        int other,
        @Nullable Double probability,
        @Nullable Double detectable)
        implements Ratio {
    /** Holds the mean of a sample, and the square of its standard error. */
    private record Sample(double mean, double variance, int metrics) {
        static Sample of(List<Double> metrics) {
            double[] logarithms = metrics.stream()
                    .mapToDouble(Double::doubleValue)
                    .map(Math::log)
                    .toArray();
            double mean = StatUtils.mean(logarithms);
            double error = logarithms.length < 2 ? 0 : StudentT.standardError(logarithms, mean);
            return new Sample(mean, error * error, logarithms.length);
        }
    }

    /**
     * Computes the ratio.
     *
     * @param metrics each above zero
     * @param reference likewise
     * @return null when either is empty
     */
    public static @Nullable IndependentRatio of(List<Double> metrics, List<Double> reference) {
        if (metrics.isEmpty() || reference.isEmpty()) {
            return null;
        }
        Sample one = Sample.of(metrics);
        Sample other = Sample.of(reference);
        double difference = one.mean() - other.mean();
        if (one.metrics() < 2 || other.metrics() < 2) {
            return new IndependentRatio(Math.exp(difference), null, null, one.metrics(), other.metrics(), null, null);
        }
        double variance = one.variance() + other.variance();
        if (variance == 0) {
            double same = Math.exp(difference);
            return new IndependentRatio(
                    same, same, same, one.metrics(), other.metrics(), difference == 0 ? 1.0 : 0.0, 0.0);
        }
        double error = Math.sqrt(variance);
        double degrees = variance
                * variance
                / (one.variance() * one.variance() / (one.metrics() - 1)
                        + other.variance() * other.variance() / (other.metrics() - 1));
        double point = StudentT.quantile(degrees, 0.975);
        return new IndependentRatio(
                Math.exp(difference),
                Math.exp(difference - point * error),
                Math.exp(difference + point * error),
                one.metrics(),
                other.metrics(),
                StudentT.twoSidedProbability(degrees, difference / error),
                Math.expm1(StudentT.minimumDetectable(degrees) * error));
    }

    /** Returns the size of the smaller sample. */
    public int metrics() {
        return Math.min(one, other);
    }
}
