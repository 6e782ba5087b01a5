package org.tradebench.app.domain;

import java.math.BigDecimal;

/**
 * Holds the quote of a stock: its price of today and the shares traded.
 *
 * @param symbol {@code s:0} to {@code s:Q-1}
 * @param volume shares traded since the population, ≥ 0
 * @param price in dollars, two decimals, ≥ 0.01
 * @param change {@code price − open}
 */
public record Quote(
        String symbol,
        String companyName,
        long volume,
        BigDecimal price,
        BigDecimal open,
        BigDecimal low,
        BigDecimal high,
        BigDecimal change) {
    /** Returns the change in percent of the opening price, two decimals, half up. */
    public BigDecimal gainPercent() {
        return Money.percent(change, open);
    }
}
