package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PriceChangeTest {
    private static final long SEED = 42;

    /** Rows of earlier releases are checked by their seeds, so a seed must yield the same factors for ever; these were computed by a script apart from the JDK. */
    @Test
    void keepsFactorsOfSeedAndOrder() {
        assertThat(LongStream.rangeClosed(9001, 9006).mapToObj(order -> PriceChange.factor(SEED, order)))
                .containsExactly(
                        new BigDecimal("1.03"),
                        new BigDecimal("0.93"),
                        new BigDecimal("1.00"),
                        new BigDecimal("1.06"),
                        new BigDecimal("1.10"),
                        new BigDecimal("1.00"));
    }

    @Test
    void returnsFactorsFrom090To110WithTwoDecimals() {
        assertThat(LongStream.rangeClosed(1, 10_000).mapToObj(order -> PriceChange.factor(SEED, order)))
                .allSatisfy(factor -> {
                    assertThat(factor).isBetween(new BigDecimal("0.90"), new BigDecimal("1.10"));
                    assertThat(factor.scale()).isEqualTo(2);
                });
    }

    @Test
    void distributesFactorsEvenly() {
        double mean = LongStream.rangeClosed(1, 10_000)
                .mapToDouble(order -> PriceChange.factor(SEED, order).doubleValue())
                .average()
                .orElseThrow();
        // The standard error of 10,000 draws of U(0.9, 1.1) is 0.0006; the draws are fixed by the seed.
        assertThat(mean).isBetween(0.997, 1.003);
        assertThat(LongStream.rangeClosed(1, 10_000)
                        .mapToObj(order -> PriceChange.factor(SEED, order))
                        .distinct())
                .hasSize(21);
    }

    @Test
    void returnsOtherFactorsForAnotherSeed() {
        assertThat(LongStream.rangeClosed(1, 100).mapToObj(order -> PriceChange.factor(SEED, order)))
                .isNotEqualTo(LongStream.rangeClosed(1, 100)
                        .mapToObj(order -> PriceChange.factor(SEED + 1, order))
                        .toList());
    }
}
