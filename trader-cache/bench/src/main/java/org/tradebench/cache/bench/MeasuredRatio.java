package org.tradebench.cache.bench;

import java.util.List;
import org.hipparchus.distribution.continuous.TDistribution;

/**
 * Holds a speed ratio over all blocks: the geometric mean with its 95 % confidence interval, by Student's t-distribution of the ratios' logarithms.
 *
 * @param low not a number with a single block
 * @param high not a number with a single block
 */
record MeasuredRatio(double mean, double low, double high) {
    /** @param ratios of the blocks, one or more, all above zero */
    static MeasuredRatio of(List<Double> ratios) {
        if (ratios.isEmpty()) {
            throw new IllegalArgumentException("a ratio of no blocks");
        }
        int blocks = ratios.size();
        double mean = ratios.stream().mapToDouble(Math::log).average().orElseThrow();
        if (blocks == 1) {
            return new MeasuredRatio(Math.exp(mean), Double.NaN, Double.NaN);
        }
        double squares = ratios.stream()
                .mapToDouble(ratio -> Math.pow(Math.log(ratio) - mean, 2))
                .sum();
        double half = new TDistribution(blocks - 1).inverseCumulativeProbability(0.975)
                * Math.sqrt(squares / (blocks - 1) / blocks);
        return new MeasuredRatio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
    }
}
