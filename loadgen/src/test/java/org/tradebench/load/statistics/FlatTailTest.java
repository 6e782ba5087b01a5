package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FlatTailTest {
    @Test
    void tailOfNileFlowBeginsAtChange() {
        FlatTail tail = FlatTail.of(0.05, ChangePointTest.NILE);
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
