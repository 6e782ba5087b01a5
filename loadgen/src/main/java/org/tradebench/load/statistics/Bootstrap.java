package org.tradebench.load.statistics;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.hipparchus.distribution.continuous.NormalDistribution;

/**
 * Computes the bootstrap distribution of a mean, with the percentiles expanded for small samples (Hesterberg, "What Teachers Should Know About the Bootstrap",
 * 2015): plain percentiles of five or six values make an interval that is too short, because resampling divides by n where it should divide by n − 1, and
 * because it uses the normal distribution's tails where Student's are right. The same values give the same interval, always.
 */
final class Bootstrap {
    private static final int RESAMPLES = 10_000;
    private static final long SEED = 20_260_101;
    private static final NormalDistribution NORMAL = new NormalDistribution();

    private final double[] means;
    private final int metrics;

    /** Computes the distribution for at least two values. */
    Bootstrap(double... metrics) {
        this.metrics = metrics.length;
        means = new double[RESAMPLES];
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < RESAMPLES; i++) {
            double sum = 0;
            for (int k = 0; k < metrics.length; k++) {
                sum += metrics[random.nextInt(metrics.length)];
            }
            means[i] = sum / metrics.length;
        }
        Arrays.sort(means);
    }

    /** Returns the lower end of the 95 % interval. */
    double low() {
        return quantile(tail());
    }

    /** Returns the upper end of the 95 % interval. */
    double high() {
        return quantile(1 - tail());
    }

    /** Returns the two-sided probability of means so far from zero if the true mean were zero; 0 when no resample crosses zero. */
    double probabilityOfZero() {
        long below = Arrays.stream(means).filter(mean -> mean <= 0).count();
        long above = Arrays.stream(means).filter(mean -> mean >= 0).count();
        double share = (double) Math.min(below, above) / RESAMPLES;
        if (share == 0) {
            return 0;
        }
        if (share >= 0.5) {
            return 1;
        }
        double z = -NORMAL.inverseCumulativeProbability(share);
        return StudentT.twoSidedProbability(metrics - 1, z * Math.sqrt((metrics - 1.0) / metrics));
    }

    private double tail() {
        double t = StudentT.quantile(metrics - 1, 0.975);
        return NORMAL.cumulativeProbability(-t * Math.sqrt(metrics / (metrics - 1.0)));
    }

    private double quantile(double share) {
        int index = (int) Math.floor(share * RESAMPLES);
        return means[Math.max(0, Math.min(RESAMPLES - 1, index))];
    }
}
