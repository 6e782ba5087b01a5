package org.tradebench.load.statistics;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Estimates how far the ratios of single blocks are from their mean: the noise that the number of blocks has to overcome. Each level's own mean is removed
 * first, so that differences between levels do not contribute.
 *
 * @param deviation of the logarithms of the ratios: about a share
 * @param degrees of freedom behind it
 */
public record BlockNoise(double deviation, int degrees) {
    /**
     * Pools the noise of several levels.
     *
     * @param ratios of each level, one per block, each above zero; a level with fewer than two does not contribute
     * @return null when no level contributes
     */
    public static @Nullable BlockNoise pooled(List<List<Double>> ratios) {
        double squares = 0;
        int degrees = 0;
        for (List<Double> level : ratios) {
            if (level.size() >= 2) {
                double mean = level.stream().mapToDouble(Math::log).average().orElseThrow();
                squares += level.stream()
                        .mapToDouble(ratio -> Math.pow(Math.log(ratio) - mean, 2))
                        .sum();
                degrees += level.size() - 1;
            }
        }
        return degrees == 0 ? null : new BlockNoise(Math.sqrt(squares / degrees), degrees);
    }

    /**
     * Returns the smallest difference that so many blocks detect at 80 % power, as a share: 0.03 is 3 %.
     *
     * @param comparisons that share the risk of a false positive, 1 or more
     */
    public double detectable(int blocks, int comparisons) {
        return Math.expm1(StudentT.minimumDetectable(blocks - 1, comparisons) * deviation / Math.sqrt(blocks));
    }

    /**
     * Returns the fewest blocks that detect a difference at 80 % power.
     *
     * @param difference as a share, above zero
     * @param comparisons that share the risk of a false positive, 1 or more
     * @param least lower limit of the result, at least 2
     * @param most upper limit of the result
     */
    public int blocksFor(double difference, int comparisons, int least, int most) {
        int blocks = least;
        while (blocks < most && detectable(blocks, comparisons) > difference) {
            blocks++;
        }
        return blocks;
    }
}
