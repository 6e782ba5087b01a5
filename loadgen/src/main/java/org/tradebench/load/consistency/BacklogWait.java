package org.tradebench.load.consistency;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.LongConsumer;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;

/** Waits after a load until the application has completed every order, as long as that may take. */
public final class BacklogWait {
    /** The application's sweep completes lost orders after 30 s, every 5 s; the rest allows for a long queue. */
    public static final Duration LIMIT = Duration.ofMinutes(2);

    private static final long LOOK_EVERY_MILLIS = 100;

    private BacklogWait() {}

    /**
     * Waits until no order is open, or until the limit.
     *
     * @param progress receives the number of orders that are still open
     * @throws Failure when the database cannot be queried
     */
    public static OrderBacklog await(DatabaseSettings database, Duration limit, LongConsumer progress)
            throws InterruptedException {
        try (Connection connection = DatabaseConnections.open(database, "orders");
                Statement statement = connection.createStatement()) {
            long begin = System.nanoTime();
            long first = open(statement);
            long now = first;
            while (now > 0 && System.nanoTime() - begin < limit.toNanos()) {
                progress.accept(now);
                Thread.sleep(LOOK_EVERY_MILLIS);
                now = open(statement);
            }
            return new OrderBacklog(first, (System.nanoTime() - begin) / 1e9, now);
        } catch (SQLException e) {
            throw Failure.of("the database cannot be asked for open orders: " + e.getMessage(), e);
        }
    }

    private static long open(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT count(*) FROM trade_order WHERE order_status = 'open'")) {
            row.next();
            return row.getLong(1);
        }
    }
}
