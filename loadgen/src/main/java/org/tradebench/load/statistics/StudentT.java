package org.tradebench.load.statistics;

import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.stat.StatUtils;

/** Computes Student's t interval of the mean of a few values. */
final class StudentT {
    private StudentT() {}

    /** Half the length of the 95 % interval around the mean of at least two values. */
    static double halfInterval(double[] values, double mean) {
        return point(values.length - 1, 0.975) * standardError(values, mean);
    }

    static double standardError(double[] values, double mean) {
        return Math.sqrt(StatUtils.variance(values, mean) / values.length);
    }

    /** The value that t with so many degrees of freedom stays below with this probability. */
    static double point(double degrees, double probability) {
        return new TDistribution(degrees).inverseCumulativeProbability(probability);
    }

    /** The probability, 0 to 1, that |t| with so many degrees of freedom is at least this large. */
    static double beyond(double degrees, double t) {
        return 2 * new TDistribution(degrees).cumulativeProbability(-Math.abs(t));
    }
}
