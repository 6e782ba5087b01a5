package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeRules;

/** Reads holdings with their quotes' prices. */
final class Holdings {
    private static final String OF_USER = """
            SELECT h.holding_id, h.account_id, h.symbol, h.quantity, h.purchase_price, h.purchase_date, q.price
            FROM account a
            JOIN holding h ON h.account_id = a.account_id
            JOIN quote q ON q.symbol = h.symbol
            WHERE a.user_id = ?""";

    /** Limits to the first page, and one row that shows whether there are more. */
    private static final String PAGE = " ORDER BY h.holding_id LIMIT " + (TradeRules.MAX_ROWS + 1);

    private static final String FIRST = OF_USER + PAGE;
    private static final String AFTER = OF_USER + " AND h.holding_id > ?" + PAGE;

    private static final String SUMS = """
            SELECT count(*), sum(h.quantity * h.purchase_price), sum(h.quantity * q.price)
            FROM account a
            JOIN holding h ON h.account_id = a.account_id
            JOIN quote q ON q.symbol = h.symbol
            WHERE a.user_id = ?""";

    private static final String FIND = OF_USER + " AND h.holding_id = ?";

    private Holdings() {}

    static List<Holding> first(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIRST)) {
            statement.setString(1, userId);
            return ResultRows.all(statement, Holdings::read);
        }
    }

    static List<Holding> after(Connection connection, String userId, long holdingId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(AFTER)) {
            statement.setString(1, userId);
            statement.setLong(2, holdingId);
            return ResultRows.all(statement, Holdings::read);
        }
    }

    static HoldingSums sums(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SUMS)) {
            statement.setString(1, userId);
            return Objects.requireNonNull(ResultRows.one(
                    statement, row -> new HoldingSums(row.getLong(1), row.getBigDecimal(2), row.getBigDecimal(3))));
        }
    }

    static Holding find(Connection connection, String userId, long holdingId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setString(1, userId);
            statement.setLong(2, holdingId);
            Holding holding = ResultRows.one(statement, Holdings::read);
            if (holding == null) {
                throw Refusals.noHolding(holdingId);
            }
            return holding;
        }
    }

    private static Holding read(ResultSet row) throws SQLException {
        return new Holding(
                row.getLong(1),
                row.getLong(2),
                row.getString(3),
                row.getLong(4),
                row.getBigDecimal(5),
                ResultRows.moment(row, 6),
                row.getBigDecimal(7));
    }
}
