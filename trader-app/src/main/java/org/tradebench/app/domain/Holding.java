package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * Holds shares of one stock that came from one completed buy and are not yet sold.
 *
 * @param quantity shares, 1 to {@link TradeRules#MAX_QUANTITY}
 * @param currentPrice the quote's price when the holding was read
 */
public record Holding(
        long holdingId,
        long accountId,
        String symbol,
        long quantity,
        BigDecimal purchasePrice,
        Instant purchaseDate,
        BigDecimal currentPrice) {
    /** Returns what was paid for it, without the fee. */
    public BigDecimal basis() {
        return Money.worth(purchasePrice, quantity);
    }

    public BigDecimal marketValue() {
        return Money.worth(currentPrice, quantity);
    }

    public BigDecimal gain() {
        return marketValue().subtract(basis());
    }

    /** Returns the gain in percent of the basis, two decimals, half up. */
    public BigDecimal gainPercent() {
        return Money.percent(gain(), basis());
    }
}
