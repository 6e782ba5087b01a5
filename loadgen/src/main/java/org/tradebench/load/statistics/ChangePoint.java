package org.tradebench.load.statistics;

import org.hipparchus.stat.ranking.NaturalRanking;

/**
 * Finds where a series changed its level, by ranks (Pettitt, "A Non-Parametric Approach to the Change-Point Problem", 1979).
 *
 * @param before values before the change
 * @param statistic the greatest |U|
 * @param probability of one so great if nothing changed; an approximation that is good up to 0.5
 */
public record ChangePoint(int before, double statistic, double probability) {
    /** The most likely one; at least two values. */
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
        double size = Math.pow(n, 3) + Math.pow(n, 2);
        return new ChangePoint(at, greatest, Math.min(1, 2 * Math.exp(-6 * greatest * greatest / size)));
    }
}
