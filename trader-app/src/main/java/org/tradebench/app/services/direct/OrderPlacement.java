package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.IdempotencyKey;

/** Places an order by one statement: a row with the quote's current price, status open. */
final class OrderPlacement {
    private static final String BUY = """
            INSERT INTO trade_order
                (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee, idempotency_key,
                 placed_volume)
            SELECT a.account_id, q.symbol, 'buy', 'open', now(), ?, q.price, ?, ?, q.volume
            FROM account a CROSS JOIN quote q
            WHERE a.user_id = ? AND q.symbol = ?
            RETURNING\s""" + Orders.COLUMNS;

    /**
     * Locks the account, then the holding. If a concurrent sell has deleted the holding, no row is found and no order placed; the unique index order_that_sells
     * refuses a second open order for it. The order's date is never before its holding's, which a server with a fast clock may have written; likewise an order
     * never ends before it was placed.
     */
    private static final String SELL = """
            WITH mine AS MATERIALIZED (
                SELECT h.account_id, h.holding_id, h.symbol, h.quantity, h.purchase_date
                FROM account a JOIN holding h ON h.account_id = a.account_id
                WHERE a.user_id = ? AND h.holding_id = ?
                FOR NO KEY UPDATE OF a FOR UPDATE OF h)
            INSERT INTO trade_order
                (account_id, symbol, holding_id, order_type, order_status, open_date, quantity, price, order_fee,
                 idempotency_key, placed_volume)
            SELECT m.account_id, m.symbol, m.holding_id, 'sell', 'open', greatest(now(), m.purchase_date), m.quantity,
                   q.price, ?, ?, q.volume
            FROM mine m JOIN quote q ON q.symbol = m.symbol
            RETURNING\s""" + Orders.COLUMNS;

    private OrderPlacement() {}

    static Order buy(Connection connection, String userId, String symbol, long quantity, IdempotencyKey key)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(BUY)) {
            statement.setLong(1, quantity);
            statement.setBigDecimal(2, TradeRules.ORDER_FEE);
            statement.setString(3, key.value());
            statement.setString(4, userId);
            statement.setString(5, symbol);
            Order placed = ResultRows.one(statement, Orders::read);
            if (placed == null) {
                // One of the two is missing; the account's read reports which.
                Accounts.find(connection, userId);
                throw Refusals.noQuote(symbol);
            }
            return placed;
        }
    }

    static Order sell(Connection connection, String userId, long holdingId, IdempotencyKey key) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SELL)) {
            statement.setString(1, userId);
            statement.setLong(2, holdingId);
            statement.setBigDecimal(3, TradeRules.ORDER_FEE);
            statement.setString(4, key.value());
            Order placed = ResultRows.one(statement, Orders::read);
            if (placed == null) {
                throw Refusals.noHolding(holdingId);
            }
            return placed;
        }
    }
}
