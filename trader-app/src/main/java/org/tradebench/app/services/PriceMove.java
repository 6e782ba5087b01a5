package org.tradebench.app.services;

/**
 * Moves a price by a factor, to the cent, half up; a price above 400 is halved instead, a price of one cent is multiplied by 600. In SQL on the row as it is
 * when its lock is held: a price that was read before may be outdated.
 */
public final class PriceMove {
    private static final String NEW_PRICE =
            "round(q.price * CASE WHEN q.price <= 0.01 THEN 600 WHEN q.price > 400 THEN 0.5 ELSE trade.factor END, 2)";

    /** Assigns in an update of {@code quote AS q} by a {@code trade} with a factor and a quantity. */
    public static final String SET = "volume = q.volume + trade.quantity, price = " + NEW_PRICE
            + ", low_price = least(q.low_price, " + NEW_PRICE
            + "), high_price = greatest(q.high_price, " + NEW_PRICE
            + "), change = " + NEW_PRICE + " - q.open_price";

    /**
     * The beginning of a statement that moves a price without an order and records the move for the consistency check. Its parameters are the factor, the
     * shares and the symbol. A query of {@code moved}, the updated row of the quote, must follow.
     */
    public static final String BY_HAND = """
            WITH trade AS (SELECT CAST(? AS numeric) AS factor, CAST(? AS bigint) AS quantity),
            moved AS (
                UPDATE quote AS q SET\s""" + SET + """
                 FROM trade WHERE q.symbol = ?
                RETURNING q.*),
            kept AS (
                INSERT INTO price_move (symbol, factor, quantity, moved_volume, moved_price)
                SELECT m.symbol, t.factor, t.quantity, m.volume, m.price FROM moved AS m CROSS JOIN trade AS t)
            """;

    private PriceMove() {}
}
