package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SeriesMeanTest {
    private static final double MEAN = 100;

    /** An AR(1) series: each value keeps this share of its predecessor's deviation from the mean, so that (1 + share) / (1 - share) values count as one. */
    private static double[] series(SplittableRandom random, int values, double share) {
        double[] series = new double[values];
        double distance = random.nextGaussian() / Math.sqrt(1 - share * share);
        for (int i = 0; i < values; i++) {
            distance = share * distance + random.nextGaussian();
            series[i] = MEAN + distance;
        }
        return series;
    }

    private static int covered(int values, double share) {
        SplittableRandom random = new SplittableRandom(17);
        int covered = 0;
        for (int i = 0; i < 1_000; i++) {
            SeriesMean mean = SeriesMean.of(series(random, values, share));
            if (mean.low() == null || (mean.low() < MEAN && mean.high() > MEAN)) {
                covered++;
            }
        }
        return covered;
    }

    @Test
    void intervalCoversMeanOfIndependentValues() {
        assertThat(covered(60, 0)).isBetween(920, 970);
    }

    @Test
    void intervalCoversMeanOfAutocorrelatedValues() {
        // Student's t, which assumes independent values, covers the mean in about half of the cases.
        assertThat(covered(300, 0.8)).isBetween(900, 970);
    }

    @Test
    void estimatesAutocorrelationTime() {
        assertThat(SeriesMean.of(series(new SplittableRandom(3), 100_000, 0.8)).autocorrelationTime())
                .isCloseTo(9, within(0.7));
        assertThat(SeriesMean.of(series(new SplittableRandom(3), 100_000, 0)).autocorrelationTime())
                .isCloseTo(1, within(0.05));
    }

    @Test
    void hasNoIntervalForFewIndependentValues() {
        assertThat(SeriesMean.of(series(new SplittableRandom(3), 60, 0.9)).low())
                .isNull();
        assertThat(SeriesMean.of(1, 2, 3).low()).isNull();
        assertThat(SeriesMean.of()).isNull();
    }

    @Test
    void intervalOfEqualValuesHasZeroWidth() {
        assertThat(SeriesMean.of(new double[20])).isEqualTo(new SeriesMean(0, 0.0, 0.0, 1));
    }
}
