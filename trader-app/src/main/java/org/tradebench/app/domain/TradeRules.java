package org.tradebench.app.domain;

import java.math.BigDecimal;

/** Defines the numbers of the trading contract: fees and bounds. */
public final class TradeRules {
    /** Dollars per order, as in Trade. */
    public static final BigDecimal ORDER_FEE = new BigDecimal("24.95");

    /** Shares per order: keeps price × quantity far inside NUMERIC(14,2). */
    public static final long MAX_QUANTITY = 1_000_000;

    /** Maximum rows of one answer. */
    public static final int MAX_ROWS = 1_000;

    /** Least factor of a price: less could round a price of two cents to nothing. */
    public static final BigDecimal MIN_FACTOR = new BigDecimal("0.5");

    public static final BigDecimal MAX_FACTOR = new BigDecimal("100");

    private TradeRules() {}

    /** Returns what an order moves on its account: a buy debits price × quantity + fee, a sell credits price × quantity − fee. */
    public static BigDecimal amount(OrderType type, BigDecimal price, long quantity, BigDecimal fee) {
        BigDecimal worth = Money.worth(price, quantity);
        return type == OrderType.BUY ? worth.add(fee).negate() : worth.subtract(fee);
    }

    /**
     * @throws TradeException BAD_INPUT unless it is 1 to {@link #MAX_QUANTITY} shares
     */
    public static void checkQuantity(long quantity) {
        if (quantity < 1 || quantity > MAX_QUANTITY) {
            throw TradeException.badInput(
                    "The quantity is %d; it may be 1 to %d shares".formatted(quantity, MAX_QUANTITY));
        }
    }

    /**
     * @throws TradeException BAD_INPUT unless it is at least a cent and has no parts of a cent
     */
    public static void checkNewPrice(BigDecimal price) {
        if (price.signum() <= 0 || price.stripTrailingZeros().scale() > 2) {
            throw TradeException.badInput("The price is %s; it may be 0.01 or more, in whole cents".formatted(price));
        }
    }

    /**
     * @throws TradeException BAD_INPUT unless the factor is {@link #MIN_FACTOR} to {@link #MAX_FACTOR} and the shares are 0 to {@link #MAX_QUANTITY}
     */
    public static void checkPriceMove(BigDecimal factor, long sharesTraded) {
        if (factor.compareTo(MIN_FACTOR) < 0 || factor.compareTo(MAX_FACTOR) > 0) {
            // Omits the number: one of a high exponent would be very long.
            throw TradeException.badInput("The price factor must be from %s to %s.".formatted(MIN_FACTOR, MAX_FACTOR));
        }
        if (sharesTraded < 0 || sharesTraded > MAX_QUANTITY) {
            throw TradeException.badInput(
                    "The number of shares traded must be from 0 to %d, got %d.".formatted(MAX_QUANTITY, sharesTraded));
        }
    }
}
