package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.PriceChange;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.PriceMove;

/** Completes an open order in one statement: order, account, holding and quote change together or not at all. */
final class OrderCompletion {
    /**
     * Each step reads the rows of the one before it, which makes their order certain: the order and its account are locked, then the holding is removed, then
     * the quote changes, then order and account. A holding that is gone gives no row in {@code sold}, the order is cancelled, and the quote and what follows
     * the order find nothing to do.
     */
    private static final String COMPLETE = """
            WITH ticket AS MATERIALIZED (
                SELECT o.order_id, o.account_id, o.holding_id, o.order_type, o.symbol, o.quantity
                FROM trade_order o JOIN account a ON a.account_id = o.account_id
                WHERE o.order_id = ? AND o.order_status = 'open'
                FOR NO KEY UPDATE OF o, a),
            sold AS (
                DELETE FROM holding h USING ticket t
                WHERE t.order_type = 'sell' AND h.holding_id = t.holding_id AND h.account_id = t.account_id
                RETURNING h.holding_id),
            due AS MATERIALIZED (
                SELECT t.*, t.order_type = 'buy' OR s.holding_id IS NOT NULL AS possible
                FROM ticket t LEFT JOIN sold s ON TRUE),
            moved AS (
                UPDATE quote q SET\s"""
            + PriceMove.SET
            + """

                FROM (SELECT d.symbol, d.quantity, ?::numeric AS factor FROM due d WHERE d.possible) AS trade
                WHERE q.symbol = trade.symbol
                RETURNING q.*),
            ended AS (
                UPDATE trade_order o SET
                    completion_date = greatest(now(), o.open_date),
                    order_status = CASE WHEN d.possible THEN 'closed' ELSE 'cancelled' END,
                    holding_id = CASE
                        WHEN d.order_type = 'buy' THEN nextval('holding_holding_id_seq') ELSE o.holding_id END,
                    moved_volume = m.volume, moved_price = m.price,
                    price_seed = CASE WHEN d.possible THEN ?::bigint END
                FROM due d LEFT JOIN moved m ON TRUE
                WHERE o.order_id = d.order_id
                RETURNING o.*),
            paid AS (
                UPDATE account a SET balance = a.balance + CASE e.order_type
                    WHEN 'buy' THEN -(e.price * e.quantity + e.order_fee)
                    ELSE e.price * e.quantity - e.order_fee END
                FROM ended e
                WHERE a.account_id = e.account_id AND e.order_status = 'closed'
                RETURNING e.*),
            bought AS (
                INSERT INTO holding (holding_id, account_id, symbol, quantity, purchase_price, purchase_date)
                SELECT p.holding_id, p.account_id, p.symbol, p.quantity, p.price, p.completion_date
                FROM paid p WHERE p.order_type = 'buy')
            SELECT\s"""
            + Orders.columns("e.")
            + ", m.symbol, m.company_name, m.volume, m.price, m.open_price, m.low_price, m.high_price, m.change"
            + " FROM ended e LEFT JOIN moved m ON TRUE";

    private static final int QUOTE_COLUMN = 12;

    /** Reports how an order ended, and the quote that it moved, unless it was cancelled. */
    record Outcome(Order order, Optional<Quote> quote) {}

    private OrderCompletion() {}

    static Outcome complete(Connection connection, long orderId, long priceSeed) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(COMPLETE)) {
            statement.setLong(1, orderId);
            statement.setBigDecimal(2, PriceChange.factor(priceSeed, orderId));
            statement.setLong(3, priceSeed);
            Outcome outcome = ResultRows.one(statement, OrderCompletion::read);
            if (outcome == null) {
                throw Orders.notOpen(connection, orderId);
            }
            return outcome;
        }
    }

    private static Outcome read(ResultSet row) throws SQLException {
        Order order = Orders.read(row);
        return new Outcome(
                order,
                order.orderStatus() == OrderStatus.CLOSED
                        ? Optional.of(Quotes.read(row, QUOTE_COLUMN))
                        : Optional.empty());
    }
}
