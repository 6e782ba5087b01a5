package org.tradebench.load.consistency;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;

/**
 * Compares {@code orders.csv} with the database. The file goes into a table that ends with the connection: a run of hours takes no more memory here than one of
 * seconds.
 *
 * @param connection in a transaction of its own
 * @param highest the highest number of an order before the run
 */
public record OrderCheck(Connection connection, long highest) implements AutoCloseable {
    /** The load generator's name for the file, one in each folder that a JMeter process wrote. */
    public static final String FILE = "orders.csv";

    private static final String TABLE = """
            CREATE TEMPORARY TABLE requested (answered BIGINT, user_id TEXT, order_type TEXT, order_id BIGINT) ON COMMIT DROP
            """;

    /** An acknowledged order and its row in the database, which may be absent or another's. */
    private static final String MATCHED = """
            CREATE TEMPORARY TABLE matched ON COMMIT DROP AS
            SELECT requested.order_id, requested.user_id, requested.order_type, requested.answered,
                   CASE WHEN account.user_id = requested.user_id AND placed.order_type = requested.order_type
                        THEN placed.order_status END AS order_status
            FROM (SELECT DISTINCT ON (order_id) * FROM requested WHERE order_id IS NOT NULL ORDER BY order_id, answered) AS requested
            LEFT JOIN trade_order AS placed USING (order_id)
            LEFT JOIN account USING (account_id)
            """;

    private static final String SUMS = """
            SELECT (SELECT count(*) FROM requested), count(*),
                   count(*) FILTER (WHERE order_status IN ('closed', 'completed')),
                   count(*) FILTER (WHERE order_status = 'cancelled'),
                   count(*) FILTER (WHERE order_status = 'open'),
                   count(*) FILTER (WHERE order_status IS NULL),
                   (SELECT count(*) FROM requested WHERE order_id IS NOT NULL) - count(*)
            FROM matched
            """;

    /** Orders of the run that no answer named, beside the requests that got no number. */
    private static final String UNNAMED = """
            WITH made AS (SELECT user_id, placed.order_type, count(*) AS orders
                          FROM trade_order AS placed
                          JOIN account USING (account_id)
                          WHERE placed.order_id > ?
                            AND NOT EXISTS (SELECT FROM matched WHERE matched.order_id = placed.order_id)
                          GROUP BY user_id, placed.order_type),
                 unanswered AS (SELECT user_id, order_type, count(*) AS requests
                                FROM requested WHERE order_id IS NULL GROUP BY user_id, order_type)
            SELECT coalesce(sum(least(orders, coalesce(requests, 0))), 0),
                   coalesce(sum(greatest(orders - coalesce(requests, 0), 0)), 0),
                   array(SELECT format('user %s: %s orders to %s that no answer named, and %s such requests without an answer',
                                       user_id, orders, order_type, coalesce(requests, 0))
                         FROM made LEFT JOIN unanswered USING (user_id, order_type)
                         WHERE orders > coalesce(requests, 0) ORDER BY 1 LIMIT 3)
            FROM made LEFT JOIN unanswered USING (user_id, order_type)
            """;

    private static final String WRONG = """
            SELECT array(SELECT format('order %s, acknowledged to %s as a %s: %s', order_id, user_id, order_type,
                                       coalesce('still ' || order_status, 'not in the database as that'))
                         FROM matched WHERE order_status IS NULL OR order_status = 'open' ORDER BY order_id LIMIT 3)
            """;

    private static final String OF_A_TIME = """
            SELECT count(*), count(*) FILTER (WHERE order_status IN ('closed', 'completed', 'cancelled'))
            FROM matched WHERE answered >= ? AND answered < ?
            """;

    /**
     * Returns the highest number of an order, 0 without orders. It is read before the load and passed to {@link #open} afterwards.
     *
     * @throws Failure when the database cannot be reached or holds no trading data
     */
    public static long highestNumber(DatabaseSettings database) {
        try (Connection connection = DatabaseConnections.open(database, "trader-orders");
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT coalesce(max(order_id), 0) FROM trade_order")) {
            row.next();
            return row.getLong(1);
        } catch (SQLException e) {
            throw failure(database, e);
        }
    }

    /**
     * Reads what the load generator wrote.
     *
     * @param files each with its heading
     */
    public static OrderCheck open(DatabaseSettings database, List<Path> files, long highest) {
        Connection connection = null;
        try {
            connection = DatabaseConnections.open(database, "trader-orders");
            connection.setAutoCommit(false);
            try (Statement statement = connection.createStatement()) {
                statement.execute(TABLE);
                for (Path file : files) {
                    read(connection, file);
                }
                statement.execute("ANALYZE requested");
                statement.execute(MATCHED);
                statement.execute("ANALYZE matched");
            }
            return new OrderCheck(connection, highest);
        } catch (SQLException e) {
            quietly(connection);
            throw failure(database, e);
        }
    }

    private static void read(Connection connection, Path file) throws SQLException {
        try (InputStream lines = Files.newInputStream(file)) {
            DatabaseConnections.copyIn(connection, "COPY requested FROM STDIN (FORMAT csv, HEADER)", lines);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + " (" + e.getMessage() + ")", e);
        }
    }

    /** Counts the outcomes of all orders of the run. */
    public OrderCount count() {
        try (Statement statement = connection.createStatement();
                PreparedStatement unnamed = connection.prepareStatement(UNNAMED)) {
            unnamed.setLong(1, highest);
            try (ResultSet rest = unnamed.executeQuery()) {
                rest.next();
                long unacknowledged = rest.getLong(1);
                long unrequested = rest.getLong(2);
                List<String> examples = texts(rest.getArray(3));
                if (unrequested == 0) {
                    try (ResultSet wrong = statement.executeQuery(WRONG)) {
                        wrong.next();
                        examples = texts(wrong.getArray(1));
                    }
                }
                return sums(statement, unacknowledged, unrequested, examples);
            }
        } catch (SQLException e) {
            throw Failure.of("the orders cannot be counted: " + e.getMessage(), e);
        }
    }

    private static OrderCount sums(Statement statement, long unacknowledged, long unrequested, List<String> examples)
            throws SQLException {
        try (ResultSet row = statement.executeQuery(SUMS)) {
            row.next();
            return new OrderCount(
                    row.getLong(1),
                    row.getLong(2),
                    row.getLong(3),
                    row.getLong(4),
                    row.getLong(5),
                    row.getLong(6),
                    row.getLong(7),
                    unacknowledged,
                    unrequested,
                    examples);
        }
    }

    private static List<String> texts(Array array) throws SQLException {
        return List.of((String[]) array.getArray());
    }

    /** Counts orders that were acknowledged in a part of the run, and those of them that are in the database and ended. */
    public record Share(long acknowledged, long found) {}

    /**
     * Counts the orders that were acknowledged in a part of the run.
     *
     * @param begin epoch milliseconds, inclusive
     * @param end epoch milliseconds, exclusive
     */
    public Share between(long begin, long end) {
        try (PreparedStatement statement = connection.prepareStatement(OF_A_TIME)) {
            statement.setLong(1, begin);
            statement.setLong(2, end);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return new Share(row.getLong(1), row.getLong(2));
            }
        } catch (SQLException e) {
            throw Failure.of("the orders cannot be counted: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        quietly(connection);
    }

    private static void quietly(Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException e) {
                // All results have been read. The temporary tables end with the connection.
            }
        }
    }

    private static Failure failure(DatabaseSettings database, SQLException e) {
        return Failure.of("the orders in database " + database + " cannot be counted: " + e.getMessage(), e);
    }
}
