package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.util.List;

/**
 * What all holdings of an account come to.
 *
 * @param count of the holdings
 * @param basis dollars paid for them, fees apart
 * @param marketValue dollars that they are worth at the current prices
 */
public record HoldingSums(long count, BigDecimal basis, BigDecimal marketValue) {
    /** From a database, whose sums of nothing are null. */
    public HoldingSums {
        basis = basis == null ? BigDecimal.ZERO : basis;
        marketValue = marketValue == null ? BigDecimal.ZERO : marketValue;
    }

    /** Of these holdings. */
    public static HoldingSums of(List<Holding> holdings) {
        BigDecimal basis = BigDecimal.ZERO;
        BigDecimal marketValue = BigDecimal.ZERO;
        for (Holding holding : holdings) {
            basis = basis.add(holding.basis());
            marketValue = marketValue.add(holding.marketValue());
        }
        return new HoldingSums(holdings.size(), basis, marketValue);
    }

    public BigDecimal gain() {
        return marketValue.subtract(basis);
    }
}
