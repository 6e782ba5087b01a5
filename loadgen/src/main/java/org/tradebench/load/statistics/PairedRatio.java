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
        double half = StudentT.halfInterval(blocks, squares);
        return new PairedRatio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half), blocks);
    }

    /** Whether the interval leaves 1 out; false without an interval. */
    public boolean differs() {
        return low != null && (low > 1 || high < 1);
    }
}
