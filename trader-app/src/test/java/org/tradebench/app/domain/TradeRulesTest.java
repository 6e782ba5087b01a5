package org.tradebench.app.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TradeRulesTest {
    @Test
    void buyDebitsPriceAndFee() {
        assertThat(TradeRules.amount(OrderType.BUY, new BigDecimal("10.50"), 100, TradeRules.ORDER_FEE))
                .isEqualTo(new BigDecimal("-1074.95"));
    }

    @Test
    void sellCreditsPriceLessFee() {
        assertThat(TradeRules.amount(OrderType.SELL, new BigDecimal("10.50"), 100, TradeRules.ORDER_FEE))
                .isEqualTo(new BigDecimal("1025.05"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 100, TradeRules.MAX_QUANTITY})
    void acceptsQuantitiesUpToMaximum(long quantity) {
        assertThatCode(() -> TradeRules.checkQuantity(quantity)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, -1_000_000, TradeRules.MAX_QUANTITY + 1, Long.MAX_VALUE, Long.MIN_VALUE})
    void rejectsInvalidQuantityAndNamesRange(long quantity) {
        assertThatThrownBy(() -> TradeRules.checkQuantity(quantity))
                .isInstanceOf(TradeException.class)
                .hasMessage("The quantity is " + quantity + "; it may be 1 to 1000000 shares");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.01", "1", "12.5", "12.50", "12.500", "1E+3"})
    void acceptsPricesInWholeCents(BigDecimal price) {
        assertThatCode(() -> TradeRules.checkNewPrice(price)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0.01", "0.001", "12.505"})
    void rejectsInvalidPrices(BigDecimal price) {
        assertThatThrownBy(() -> TradeRules.checkNewPrice(price))
                .isInstanceOf(TradeException.class)
                .hasMessage("The price is " + price + "; it may be 0.01 or more, in whole cents");
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "1, 1000000", "100, 1"})
    void acceptsPriceMovesWithinBounds(BigDecimal factor, long sharesTraded) {
        assertThatCode(() -> TradeRules.checkPriceMove(factor, sharesTraded)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-1, 0",
        "0.49, 0",
        "100.01, 0",
        "1E+1000000000, 0",
        "1, -1",
        "1, 1000001",
        "1, 9223372036854775807"
    })
    void rejectsPriceMovesOutOfBounds(BigDecimal factor, long sharesTraded) {
        assertThatThrownBy(() -> TradeRules.checkPriceMove(factor, sharesTraded))
                .isInstanceOf(TradeException.class)
                .hasMessageFindingMatch("from 0.5 to 100|from 0 to 1000000");
    }
}
