package org.tradebench.load.statistics;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.hipparchus.stat.StatUtils;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the ratio of a treatment to the reference, paired by block.
 *
 * <p>The interval is over the logarithms of the blocks' ratios. Each of its ends is the outer one of a bootstrap's and of Student's: the bootstrap handles
 * skewed ratios, Student's t is right for as few as five blocks, where every bootstrap is too short. Where the noise of all treatments is known and this
 * ratio's is no greater, Student's t is used with that noise and its degrees of freedom.
 *
 * @param ratio geometric mean of the blocks' ratios
 * @param low lower end of the 95 % interval; null with fewer than two blocks
 * @param high upper end of it
 * @param blocks that had both values
 * @param probability of ratios so far from 1 if there were no difference, 0 to 1: the greater one of both methods; null without an interval
 * @param detectable the smallest difference that so many blocks with so much noise detect at 80 % power, as a share: 0.03 is 3 %, as if this ratio were
 *     the only one; null without an interval
 * @param error standard error of the logarithm; null without an interval
 * @param degrees of freedom behind it
 */
public record PairedRatio(
        double ratio,
        @Nullable Double low,
        @Nullable Double high,
        int blocks,
        @Nullable Double probability,
        @Nullable Double detectable,
        @Nullable Double error,
        int degrees)
        implements Ratio {
    /**
     * Computes the ratio.
     *
     * @param metrics by block, each above zero
     * @param reference likewise; blocks that only one of them has do not count
     * @return null when no block has both
     */
    public static @Nullable PairedRatio of(Map<Integer, Double> metrics, Map<Integer, Double> reference) {
        return of(List.copyOf(byBlock(metrics, reference).values()));
    }

    /** Returns the ratio of each block that has both values, in the order of the blocks. */
    public static SortedMap<Integer, Double> byBlock(Map<Integer, Double> metrics, Map<Integer, Double> reference) {
        SortedMap<Integer, Double> ratios = new TreeMap<>();
        metrics.forEach((block, metric) -> {
            Double other = reference.get(block);
            if (other != null) {
                ratios.put(block, metric / other);
            }
        });
        return ratios;
    }

    /** Computes the mean of the blocks' ratios, each above zero; null when there is none. */
    public static @Nullable PairedRatio of(List<Double> ratios) {
        return of(ratios, null);
    }

    /**
     * Computes the mean of the blocks' ratios, each above zero.
     *
     * @param noise of all treatments of the experiment; null when it is not known
     * @return null when there is no ratio
     */
    public static @Nullable PairedRatio of(List<Double> ratios, @Nullable ResidualNoise noise) {
        double[] logarithms =
                ratios.stream().mapToDouble(Double::doubleValue).map(Math::log).toArray();
        int blocks = logarithms.length;
        if (blocks == 0) {
            return null;
        }
        double mean = StatUtils.mean(logarithms);
        if (blocks == 1) {
            return new PairedRatio(Math.exp(mean), null, null, 1, null, null, null, 0);
        }
        if (noise != null && noise.covers(StatUtils.variance(logarithms, mean), blocks)) {
            return pooled(mean, blocks, noise);
        }
        double error = StudentT.standardError(logarithms, mean);
        double half = StudentT.halfInterval(logarithms, mean);
        Bootstrap bootstrap = new Bootstrap(logarithms);
        double student = error == 0 ? (mean == 0 ? 1 : 0) : StudentT.twoSidedProbability(blocks - 1, mean / error);
        return new PairedRatio(
                Math.exp(mean),
                Math.exp(Math.min(mean - half, bootstrap.low())),
                Math.exp(Math.max(mean + half, bootstrap.high())),
                blocks,
                Math.max(student, bootstrap.probabilityOfZero()),
                Math.expm1(StudentT.minimumDetectable(blocks - 1) * error),
                error,
                blocks - 1);
    }

    private static PairedRatio pooled(double mean, int blocks, ResidualNoise noise) {
        double error = noise.deviation() * Math.sqrt(2.0 / blocks);
        double point = StudentT.quantile(noise.degrees(), 0.975);
        return new PairedRatio(
                Math.exp(mean),
                Math.exp(mean - point * error),
                Math.exp(mean + point * error),
                blocks,
                StudentT.twoSidedProbability(noise.degrees(), mean / error),
                Math.expm1(StudentT.minimumDetectable(noise.degrees()) * error),
                error,
                noise.degrees());
    }

    /**
     * Returns the probability of a ratio so far from a bound if the true one were the bound: two-sided, by Student's t.
     *
     * @param bound above zero
     * @return 1 without an interval
     */
    public double probabilityAt(double bound) {
        if (error == null) {
            return 1;
        }
        double distance = Math.log(ratio / bound);
        if (error == 0) {
            return distance == 0 ? 1 : 0;
        }
        return StudentT.twoSidedProbability(degrees, distance / error);
    }

    /**
     * Estimates how many blocks give an interval that excludes a bound, with 80 % probability, if the true ratio is this one and the noise of a block stays.
     *
     * @param bound above zero
     * @return infinite where the ratio is the bound, or there is no interval; zero without noise
     */
    public double blocksFor(double bound) {
        double distance = Math.log(ratio / bound);
        if (error == null || distance == 0) {
            return Double.POSITIVE_INFINITY;
        }
        return blocks * Math.pow(StudentT.minimumDetectable(degrees) * error / distance, 2);
    }
}
