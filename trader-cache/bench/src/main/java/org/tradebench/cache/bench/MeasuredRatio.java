package org.tradebench.cache.bench;

import java.util.List;

/**
 * Holds a speed ratio over all rounds: the geometric mean with its 95 % confidence interval, by Student's t-distribution of the ratios' logarithms.
 *
 * @param low not a number with a single round
 * @param high not a number with a single round
 */
record MeasuredRatio(double mean, double low, double high) {

    /** Of Student's distribution, two-sided 95 %, by degrees of freedom from 1. */
    private static final double[] STUDENT = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
        2.110, 2.101, 2.093
    };

    private static final double NORMAL = 1.960;

    /** @param ratios of the rounds, one or more, all above zero */
    static MeasuredRatio of(List<Double> ratios) {
        if (ratios.isEmpty()) {
            throw new IllegalArgumentException("a ratio of no rounds");
        }
        int rounds = ratios.size();
        double mean = ratios.stream().mapToDouble(Math::log).average().orElseThrow();
        if (rounds == 1) {
            return new MeasuredRatio(Math.exp(mean), Double.NaN, Double.NaN);
        }
        double squares = ratios.stream()
                .mapToDouble(ratio -> Math.pow(Math.log(ratio) - mean, 2))
                .sum();
        double half = student(rounds - 1) * Math.sqrt(squares / (rounds - 1) / rounds);
        return new MeasuredRatio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
    }

    private static double student(int freedom) {
        return freedom <= STUDENT.length ? STUDENT[freedom - 1] : NORMAL;
    }
}
