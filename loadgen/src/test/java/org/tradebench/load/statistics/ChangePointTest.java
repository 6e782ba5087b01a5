package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChangePointTest {
    /** Annual flow of the Nile at Aswan, 1871 to 1970 (Cobb, "The Problem of the Nile", 1978), where the level changed after 1898, the 28th year. */
    static final double[] NILE = {
        1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140,
        1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969,
        831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865,
        845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050,
        918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740
    };

    private static double[] step(int values) {
        double[] step = new double[values];
        Arrays.setAll(step, i -> i);
        return step;
    }

    @Test
    void findsChangeOfNileFlow() {
        ChangePoint change = ChangePoint.in(NILE);
        assertThat(change.before()).isEqualTo(28);
        assertThat(change.probability()).isLessThan(1e-5);
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
