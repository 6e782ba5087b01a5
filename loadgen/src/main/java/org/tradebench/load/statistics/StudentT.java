package org.tradebench.load.statistics;

import org.hipparchus.distribution.continuous.TDistribution;

/** Computes Student's t interval of the mean of a few values. */
final class StudentT {
    private StudentT() {}

    /** Half the length of the 95 % interval around the mean of so many values whose squared deviations add up to this. */
    static double halfInterval(int metrics, double squares) {
        return point(metrics - 1, 0.975) * standardError(metrics, squares);
    }

    static double standardError(int metrics, double squares) {
        return Math.sqrt(squares / (metrics - 1) / metrics);
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
