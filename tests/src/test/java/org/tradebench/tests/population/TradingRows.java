package org.tradebench.tests.population;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;

/** Reads and changes a database by SQL. */
final class TradingRows {

    private static final List<String> TABLES = List.of("quote", "account_profile", "account", "holding", "trade_order");

    private TradingRows() {}

    /** A checksum of all rows of each table, to the byte. */
    static Map<String, String> checksums(DatabaseSettings database) throws SQLException {
        Map<String, String> checksums = new TreeMap<>();
        for (String table : TABLES) {
            checksums.put(
                    table,
                    ask(
                            database,
                            "SELECT count(*) || ' ' || md5(string_agg(t::text, E'\\n' ORDER BY t::text)) FROM %s AS t"
                                    .formatted(table)));
        }
        return checksums;
    }

    /** Every key, check and index, in the database's own notation. */
    static String rules(DatabaseSettings database) throws SQLException {
        return ask(database, """
                SELECT string_agg(rule, E'\\n' ORDER BY rule) FROM (
                    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS rule
                    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
                    UNION ALL
                    SELECT indexdef FROM pg_indexes WHERE schemaname = 'public') AS rules
                """);
    }

    static String ask(DatabaseSettings database, String query) throws SQLException {
        try (Connection connection = DatabaseConnections.open(database, "test");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getString(1) : null;
        }
    }

    static void run(DatabaseSettings database, String... commands) throws SQLException {
        try (Connection connection = DatabaseConnections.open(database, "test");
                Statement statement = connection.createStatement()) {
            for (String command : commands) {
                statement.execute(command);
            }
        }
    }
}
