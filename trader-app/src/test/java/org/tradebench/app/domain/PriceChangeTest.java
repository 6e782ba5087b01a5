package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PriceChangeTest {
    private static final long SEED = 42;

    @Test
    void isDeterministicPerSeedAndOrder() {
        assertThat(PriceChange.factor(SEED, 9001)).isEqualTo(PriceChange.factor(SEED, 9001));
    }

    @Test
    void factorsLieBetween090And110WithTwoDecimals() {
        assertThat(LongStream.rangeClosed(1, 10_000).mapToObj(order -> PriceChange.factor(SEED, order)))
                .allSatisfy(factor -> {
                    assertThat(factor).isBetween(new BigDecimal("0.90"), new BigDecimal("1.10"));
                    assertThat(factor.scale()).isEqualTo(2);
                });
    }

    @Test
    void factorsOfManyOrdersSpreadEvenly() {
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
    void anotherSeedGivesOtherFactors() {
        assertThat(LongStream.rangeClosed(1, 100).mapToObj(order -> PriceChange.factor(SEED, order)))
                .isNotEqualTo(LongStream.rangeClosed(1, 100)
                        .mapToObj(order -> PriceChange.factor(SEED + 1, order))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "100.00, 1.05, 105.00",
        "0.50, 0.99, 0.50", // 0.495, half up
        "0.02, 0.90, 0.02", // 0.018
        "400.00, 1.10, 440.00", // 400 is not above 400
        "400.01, 1.10, 200.01", // halved: 200.005, half up
        "0.01, 0.90, 6.00" // a cent is multiplied by 600
    })
    void thePriceFollowsTheFactorButForPenniesAndSplits(BigDecimal price, BigDecimal factor, BigDecimal expected) {
        assertThat(PriceChange.apply(price, factor)).isEqualTo(expected);
    }
}
