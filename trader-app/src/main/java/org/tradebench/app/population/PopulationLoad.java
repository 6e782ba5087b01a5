package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Loads all rows in one transaction, or leaves what was there before, no longer marked as a population. */
final class PopulationLoad {
    /** The tables that a load empties and fills; {@code price_move} stays empty, because a population moves no price. */
    private static final List<String> TABLES =
            List.of("quote", "account_profile", "account", "holding", "trade_order", "price_move");

    private final PopulationRequest request;
    private final PopulatedMarket market;
    private final PopulationProgress progress;
    private final long buys;

    PopulationLoad(PopulationRequest request, ProgressListener listener) {
        this.request = request;
        this.market = PopulatedMarket.of(request);
        this.buys = market.buys();
        this.progress = new PopulationProgress(listener, rows());
    }

    long rows() {
        return request.quotes() + 2L * request.users() + 2 * buys;
    }

    void begin(String what) throws InterruptedException {
        progress.begin(what);
    }

    /** Does everything but the commit. */
    void fill(Connection connection) throws SQLException, InterruptedException {
        // Committed at once, so that the database does not count as populated whatever happens next.
        Sql.execute(connection, "DELETE FROM population");
        connection.setAutoCommit(false);
        // A session with an open transaction must not block this for ever.
        Sql.execute(connection, "SET LOCAL lock_timeout = '30s'");
        Sql.execute(connection, "SET LOCAL statement_timeout = 0");
        // When this process dies, the server gives up at once, and not only after the index that it is making.
        Sql.execute(connection, "SET LOCAL client_connection_check_interval = '1s'");
        Sql.execute(connection, "TRUNCATE " + String.join(", ", TABLES) + " RESTART IDENTITY");
        TableRules rules = TableRules.drop(connection, TABLES);
        PopulationRows rows = new PopulationRows(connection, request, market, progress);
        rows.quotes();
        rows.profiles();
        rows.accounts();
        rows.holdings();
        rows.orders();
        progress.begin("keys and indexes");
        rules.recreate();
        continueAfter(connection, "account", "account_id", request.users());
        continueAfter(connection, "holding", "holding_id", buys);
        continueAfter(connection, "trade_order", "order_id", buys);
        Sql.value(connection, "SELECT restore_claims()");
        record(connection);
    }

    void commit(Connection connection) throws SQLException, InterruptedException {
        connection.commit();
        connection.setAutoCommit(true);
        progress.begin("statistics");
        Sql.execute(connection, "VACUUM (ANALYZE) claim, " + String.join(", ", TABLES));
    }

    private static void continueAfter(Connection connection, String table, String column, long last)
            throws SQLException {
        if (last > 0) {
            Sql.value(connection, "SELECT setval(pg_get_serial_sequence(?, ?), " + last + ")", table, column);
        }
    }

    private void record(Connection connection) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO population (users, quotes, seed, hash_rounds, populated_at) VALUES (?, ?, ?, ?, now())")) {
            insert.setInt(1, request.users());
            insert.setInt(2, request.quotes());
            insert.setLong(3, request.seed());
            insert.setInt(4, request.hashRounds());
            insert.executeUpdate();
        }
    }
}
