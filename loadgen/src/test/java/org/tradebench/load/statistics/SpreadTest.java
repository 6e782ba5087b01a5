package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpreadTest {
    @Test
    void computesMedianMinimumAndMaximum() {
        assertThat(Spread.of(4, 1, 3)).isEqualTo(new Spread(3, 1, 4));
        assertThat(Spread.of(4, 1, 3, 2).median()).isEqualTo(2.5);
        assertThatThrownBy(Spread::of).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void hasNoRangeForSingleValue() {
        assertThat(Spread.of(1.04, 2).text(1)).isEqualTo("1.5 (1.0–2.0)");
        assertThat(Spread.of(2.25).text(2)).isEqualTo("2.25");
    }

    @Test
    void computesCoefficientOfVariation() {
        assertThat(Spread.variation(1, 3)).isCloseTo(Math.sqrt(2) / 2, within(1e-12));
        assertThat(Spread.variation(5, 5, 5)).isZero();
        assertThat(Spread.variation(5)).isNull();
        assertThat(Spread.variation(-1, 1)).isNull();
    }
}
