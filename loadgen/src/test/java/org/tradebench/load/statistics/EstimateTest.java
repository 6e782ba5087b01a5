package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class EstimateTest {
    /** By hand: mean 4, standard deviation 2, t(2) 4.303; half-width 4.303 × 2 / √3 = 4.969. */
    @Test
    void usesArithmeticMeanForDifferences() {
        Estimate estimate = Estimate.ofDifferences(List.of(2.0, 4.0, 6.0));
        assertThat(estimate.value()).isCloseTo(4, within(1e-12));
        assertThat(estimate.low()).isCloseTo(-0.969, within(1e-3));
        assertThat(estimate.high()).isCloseTo(8.969, within(1e-3));
        assertThat(estimate.differsFromZero()).isFalse();
        assertThat(Estimate.ofDifferences(List.of(-4.0, -4.1, -4.2)).differsFromZero())
                .isTrue();
    }

    @Test
    void usesGeometricMeanForRates() {
        Estimate estimate = Estimate.ofRates(List.of(100.0, 400.0));
        assertThat(estimate.value()).isCloseTo(200, within(1e-9));
        assertThat(estimate.low() * estimate.high()).isCloseTo(40_000, within(1e-3));
        assertThat(estimate.rounds()).isEqualTo(2);
    }

    @Test
    void hasNoIntervalWithOneValue() {
        Estimate estimate = Estimate.ofRates(List.of(100.0));
        assertThat(estimate.value()).isCloseTo(100, within(1e-9));
        assertThat(estimate.low()).isNull();
        assertThat(estimate.differsFromZero()).isFalse();
        assertThatThrownBy(() -> Estimate.ofRates(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    /** Student's own data ("The Probable Error of a Mean", 1908): hours of sleep gained; R prints 0.7001142 to 2.4598858 for it. */
    @Test
    void reproducesPublishedStudentInterval() {
        Estimate gained = Estimate.ofDifferences(List.of(1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4));
        assertThat(gained.value()).isCloseTo(1.58, within(1e-12));
        assertThat(gained.low()).isCloseTo(0.7001142, within(1e-7));
        assertThat(gained.high()).isCloseTo(2.4598858, within(1e-7));
    }
}
