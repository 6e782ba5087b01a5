package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PairedRatioTest {
    @Test
    void cancelsCommonBlockEffects() {
        PairedRatio ratio = PairedRatio.of(Map.of(1, 200.0, 2, 100.0, 3, 50.0), Map.of(1, 100.0, 2, 50.0, 3, 25.0));
        assertThat(ratio.ratio()).isCloseTo(2, within(1e-12));
        assertThat(ratio.low()).isCloseTo(2, within(1e-12));
        assertThat(ratio.high()).isCloseTo(2, within(1e-12));
        assertThat(ratio.probability()).isZero();
    }

    /** By hand: logarithms of 1.1, 1.2, 1.3; mean 0.18000, standard deviation 0.08357; t(2) 4.303; half-width 0.20763. */
    @Test
    void computesStudentIntervalOfLogarithms() {
        PairedRatio ratio = PairedRatio.of(Map.of(1, 1.1, 2, 1.2, 3, 1.3), Map.of(1, 1.0, 2, 1.0, 3, 1.0));
        assertThat(ratio.ratio()).isCloseTo(1.19722, within(1e-4));
        assertThat(Math.log(ratio.high() / ratio.low()) / 2).isCloseTo(0.2076, within(2e-4));
        assertThat(ratio.low()).isLessThan(1);
    }

    @Test
    void ignoresUnpairedBlocks() {
        PairedRatio ratio = PairedRatio.of(Map.of(1, 3.0, 2, 1000.0), Map.of(1, 2.0, 3, 0.001));
        assertThat(ratio.blocks()).isEqualTo(1);
        assertThat(ratio.ratio()).isCloseTo(1.5, within(1e-12));
        assertThat(ratio.low()).isNull();
        assertThat(ratio.probability()).isNull();
        assertThat(PairedRatio.of(Map.of(1, 1.0), Map.of(2, 1.0))).isNull();
    }

    /** Student's data of 1908 as ratios: R's paired t-test gives t = 4.0621, p = 0.002833, 0.7001142 to 2.4598858. */
    @Test
    void isAtLeastAsConservativeAsStudentT() {
        List<Double> gained = Stream.of(1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4)
                .map(Math::exp)
                .toList();
        PairedRatio ratio = PairedRatio.of(gained);
        assertThat(Math.log(ratio.ratio())).isCloseTo(1.58, within(1e-9));
        assertThat(Math.log(ratio.low())).isLessThanOrEqualTo(0.7001143);
        assertThat(Math.log(ratio.high())).isGreaterThanOrEqualTo(2.4598857);
        assertThat(ratio.probability()).isBetween(0.002832, 0.05);
    }

    /** The 97.5 % and 80 % points of t with five degrees of freedom are 2.5706 and 0.9195 in any printed table. */
    @Test
    void computesMinimumDetectableEffect() {
        double[] noise = {0.01, -0.01, 0.02, -0.02, 0.03, -0.03};
        PairedRatio ratio =
                PairedRatio.of(Arrays.stream(noise).map(Math::exp).boxed().toList());
        double error = Math.sqrt(0.0028 / 5 / 6);
        assertThat(Math.log1p(ratio.detectable())).isCloseTo((2.5706 + 0.9195) * error, within(1e-5));
    }

    @Test
    void limitsFalsePositivesToFivePercent() {
        Random random = new Random(7);
        for (int blocks : new int[] {5, 6, 12}) {
            int significant = 0;
            for (int study = 0; study < 500; study++) {
                List<Double> ratios = Stream.generate(() -> Math.exp(0.05 * random.nextGaussian()))
                        .limit(blocks)
                        .toList();
                PairedRatio ratio = PairedRatio.of(ratios);
                boolean excludesOne = ratio.low() > 1 || ratio.high() < 1;
                assertThat(ratio.probability() <= 0.05).as(ratio.toString()).isEqualTo(excludesOne);
                significant += excludesOne ? 1 : 0;
            }
            // At most 25 are expected; two standard deviations are 10.
            assertThat(significant).as(blocks + " blocks").isBetween(5, 35);
        }
    }
}
