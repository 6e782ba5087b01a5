package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class IndependentRatioTest {
    private static List<Double> exponentials(double... logarithms) {
        return DoubleStream.of(logarithms).map(Math::exp).boxed().toList();
    }

    /** Student's sleep data; R: t.test(extra ~ group, data = sleep). */
    @Test
    void matchesWelchTestOfLogarithms() {
        IndependentRatio ratio = IndependentRatio.of(
                exponentials(0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0),
                exponentials(1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4));
        assertThat(Math.log(ratio.ratio())).isCloseTo(-1.58, within(1e-9));
        assertThat(Math.log(ratio.low())).isCloseTo(-3.3654832, within(1e-6));
        assertThat(Math.log(ratio.high())).isCloseTo(0.2054832, within(1e-6));
        assertThat(ratio.probability()).isCloseTo(0.07939, within(1e-5));
        assertThat(ratio.metrics()).isEqualTo(10);
    }

    @Test
    void hasNoIntervalForSingleValues() {
        IndependentRatio ratio = IndependentRatio.of(List.of(150.0), List.of(100.0));
        assertThat(ratio.ratio()).isCloseTo(1.5, within(1e-12));
        assertThat(ratio.low()).isNull();
        assertThat(ratio.probability()).isNull();
        assertThat(ratio.text()).isEqualTo("1.500");
        assertThat(Difference.describe(ratio, null)).isEqualTo("no outcome of a single trial");
        assertThat(IndependentRatio.of(List.of(1.0, 2.0), List.of(1.0)).low()).isNull();
        assertThat(IndependentRatio.of(List.of(), List.of(1.0))).isNull();
    }

    @Test
    void comparesValuesWithoutSpread() {
        assertThat(IndependentRatio.of(List.of(2.0, 2.0), List.of(2.0, 2.0)).probability())
                .isEqualTo(1);
        assertThat(IndependentRatio.of(List.of(3.0, 3.0), List.of(2.0, 2.0)).probability())
                .isZero();
    }

    @Test
    void derivesOutcomeFromTrialsAndProbability() {
        List<Double> hundred = List.of(99.0, 100.0, 101.0, 100.5, 99.5);
        List<Double> more = hundred.stream().map(metric -> 1.5 * metric).toList();
        IndependentRatio ratio = IndependentRatio.of(more, hundred);
        assertThat(Difference.describe(ratio, ratio.probability())).isEqualTo("higher");
        assertThat(Difference.describe(IndependentRatio.of(hundred, more), ratio.probability()))
                .isEqualTo("lower");
        assertThat(Difference.describe(ratio, 0.06)).startsWith("not distinguishable (detectable: −");
        IndependentRatio few = IndependentRatio.of(more.subList(0, 4), hundred);
        assertThat(Difference.describe(few, few.probability())).isEqualTo("too few trials to say (4 of 5)");
    }

    @Test
    void keepsFalsePositiveRate() {
        Random random = new Random(5);
        int significant = 0;
        for (int trial = 0; trial < 2000; trial++) {
            List<Double> one = new ArrayList<>();
            List<Double> other = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                one.add(Math.exp(0.02 * random.nextGaussian()));
                other.add(Math.exp(0.06 * random.nextGaussian()));
            }
            significant += IndependentRatio.of(one, other).probability() <= 0.05 ? 1 : 0;
        }
        // 100 expected, two standard deviations are 20.
        assertThat(significant).isBetween(60, 125);
    }
}
