package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayFormatTest {
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
    void formatsMoneyWithCentsAndThousandsSeparators(String amount, String text) {
        assertThat(DisplayFormat.money(new BigDecimal(amount))).isEqualTo(text);
    }

    /** Readers who cannot distinguish the colours need the sign. */
    @Test
    void formatsChangesWithSign() {
        assertThat(DisplayFormat.change(new BigDecimal("1234.5"))).isEqualTo("+1,234.50");
        assertThat(DisplayFormat.change(new BigDecimal("-0.01"))).isEqualTo("-0.01");
        assertThat(DisplayFormat.change(new BigDecimal("0.00"))).isEqualTo("0.00");
        assertThat(DisplayFormat.percent(new BigDecimal("12.30"))).isEqualTo("+12.30%");
    }

    @Test
    void formatsCountsWithThousandsSeparators() {
        assertThat(DisplayFormat.count(100)).isEqualTo("100");
        assertThat(DisplayFormat.count(1_000_000)).isEqualTo("1,000,000");
        assertThat(DisplayFormat.count(-1_000)).isEqualTo("-1,000");
        assertThat(DisplayFormat.count(Long.MIN_VALUE)).isEqualTo("-9,223,372,036,854,775,808");
    }

    @Test
    void formatsInstantsInUtcToTheSecond() {
        assertThat(DisplayFormat.moment(Instant.parse("2026-01-31T23:59:59.999Z")))
                .isEqualTo("2026-01-31 23:59:59");
        assertThat(DisplayFormat.moment(null)).isEmpty();
    }
}
