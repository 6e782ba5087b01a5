package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BlockNoiseTest {
    private static final double INTEREST = 0.03;

    @Test
    void poolsDeviationsFromLevelMeans() {
        BlockNoise noise = BlockNoise.pooled(List.of(
                List.of(Math.exp(0.01), Math.exp(-0.01)),
                List.of(2 * Math.exp(0.03), 2 * Math.exp(-0.03)),
                List.of(7.0)));
        assertThat(noise.degrees()).isEqualTo(2);
        assertThat(noise.deviation()).isCloseTo(Math.sqrt((2 * 0.0001 + 2 * 0.0009) / 2), within(1e-12));
        assertThat(BlockNoise.pooled(List.of(List.of(1.0)))).isNull();
    }

    /** R 4: power.t.test(delta = 1, sd = 1, power = 0.8, type = "one.sample") prints n = 9.94; with delta = 0.5, n = 33.37. */
    @Test
    void choosesSameBlockCountsAsR() {
        BlockNoise asLarge = new BlockNoise(Math.log1p(INTEREST), 20);
        BlockNoise twice = new BlockNoise(2 * Math.log1p(INTEREST), 20);
        assertThat(asLarge.blocksFor(INTEREST, 1, 5, 100)).isEqualTo(10);
        assertThat(twice.blocksFor(INTEREST, 1, 5, 100)).isEqualTo(34);
        assertThat(twice.blocksFor(INTEREST, 1, 5, 20)).isEqualTo(20);
        assertThat(new BlockNoise(0.0001, 20).blocksFor(INTEREST, 1, 5, 100)).isEqualTo(5);
        assertThat(asLarge.detectable(10, 1)).isLessThanOrEqualTo(INTEREST);
        assertThat(asLarge.detectable(9, 1)).isGreaterThan(INTEREST);
    }

    /** One level and the A/A control, five blocks, then as many as their noise requires: the fewest degrees of freedom of any study. */
    @Test
    void pilotDoesNotInflateFalsePositives() {
        int studies = 400;
        int significant = 0;
        Random random = new Random(42);
        for (int study = 0; study < studies; study++) {
            Blocks blocks = new Blocks(0.03, 0, random);
            blocks.upTo(5);
            blocks.upTo(blocks.noise().blocksFor(INTEREST, 1, 5, 30));
            significant += PairedRatio.of(blocks.level).probability() <= Difference.RISK ? 1 : 0;
        }
        // 20 of 400 are expected at the nominal rate; two standard deviations are 9.
        assertThat(significant).isBetween(1, 29);
    }

    /** Adding blocks until a difference is significant, which the pilot avoids, inflates false positives beyond the bound of the test above. */
    @Test
    void optionalStoppingInflatesFalsePositives() {
        int studies = 200;
        int significant = 0;
        Random random = new Random(42);
        for (int study = 0; study < studies; study++) {
            Blocks blocks = new Blocks(0.03, 0, random);
            boolean outcome = false;
            for (int count = 5; count <= 20 && !outcome; count++) {
                blocks.upTo(count);
                outcome = PairedRatio.of(blocks.level).probability() <= Difference.RISK;
            }
            significant += outcome ? 1 : 0;
        }
        assertThat(significant).isGreaterThan(20);
    }

    @Test
    void detectsEffectOfInterestAtEightyPercentPower() {
        int studies = 300;
        int significant = 0;
        Random random = new Random(43);
        for (int study = 0; study < studies; study++) {
            Blocks blocks = new Blocks(0.03, Math.log1p(INTEREST), random);
            blocks.upTo(5);
            blocks.upTo(blocks.noise().blocksFor(INTEREST, 1, 5, 60));
            significant += PairedRatio.of(blocks.level).probability() <= Difference.RISK ? 1 : 0;
        }
        // Five blocks estimate the noise only to within a third, so the power varies around 80 %, and its mean is
        // lower.
        assertThat((double) significant / studies).isBetween(0.65, 0.9);
    }

    /** One of four levels differs: Holm's first step requires a quarter of the risk, and so more blocks. */
    @Test
    void detectsEffectOfInterestAmongFourLevels() {
        int levels = 4;
        int studies = 300;
        int significant = 0;
        Random random = new Random(44);
        for (int study = 0; study < studies; study++) {
            Blocks blocks = new Blocks(0.03, Math.log1p(INTEREST), random);
            blocks.upTo(5);
            blocks.upTo(blocks.noise().blocksFor(INTEREST, levels, 5, 100));
            significant += levels * PairedRatio.of(blocks.level).probability() <= Difference.RISK ? 1 : 0;
        }
        assertThat((double) significant / studies).isBetween(0.65, 0.92);
    }

    /** Ratios of a level and of the A/A control to the same baseline, whose noise they share. */
    private static final class Blocks {
        private final double noise;
        private final double difference;
        private final Random random;
        private final List<Double> level = new ArrayList<>();
        private final List<Double> control = new ArrayList<>();

        Blocks(double noise, double difference, Random random) {
            this.noise = noise;
            this.difference = difference;
            this.random = random;
        }

        void upTo(int count) {
            while (level.size() < count) {
                double baseline = noise * random.nextGaussian();
                level.add(Math.exp(difference + noise * random.nextGaussian() - baseline));
                control.add(Math.exp(noise * random.nextGaussian() - baseline));
            }
        }

        BlockNoise noise() {
            return BlockNoise.pooled(List.of(level, control));
        }
    }
}
