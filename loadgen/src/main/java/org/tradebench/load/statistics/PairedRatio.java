package org.tradebench.load.statistics;

import java.util.List;
import java.util.Map;

/**
 * One arm's figure relative to the reference's of the same block, over several blocks.
 *
 * @param ratio geometric mean of the blocks' ratios
 * @param low lower end of the 95 % interval; null with fewer than two blocks
 * @param high upper end of it
 * @param blocks that had both figures
 */
public record PairedRatio(double ratio, Double low, Double high, int blocks) {
    /** 97.5 % points of Student's t for 1, 2, 3 … degrees of freedom. */
    private static final double[] T = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
        2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042
    };

    /**
     * Works it out.
     *
     * @param arm figures by block, each above zero
     * @param reference likewise; blocks that only one of them has do not count
     * @return null when no block has both
     */
    public static PairedRatio of(Map<Integer, Double> arm, Map<Integer, Double> reference) {
        List<Double> logarithms = arm.entrySet().stream()
                .filter(figure -> reference.containsKey(figure.getKey()))
                .map(figure -> Math.log(figure.getValue() / reference.get(figure.getKey())))
                .toList();
        int blocks = logarithms.size();
        if (blocks == 0) {
            return null;
        }
        double mean =
                logarithms.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        if (blocks == 1) {
            return new PairedRatio(Math.exp(mean), null, null, 1);
        }
        double squares = logarithms.stream()
                .mapToDouble(value -> (value - mean) * (value - mean))
                .sum();
        // Beyond the table the last point is used: a little wider than exact, never narrower.
        double t = T[Math.min(blocks - 1, T.length) - 1];
        double half = t * Math.sqrt(squares / (blocks - 1) / blocks);
        return new PairedRatio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half), blocks);
    }

    /** Whether the interval leaves 1 out; false without an interval. */
    public boolean differs() {
        return low != null && (low > 1 || high < 1);
    }
}
