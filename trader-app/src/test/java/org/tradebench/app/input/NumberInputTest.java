package org.tradebench.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class NumberInputTest {
    @ParameterizedTest
    @CsvSource({"1,1", "100,100", "100.0,100", "100.,100", "007,7", "1000000,1000000", "1000000.00,1000000"})
    void acceptsWholeQuantitiesWithZeroDecimals(String text, long quantity) {
        assertThat(NumberInput.quantity(text)).isEqualTo(quantity);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-1",
                "+5",
                "1.5",
                "1000001",
                "99999999999999999999",
                "NaN",
                "Infinity",
                "1e3",
                "0x10",
                "ten",
                "1,000",
                "١٠",
                "1 0",
                "100f",
                "--1",
                "."
            })
    void rejectsInvalidQuantity(String text) {
        assertThatThrownBy(() -> NumberInput.quantity(text))
                .isInstanceOfSatisfying(
                        TradeException.class, e -> assertThat(e.reason()).isEqualTo(Reason.BAD_INPUT))
                .hasMessageContaining("1 to 1000000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-7", "seven", "9223372036854775808", "1; DROP TABLE holding"})
    void rejectsInvalidHoldingId(String text) {
        assertThatThrownBy(() -> NumberInput.holdingId(text))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("portfolio");
    }

    @Test
    void parsesOpeningBalanceToTheCent() {
        assertThat(NumberInput.openBalance("1000000")).isEqualTo(new BigDecimal("1000000.00"));
        assertThat(NumberInput.openBalance("0")).isEqualTo(new BigDecimal("0.00"));
        assertThat(NumberInput.openBalance("0.1")).isEqualTo(new BigDecimal("0.10"));
        assertThat(NumberInput.openBalance("1000000000.00")).isEqualTo(new BigDecimal("1000000000.00"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1.005", "1000000000.01", "1e9", "NaN", "", "1,000.00", "$5", "999999999999999"})
    void rejectsInvalidOpeningBalance(String text) {
        assertThatThrownBy(() -> NumberInput.openBalance(text))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("at most two decimals");
    }
}
