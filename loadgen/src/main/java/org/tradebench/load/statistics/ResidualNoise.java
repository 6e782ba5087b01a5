package org.tradebench.load.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.hipparchus.distribution.continuous.FDistribution;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the noise of an experiment in blocks from all of its treatments together: the residuals of the logarithms of their values after the mean of each
 * treatment and that of each block are removed (two-way layout without interaction). A treatment alone has one value in each block, so that five blocks show
 * little of its noise; five treatments in them have sixteen degrees of freedom.
 *
 * @param deviation of one treatment's logarithm in a block: about a share
 * @param degrees of freedom behind it
 * @param ofOthers the same without the treatment whose ratio is computed
 * @param othersDegrees of freedom behind that
 */
public record ResidualNoise(double deviation, int degrees, double ofOthers, int othersDegrees) {
    /**
     * A ratio that scatters more than this share of ratios with the noise of the others keeps its own noise. Simulated with five blocks of five treatments: where all are
     * equally noisy, an interval is 0.82 times as long as by the ratio's own noise, and one in twenty misses; with a treatment or baseline that is one and a half times as
     * noisy as the rest 7 to 8 % miss, with one twice as noisy up to 11 %.
     */
    private static final double SAME_NOISE = 0.95;

    /**
     * A ratio that scatters less than this share of ratios with the noise of the others keeps its own noise, too: then some of the others are noisier than the
     * rest, and the pooled noise is not a common one. The share is small, because a ratio that is quiet by chance has too short an interval of its own.
     */
    private static final double LESS_NOISE = 0.01;

    /** Holds the sum of squares and its degrees of freedom. */
    private record Residuals(double squares, int degrees) {
        double deviation() {
            return Math.sqrt(squares / degrees);
        }
    }

    /**
     * Estimates the noise from the blocks in which every treatment has a value.
     *
     * @param own values by block, each above zero, of the treatment whose ratio is computed
     * @param others likewise of each other treatment
     * @return null with fewer than two others, which add no information to the ratio, or with fewer than two such blocks
     */
    public static @Nullable ResidualNoise of(Map<Integer, Double> own, List<Map<Integer, Double>> others) {
        if (others.size() < 2) {
            return null;
        }
        Set<Integer> blocks = new TreeSet<>(own.keySet());
        others.forEach(one -> blocks.retainAll(one.keySet()));
        if (blocks.size() < 2) {
            return null;
        }
        List<Map<Integer, Double>> all = new ArrayList<>(others);
        all.add(own);
        Residuals ofAll = residuals(all, blocks);
        Residuals ofOthers = residuals(others, blocks);
        return new ResidualNoise(ofAll.deviation(), ofAll.degrees(), ofOthers.deviation(), ofOthers.degrees());
    }

    private static Residuals residuals(List<Map<Integer, Double>> values, Set<Integer> blocks) {
        int treatments = values.size();
        List<double[]> rows = new ArrayList<>();
        double[] means = new double[treatments];
        for (int block : blocks) {
            double[] row = values.stream()
                    .mapToDouble(one -> Math.log(Objects.requireNonNull(one.get(block))))
                    .toArray();
            for (int i = 0; i < treatments; i++) {
                means[i] += row[i] / blocks.size();
            }
            rows.add(row);
        }
        double squares = 0;
        for (double[] row : rows) {
            double shift = 0;
            for (int i = 0; i < treatments; i++) {
                shift += (row[i] - means[i]) / treatments;
            }
            for (int i = 0; i < treatments; i++) {
                squares += Math.pow(row[i] - means[i] - shift, 2);
            }
        }
        return new Residuals(squares, (treatments - 1) * (rows.size() - 1));
    }

    /**
     * Returns whether the noise of the ratio may be that of all.
     *
     * @param variance of the logarithms of the ratio's blocks
     * @param blocks at least two
     */
    boolean covers(double variance, int blocks) {
        if (deviation == 0) {
            return false;
        }
        FDistribution chance = new FDistribution(blocks - 1.0, othersDegrees);
        double common = 2 * ofOthers * ofOthers;
        return variance <= chance.inverseCumulativeProbability(SAME_NOISE) * common
                && variance >= chance.inverseCumulativeProbability(LESS_NOISE) * common;
    }
}
