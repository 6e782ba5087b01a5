package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FlatTailTest {
    /** Annual flow of the Nile at Aswan, 1871 to 1970 (Cobb, "The Problem of the Nile", 1978), where the level changed after 1898, the 28th year. */
    private static final double[] NILE = {
        1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140,
        1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969,
        831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865,
        845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050,
        918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740
    };

    @Test
    void findsChangeOfNileFlow() {
        ChangePoint change = ChangePoint.in(NILE);
        assertThat(change.before()).isEqualTo(28);
        assertThat(change.probability()).isLessThan(1e-5);
    }

    @Test
    void tailOfNileFlowBeginsAtChange() {
        FlatTail tail = FlatTail.of(0.05, NILE);
        assertThat(tail.from()).isBetween(20, 29);
        assertThat(tail.length()).isEqualTo(100 - tail.from());
    }

    @Test
    void rarelyCutsStationaryNoise() {
        SplittableRandom random = new SplittableRandom(1);
        int cut = 0;
        for (int run = 0; run < 500; run++) {
            double[] seconds = random.doubles(60, 950, 1050).toArray();
            cut += FlatTail.of(0.05, seconds).from() > 0 ? 1 : 0;
        }
        assertThat(cut).isLessThanOrEqualTo(10);
    }

    @Test
    void cutsUnfinishedWarmUpAndSteadyDrift() {
        SplittableRandom random = new SplittableRandom(2);
        double[] rising = new double[60];
        double[] drifting = new double[60];
        for (int i = 0; i < 60; i++) {
            double noise = random.nextDouble(-20, 20);
            rising[i] = (i < 20 ? 500 + 25 * i : 1000) + noise;
            drifting[i] = 1000 + 20 * i + noise;
        }
        FlatTail tail = FlatTail.of(0.05, rising);
        assertThat(tail.from()).isBetween(14, 22);
        assertThat(FlatTail.of(0.05, drifting).length()).isLessThan(25);
    }

    @Test
    void toleratesNegligibleDrift() {
        double[] seconds = new double[60];
        for (int i = 0; i < 60; i++) {
            seconds[i] = 1000 + 0.2 * i;
        }
        assertThat(FlatTail.of(0.05, seconds)).isEqualTo(new FlatTail(0, 60));
    }

    /** Twelve seconds suffice to detect a step; flat noise is cut in at most 8 % of cases. */
    @Test
    void detectsStepInTwelveSeconds() {
        double[] step = new double[12];
        for (int i = 0; i < step.length; i++) {
            step[i] = (i < 6 ? 900 : 1000) + i % 3;
        }
        assertThat(FlatTail.of(0.05, step).from()).isPositive();
        SplittableRandom random = new SplittableRandom(3);
        int cut = 0;
        for (int run = 0; run < 2000; run++) {
            double[] seconds = random.doubles(12, 800, 1200).toArray();
            double first = FlatTail.of(0.02, seconds).from();
            cut += first > 0 ? 1 : 0;
        }
        // The slope test alone cuts one in twenty.
        assertThat(cut).isBetween(1, 160);
    }
}
