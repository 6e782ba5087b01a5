package org.tradebench.load.consistency;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.consistency.UserOperation.Kind;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;

/** Compares {@code history.csv} with the database, one account after the other: memory is needed for one of them, however long the run was. */
public final class HistoryCheck {
    /** The load generator's name for the file. */
    public static final String FILE = "history.csv";

    private static final String TABLE = """
            CREATE TEMPORARY TABLE answers (place BIGINT GENERATED ALWAYS AS IDENTITY, answered BIGINT, user_id TEXT, session INTEGER,
                                            operation TEXT, holding BIGINT, answer TEXT) ON COMMIT DROP
            """;

    private static final String OPERATIONS =
            "SELECT user_id, session, operation, coalesce(holding, 0), coalesce(answer, '') FROM answers ORDER BY user_id, place";

    private static final String ACCOUNT_ORDERS = """
            SELECT (100 * open_balance)::bigint, order_id, order_type = 'buy', holding_id,
                   (100 * (CASE WHEN order_type = 'buy' THEN -price * quantity ELSE price * quantity END - order_fee))::bigint
            FROM account LEFT JOIN trade_order ON trade_order.account_id = account.account_id AND order_status IN ('closed', 'completed')
            WHERE user_id = ? ORDER BY order_id
            """;

    private static final int FETCHED = 10_000;

    private final Connection connection;
    private final long highest;

    private HistoryCheck(Connection connection, long highest) {
        this.connection = connection;
        this.highest = highest;
    }

    /**
     * Checks every account that the file names.
     *
     * @param highest the highest number of an order before the run
     */
    public static HistoryCount count(DatabaseSettings database, Path file, long highest) {
        try (Connection connection = DatabaseConnections.open(database, "trader-histories")) {
            connection.setAutoCommit(false);
            try (Statement statement = connection.createStatement();
                    InputStream lines = Files.newInputStream(file)) {
                statement.execute(TABLE);
                DatabaseConnections.copyIn(
                        connection,
                        "COPY answers (answered, user_id, session, operation, holding, answer) FROM STDIN (FORMAT csv, HEADER)",
                        lines);
            }
            return new HistoryCheck(connection, highest).all();
        } catch (SQLException | IOException e) {
            throw Failure.of("the histories in " + file + " cannot be checked: " + e.getMessage(), e);
        }
    }

    private HistoryCount all() throws SQLException {
        HistoryCount count = HistoryCount.NONE;
        try (Statement statement = connection.createStatement()) {
            statement.setFetchSize(FETCHED);
            try (ResultSet rows = statement.executeQuery(OPERATIONS)) {
                String user = null;
                List<UserOperation> operations = new ArrayList<>();
                while (rows.next()) {
                    if (user != null && !user.equals(rows.getString(1))) {
                        count = count.plus(of(user, operations));
                        operations.clear();
                    }
                    user = rows.getString(1);
                    operations.add(new UserOperation(
                            rows.getInt(2),
                            Kind.valueOf(rows.getString(3).toUpperCase(Locale.ROOT)),
                            rows.getLong(4),
                            rows.getString(5)));
                }
                return user == null ? count : count.plus(of(user, operations));
            }
        }
    }

    private HistoryCount of(String user, List<UserOperation> operations) throws SQLException {
        try (PreparedStatement accountOrders = connection.prepareStatement(ACCOUNT_ORDERS)) {
            accountOrders.setString(1, user);
            try (ResultSet row = accountOrders.executeQuery()) {
                long openCents = 0;
                List<BookedOrder> before = new ArrayList<>();
                List<BookedOrder> during = new ArrayList<>();
                while (row.next()) {
                    openCents = row.getLong(1);
                    long number = row.getLong(2);
                    if (!row.wasNull()) {
                        (number > highest ? during : before)
                                .add(new BookedOrder(number, row.getBoolean(3), row.getLong(4), row.getLong(5)));
                    }
                }
                return new AccountHistory(user, openCents, before, during).check(operations);
            }
        }
    }
}
