package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MeasuredRatioTest {

    @Test
    void usesGeometricMean() {
        assertThat(MeasuredRatio.of(List.of(2.0, 8.0)).mean()).isCloseTo(4, within(1e-9));
        assertThat(MeasuredRatio.of(List.of(0.5, 2.0)).mean()).isCloseTo(1, within(1e-9));
    }

    @Test
    void returnsNoIntervalForSingleBlock() {
        MeasuredRatio ratio = MeasuredRatio.of(List.of(0.7));

        assertThat(ratio.mean()).isCloseTo(0.7, within(1e-9));
        assertThat(ratio.low()).isNaN();
        assertThat(ratio.high()).isNaN();
    }

    @Test
    void usesStudentIntervalForTwoBlocks() {
        // Logarithms to base 2: 1 and 3. Mean 2, variance 2, standard error 1, so the half-width is 12.7062
        // and the bounds are 4 * 2^±12.7062.
        MeasuredRatio ratio = MeasuredRatio.of(List.of(2.0, 8.0));

        assertThat(ratio.low()).isCloseTo(0.000598565, within(1e-8));
        assertThat(ratio.high()).isCloseTo(26730.60, within(0.01));
    }

    @Test
    void usesStudentIntervalForThreeBlocks() {
        // Logarithms to base 2: 0, 1, 2. Mean 1, variance 1, standard error 0.577350, half-width 4.30265 * 0.577350 =
        // 2.484138.
        MeasuredRatio ratio = MeasuredRatio.of(List.of(1.0, 2.0, 4.0));

        assertThat(ratio.mean()).isCloseTo(2, within(1e-9));
        assertThat(ratio.low()).isCloseTo(0.357462, within(1e-5));
        assertThat(ratio.high()).isCloseTo(11.189997, within(1e-4));
    }

    @Test
    void usesStudentIntervalBeyondTwentyBlocks() {
        // Logarithms to base 2: eleven times 0, eleven times 1. Mean 0.5, sum of squares 5.5, variance 5.5 / 21,
        // standard error sqrt(5.5 / 21 / 22) = 0.109109, half 2.0796 * 0.109109 = 0.226904.
        List<Double> blocks = Stream.of(Collections.nCopies(11, 1.0), Collections.nCopies(11, 2.0))
                .flatMap(List::stream)
                .toList();

        MeasuredRatio ratio = MeasuredRatio.of(blocks);

        assertThat(ratio.mean()).isCloseTo(1.414214, within(1e-6));
        assertThat(ratio.low()).isCloseTo(1.208398, within(1e-5));
        assertThat(ratio.high()).isCloseTo(1.655084, within(1e-5));
    }

    @Test
    void returnsPointIntervalForEqualBlocks() {
        assertThat(MeasuredRatio.of(List.of(3.0, 3.0, 3.0))).satisfies(ratio -> {
            assertThat(ratio.low()).isCloseTo(3, within(1e-9));
            assertThat(ratio.high()).isCloseTo(3, within(1e-9));
        });
    }

    @Test
    void rejectsNoBlocks() {
        assertThatThrownBy(() -> MeasuredRatio.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a ratio of no blocks");
    }
}
