package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ResidualNoiseTest {
    /** Three treatments in two blocks, by hand: residuals of the logarithms are ±0.02, ±0.02 and ∓0.04, so 0.0048 on two degrees of freedom. */
    @Test
    void removesTreatmentAndBlockEffects() {
        ResidualNoise noise = ResidualNoise.of(
                Map.of(1, Math.exp(7 - 0.04), 2, Math.exp(9.04)),
                List.of(
                        Map.of(1, Math.exp(3.02), 2, Math.exp(5 - 0.02)),
                        Map.of(1, Math.exp(1.02), 2, Math.exp(3 - 0.02))));
        assertThat(noise.degrees()).isEqualTo(2);
        assertThat(noise.deviation()).isCloseTo(Math.sqrt(0.0048 / 2), within(1e-12));
        // The other two differ by the same in both blocks.
        assertThat(noise.ofOthers()).isCloseTo(0, within(1e-12));
        assertThat(noise.othersDegrees()).isEqualTo(1);
    }

    @Test
    void needsThreeTreatmentsAndTwoCommonBlocks() {
        Map<Integer, Double> two = Map.of(1, 1.0, 2, 2.0);
        assertThat(ResidualNoise.of(two, List.of(two))).isNull();
        assertThat(ResidualNoise.of(two, List.of(two, Map.of(2, 1.0, 3, 1.0)))).isNull();
        assertThat(ResidualNoise.of(two, List.of(two, two))).isNotNull();
    }

    /** Five equal treatments with equal noise: at most one ratio in twenty is distinguished from 1, and the interval is shorter than a ratio's own. */
    @Test
    void keepsFalsePositiveRateForEqualNoise() {
        assertThat(significantStudies(new double[] {0.05, 0.05, 0.05, 0.05, 0.05}, 1))
                .isBetween(20, 85);
        double own = 0;
        double pooled = 0;
        Random random = new Random(3);
        for (int study = 0; study < 200; study++) {
            List<Map<Integer, Double>> values = study(new double[] {0.05, 0.05, 0.05, 0.05, 0.05}, random);
            List<Double> ratios = List.copyOf(
                    PairedRatio.byBlock(values.get(1), values.get(0)).values());
            own += PairedRatio.of(ratios).detectable();
            pooled += PairedRatio.of(ratios, noise(values, 1)).detectable();
        }
        assertThat(pooled).isLessThan(0.9 * own);
    }

    /** A treatment that is ten times as noisy as the rest keeps its own noise; five blocks do not always show that a treatment is twice as noisy. */
    @Test
    void keepsFalsePositiveRateOfNoisierTreatment() {
        assertThat(significantStudies(new double[] {0.02, 0.2, 0.02, 0.02, 0.02}, 1))
                .isLessThan(85);
        assertThat(significantStudies(new double[] {0.05, 0.1, 0.05, 0.05, 0.05}, 1))
                .isLessThan(130);
        assertThat(significantStudies(new double[] {0.1, 0.05, 0.05, 0.05, 0.05}, 1))
                .isLessThan(135);
    }

    /** The noise of two of eight treatments is more than ten times that of the others, and must not widen the intervals of the others. */
    @Test
    void noisyTreatmentsDoNotWidenOtherIntervals() {
        double[] deviations = {0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.4, 0.4};
        assertThat(significantStudies(deviations, 1)).isLessThan(85);
        Random random = new Random(5);
        int quiet = 0;
        for (int study = 0; study < 200; study++) {
            List<Map<Integer, Double>> values = study(deviations, random);
            PairedRatio ratio = PairedRatio.of(
                    List.copyOf(
                            PairedRatio.byBlock(values.get(1), values.get(0)).values()),
                    noise(values, 1));
            quiet += ratio.detectable() < 0.15 ? 1 : 0;
        }
        assertThat(quiet).isGreaterThan(180);
    }

    /** Returns in how many of 1,000 studies of five blocks this treatment differs significantly from the first one. */
    private static int significantStudies(double[] deviations, int treatment) {
        Random random = new Random(11);
        int significant = 0;
        for (int study = 0; study < 1000; study++) {
            List<Map<Integer, Double>> values = study(deviations, random);
            PairedRatio ratio = PairedRatio.of(
                    List.copyOf(PairedRatio.byBlock(values.get(treatment), values.get(0))
                            .values()),
                    noise(values, treatment));
            significant += ratio.probability() <= Difference.RISK ? 1 : 0;
        }
        return significant;
    }

    private static ResidualNoise noise(List<Map<Integer, Double>> values, int treatment) {
        List<Map<Integer, Double>> others = new ArrayList<>(values);
        return ResidualNoise.of(others.remove(treatment), others);
    }

    private static List<Map<Integer, Double>> study(double[] deviations, Random random) {
        double[] ofBlock = random.doubles(5, -1, 1).toArray();
        List<Map<Integer, Double>> values = new ArrayList<>();
        for (double deviation : deviations) {
            Map<Integer, Double> one = new TreeMap<>();
            for (int block = 1; block <= 5; block++) {
                one.put(block, Math.exp(ofBlock[block - 1] + deviation * random.nextGaussian()));
            }
            values.add(one);
        }
        return values;
    }
}
