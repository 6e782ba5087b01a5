package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChangePointTest {
    private static double[] step(int values) {
        double[] step = new double[values];
        Arrays.setAll(step, i -> i);
        return step;
    }

    /** One of the 924 choices of six values out of twelve is the lower half, another the upper half. */
    @Test
    void computesExactProbabilityForFewValues() {
        assertThat(ChangePoint.in(step(12)).probability()).isCloseTo(2.0 / 924, within(1e-12));
        assertThat(ChangePoint.in(1, 2).probability()).isEqualTo(1);
        assertThat(ChangePoint.in(1, 1, 1, 1, 1).probability()).isEqualTo(1);
        // The first or the last of three values is not the middle one, which makes |U| = 2.
        assertThat(ChangePoint.in(1, 2, 3).probability()).isEqualTo(1);
        // Of the 24 orders of four values those with both lower or both upper ones first have |U| = 4.
        assertThat(ChangePoint.in(1, 2, 3, 4).probability()).isCloseTo(8.0 / 24, within(1e-12));
    }

    /** Exact counting (up to 16 values) and random orders agree where one replaces the other; Pettitt's approximation is an upper limit of both. */
    @Test
    void boundsEstimatedProbabilityForMoreValues() {
        for (int values : new int[] {16, 17, 20}) {
            double before = 1;
            for (int statistic = 0; statistic <= values * values / 4; statistic++) {
                double probability = PermutedRanks.probability(values, statistic);
                double limit = 2 * Math.exp(-6.0 * statistic * statistic / (values * values * (values + 1.0)));
                assertThat(probability).isPositive().isLessThanOrEqualTo(Math.min(before, limit));
                before = probability;
            }
        }
        assertThat(PermutedRanks.probability(17, 58)).isCloseTo(0.01246, within(0.0025));
    }

    @Test
    void keepsNominalFalsePositiveRate() {
        SplittableRandom random = new SplittableRandom(7);
        for (int values : new int[] {10, 13, 16, 24, 60}) {
            int rejected = 0;
            for (int series = 0; series < 20_000; series++) {
                rejected += ChangePoint.in(random.doubles(values).toArray()).probability() <= 0.05 ? 1 : 0;
            }
            // Three standard errors are 0.5 %; with ten values there are too few orders to come close to 5 %.
            assertThat(rejected / 20_000.0).isBetween(values < 16 ? 0.02 : 0.035, 0.055);
        }
    }
}
