package org.tradebench.load.statistics;

/** The 97.5 % points of Student's t, for two-sided 95 % intervals. */
final class StudentT {
    /** For 1, 2, 3 … degrees of freedom. */
    private static final double[] POINTS = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
        2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042
    };

    private StudentT() {}

    /** Half the length of the interval round the mean of so many figures whose squared deviations add up to this. */
    static double halfInterval(int figures, double squares) {
        // Beyond the table the last point is used: a little wider than exact, never narrower.
        double t = POINTS[Math.min(figures - 1, POINTS.length) - 1];
        return t * Math.sqrt(squares / (figures - 1) / figures);
    }
}
