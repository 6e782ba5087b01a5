package org.tradebench.app.services;

/**
 * {@link org.tradebench.app.domain.PriceChange} in SQL, on the row as it is when its lock is held: a
 * price that was read before may be another order's past.
 */
public final class PriceMove {

    private static final String NEW_PRICE =
            "round(q.price * CASE WHEN q.price <= 0.01 THEN 600 WHEN q.price > 400 THEN 0.5 ELSE trade.factor END, 2)";

    /** The assignments of an update of {@code quote AS q} by a {@code trade} with a factor and a quantity. */
    public static final String SET = "volume = q.volume + trade.quantity, price = " + NEW_PRICE
            + ", low_price = least(q.low_price, " + NEW_PRICE
            + "), high_price = greatest(q.high_price, " + NEW_PRICE
            + "), change = " + NEW_PRICE + " - q.open_price";

    private PriceMove() {}
}
