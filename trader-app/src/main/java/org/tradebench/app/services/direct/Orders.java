package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeRules;

/** Reads, announces and cancels orders. */
final class Orders {
    /** In the order of {@link #read}. */
    static final String COLUMNS = columns("");

    private static final String OF_USER =
            "SELECT " + columns("o.") + " FROM account a JOIN trade_order o ON o.account_id = a.account_id";

    private static final String NEWEST = OF_USER + " WHERE a.user_id = ? ORDER BY o.order_id DESC LIMIT ?";

    private static final String BEFORE =
            OF_USER + " WHERE a.user_id = ? AND o.order_id < ? ORDER BY o.order_id DESC LIMIT ?";

    private static final String FIND_OWN = OF_USER + " WHERE a.user_id = ? AND o.order_id = ?";
    private static final String FIND_BY_KEY = OF_USER + " WHERE a.user_id = ? AND o.idempotency_key = ?";
    private static final String FIND = "SELECT " + COLUMNS + " FROM trade_order WHERE order_id = ?";

    /**
     * Writes nothing and takes no lock when nothing is closed. Rows that another request announces at this moment are skipped: each is announced once, and two
     * announcements cannot wait for each other.
     */
    private static final String ANNOUNCE = """
            WITH due AS MATERIALIZED (
                SELECT o.order_id FROM account a JOIN trade_order o ON o.account_id = a.account_id
                WHERE a.user_id = ? AND o.order_status = 'closed'
                FOR NO KEY UPDATE OF o SKIP LOCKED
                LIMIT\s""" + TradeRules.MAX_ROWS + """
            )
            UPDATE trade_order o SET order_status = 'completed'
            FROM due WHERE o.order_id = due.order_id
            RETURNING\s""" + columns("o.");

    private static final String CANCEL = """
            UPDATE trade_order SET order_status = 'cancelled', completion_date = greatest(now(), open_date)
            WHERE order_id = ? AND order_status = 'open'
            RETURNING\s""" + COLUMNS;

    private Orders() {}

    static List<Order> newest(Connection connection, String userId, int limit) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(NEWEST)) {
            statement.setString(1, userId);
            statement.setInt(2, limit);
            return ResultRows.all(statement, Orders::read);
        }
    }

    static List<Order> before(Connection connection, String userId, long orderId, int limit) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(BEFORE)) {
            statement.setString(1, userId);
            statement.setLong(2, orderId);
            statement.setInt(3, limit);
            return ResultRows.all(statement, Orders::read);
        }
    }

    /** Returns the order when it is the user's. */
    static Order find(Connection connection, String userId, long orderId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND_OWN)) {
            statement.setString(1, userId);
            statement.setLong(2, orderId);
            Order order = ResultRows.one(statement, Orders::read);
            if (order == null) {
                throw Refusals.noOrder(orderId);
            }
            return order;
        }
    }

    /** Returns the user's order with this idempotency key; null when there is none. */
    static @Nullable Order findByKey(Connection connection, String userId, @Nullable String key) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND_BY_KEY)) {
            statement.setString(1, userId);
            statement.setString(2, key);
            return ResultRows.one(statement, Orders::read);
        }
    }

    static List<Order> announce(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(ANNOUNCE)) {
            statement.setString(1, userId);
            return ResultRows.all(statement, Orders::read);
        }
    }

    static Order cancel(Connection connection, long orderId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(CANCEL)) {
            statement.setLong(1, orderId);
            Order cancelled = ResultRows.one(statement, Orders::read);
            if (cancelled == null) {
                throw notOpen(connection, orderId);
            }
            return cancelled;
        }
    }

    /** Returns the order when it is open. */
    static Order findOpen(Connection connection, long orderId) throws SQLException {
        Order order = find(connection, orderId);
        if (order == null || order.orderStatus() != OrderStatus.OPEN) {
            throw Refusals.notOpen(orderId, order == null ? null : order.orderStatus());
        }
        return order;
    }

    /** Returns why an order cannot be completed or cancelled. */
    static TradeException notOpen(Connection connection, long orderId) throws SQLException {
        Order order = find(connection, orderId);
        return Refusals.notOpen(orderId, order == null ? null : order.orderStatus());
    }

    static Order read(ResultSet row) throws SQLException {
        return new Order(
                row.getLong(1),
                row.getLong(2),
                row.getString(3),
                row.getObject(4, Long.class),
                OrderType.of(row.getString(5)),
                OrderStatus.of(row.getString(6)),
                ResultRows.moment(row, 7),
                ResultRows.instant(row, 8),
                row.getLong(9),
                row.getBigDecimal(10),
                row.getBigDecimal(11));
    }

    /** Returns the columns of an order, each after the alias of its table ({@code "o."}). */
    static String columns(String alias) {
        return Stream.of(
                        "order_id",
                        "account_id",
                        "symbol",
                        "holding_id",
                        "order_type",
                        "order_status",
                        "open_date",
                        "completion_date",
                        "quantity",
                        "price",
                        "order_fee")
                .map(alias::concat)
                .collect(Collectors.joining(", "));
    }

    private static @Nullable Order find(Connection connection, long orderId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setLong(1, orderId);
            return ResultRows.one(statement, Orders::read);
        }
    }
}
