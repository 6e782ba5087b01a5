package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.util.List;

/**
 * Sums up all holdings of an account.
 *
 * @param count of the holdings
 * @param basis dollars paid for them, without fees
 * @param marketValue dollars at the current prices
 */
public record HoldingSums(long count, BigDecimal basis, BigDecimal marketValue) {
    /** Accepts null as zero: a database's sums of no rows are null. */
    public HoldingSums {
        basis = basis == null ? BigDecimal.ZERO : basis;
        marketValue = marketValue == null ? BigDecimal.ZERO : marketValue;
    }

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
