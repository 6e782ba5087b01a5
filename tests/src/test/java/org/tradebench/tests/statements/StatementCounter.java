package org.tradebench.tests.statements;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.database.DatabaseSettings;

/**
 * Reads PostgreSQL's count of the statements of the application's user. Keeps one connection open, because the
 * statements by which the JDBC driver opens one would be counted, too.
 */
final class StatementCounter implements AutoCloseable {

    private static final String FORGET = "SELECT pg_stat_statements_reset()";

    /** All statements except those of this class, of the sweep, and of the JDBC driver and the server's pool for a new connection, which belong to no operation. */
    private static final String CALLS = """
            SELECT query, sum(calls)::bigint FROM pg_stat_statements
            WHERE userid = current_user::regrole
                AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
                AND query NOT LIKE '%pg_stat_statements%'
                AND query NOT LIKE '%pg_prepared_xacts%'
                AND query NOT LIKE 'SET application_name%'
                AND query NOT IN ('SHOW TRANSACTION ISOLATION LEVEL', 'select current_catalog', 'select current_schema()', 'show transaction_read_only')
            GROUP BY query""";

    private static final String OPEN_TRANSACTIONS = """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND state LIKE 'idle in transaction%'""";

    private final Connection connection;

    StatementCounter(DatabaseSettings database) throws SQLException {
        connection = DriverManager.getConnection(database.jdbcUrl(), database.connectionProperties());
    }

    /** Resets the count. */
    void reset() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(FORGET);
        }
    }

    /** Returns how often each statement was executed since the reset. */
    Map<String, Long> calls() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(CALLS)) {
            Map<String, Long> calls = new TreeMap<>();
            while (rows.next()) {
                calls.put(rows.getString(1), rows.getLong(2));
            }
            return calls;
        }
    }

    /** Transactions that were begun and not ended. */
    int openTransactions() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(OPEN_TRANSACTIONS)) {
            row.next();
            return row.getInt(1);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
