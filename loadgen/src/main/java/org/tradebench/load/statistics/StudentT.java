package org.tradebench.load.statistics;

import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.stat.StatUtils;

/** Computes Student's t interval of the mean of a few values. */
final class StudentT {
    private static final double POWER = 0.8;

    private StudentT() {}

    /** Returns half the length of the 95 % interval around the mean of at least two values. */
    static double halfInterval(double[] values, double mean) {
        return quantile(values.length - 1, 0.975) * standardError(values, mean);
    }

    static double standardError(double[] values, double mean) {
        return Math.sqrt(StatUtils.variance(values, mean) / values.length);
    }

    /** Returns the value below which t with these degrees of freedom stays with this probability. */
    static double quantile(double degrees, double probability) {
        return new TDistribution(degrees).inverseCumulativeProbability(probability);
    }

    /**
     * Returns how many standard errors a true difference has to be from 0, so that one of a single comparison is detected at 5 % risk with 80 % probability.
     */
    static double minimumDetectable(double degrees) {
        return minimumDetectable(degrees, 1);
    }

    /** Returns the same where so many comparisons share the risk: what Holm's adjustment requires of the first of them. */
    static double minimumDetectable(double degrees, int comparisons) {
        return quantile(degrees, 1 - 0.025 / comparisons) + quantile(degrees, POWER);
    }

    /** Returns the probability, 0 to 1, that |t| with these degrees of freedom is at least this large. */
    static double twoSidedProbability(double degrees, double t) {
        return 2 * new TDistribution(degrees).cumulativeProbability(-Math.abs(t));
    }
}
