package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|0.00",
                "0.5|0.50",
                "999.99|999.99",
                "1000|1,000.00",
                "-24.95|-24.95",
                "-1000|-1,000.00",
                "-123456.7|-123,456.70",
                "999999999999.99|999,999,999,999.99",
                "1E+3|1,000.00",
                "0.005|0.01"
            })
    void moneyHasTwoDecimalsAndCommasBetweenThousands(String amount, String text) {
        assertThat(Figures.money(new BigDecimal(amount))).isEqualTo(text);
    }

    @Test
    void gainsCarryTheirSignSoThatColourIsNotNeeded() {
        assertThat(Figures.change(new BigDecimal("1234.5"))).isEqualTo("+1,234.50");
        assertThat(Figures.change(new BigDecimal("-0.01"))).isEqualTo("-0.01");
        assertThat(Figures.change(new BigDecimal("0.00"))).isEqualTo("0.00");
        assertThat(Figures.percent(new BigDecimal("12.30"))).isEqualTo("+12.30%");
    }

    @Test
    void countsAreGroupedToo() {
        assertThat(Figures.count(100)).isEqualTo("100");
        assertThat(Figures.count(1_000_000)).isEqualTo("1,000,000");
        assertThat(Figures.count(-1_000)).isEqualTo("-1,000");
        assertThat(Figures.count(Long.MIN_VALUE)).isEqualTo("-9,223,372,036,854,775,808");
    }

    @Test
    void momentsAreUtcToTheSecond() {
        assertThat(Figures.moment(Instant.parse("2026-01-31T23:59:59.999Z"))).isEqualTo("2026-01-31 23:59:59");
        assertThat(Figures.moment(null)).isEmpty();
    }
}
