package org.tradebench.app.domain;

import java.math.BigDecimal;

/** The numbers of the trading contract: fees and bounds. */
public final class TradeRules {

    /** Dollars an order, bought or sold; Trade's own figure. */
    public static final BigDecimal ORDER_FEE = new BigDecimal("24.95");

    /** Shares an order: keeps price × quantity far inside NUMERIC(14,2). */
    public static final long MAX_QUANTITY = 1_000_000;

    private TradeRules() {}

    /**
     * What an order moves on its account: a buy debits price × quantity + fee, a sell credits price ×
     * quantity − fee.
     */
    public static BigDecimal amount(OrderType type, BigDecimal price, long quantity, BigDecimal fee) {
        BigDecimal worth = Money.worth(price, quantity);
        return type == OrderType.BUY ? worth.add(fee).negate() : worth.subtract(fee);
    }
}
