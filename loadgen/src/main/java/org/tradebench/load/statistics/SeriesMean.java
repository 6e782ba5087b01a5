package org.tradebench.load.statistics;

import org.hipparchus.stat.StatUtils;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the mean of values that were measured one after the other and are autocorrelated, with an interval that counts them as fewer independent ones.
 *
 * <p>How many neighbours count as one is the integrated autocorrelation time, by Geyer's initial positive sequence (Charles J. Geyer, "Practical Markov Chain Monte Carlo",
 * Statistical Science 7(4), 1992, section 3.3): autocorrelations are added in pairs up to the first pair that is not above zero.
 *
 * @param low lower end of the 95 % interval of Student's t; null when fewer than {@value #MIN} independent values are left
 * @param high upper end of it
 * @param autocorrelationTime values that count as one, at least 1
 */
public record SeriesMean(
        double mean, @Nullable Double low, @Nullable Double high, double autocorrelationTime) {
    /** Minimum number of independent values for an interval. */
    public static final int MIN = 10;

    /** Estimates the mean from values at equal distances, in their order; null without any. */
    public static @Nullable SeriesMean of(double... values) {
        if (values.length == 0) {
            return null;
        }
        double mean = StatUtils.mean(values);
        double tau = autocorrelationTime(values, mean);
        double independent = values.length / tau;
        if (independent < MIN) {
            return new SeriesMean(mean, null, null, tau);
        }
        // Autocorrelated values scatter less around their own mean than around the true one.
        double error = Math.sqrt(StatUtils.variance(values, mean) * tau / (values.length - tau));
        double half = StudentT.quantile(independent - 1, 0.975) * error;
        return new SeriesMean(mean, mean - half, mean + half, tau);
    }

    private static double autocorrelationTime(double[] values, double mean) {
        double all = covariance(values, mean, 0);
        if (all == 0) {
            return 1;
        }
        double sum = 0;
        for (int lag = 0; lag + 1 < values.length; lag += 2) {
            double pair = (covariance(values, mean, lag) + covariance(values, mean, lag + 1)) / all;
            if (pair <= 0) {
                break;
            }
            sum += pair;
        }
        return Math.max(1, 2 * sum - 1);
    }

    private static double covariance(double[] values, double mean, int lag) {
        double sum = 0;
        for (int i = 0; i + lag < values.length; i++) {
            sum += (values[i] - mean) * (values[i + lag] - mean);
        }
        return sum / values.length;
    }
}
