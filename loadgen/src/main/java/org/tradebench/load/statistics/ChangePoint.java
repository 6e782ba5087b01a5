package org.tradebench.load.statistics;

import org.hipparchus.stat.ranking.NaturalRanking;

/**
 * Finds where a series changed its level, by ranks (Pettitt, "A Non-Parametric Approach to the Change-Point Problem", 1979).
 *
 * @param values of the series
 * @param before values before the change
 * @param statistic the greatest |U|
 */
public record ChangePoint(int values, int before, double statistic) {
    /** Finds the most likely change; needs at least two values. */
    public static ChangePoint in(double... values) {
        int n = values.length;
        double[] ranks = new NaturalRanking().rank(values);
        double sum = 0;
        double greatest = -1;
        int at = 0;
        for (int k = 1; k < n; k++) {
            sum += ranks[k - 1];
            double u = Math.abs(2 * sum - k * (n + 1.0));
            if (u > greatest) {
                greatest = u;
                at = k;
            }
        }
        return new ChangePoint(n, at, greatest);
    }

    /** Returns the probability of so great a statistic if nothing had changed, by {@link PermutedRanks permutation}. */
    public double probability() {
        return PermutedRanks.probability(values, statistic);
    }
}
