package org.tradebench.tests.harness;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.database.DatabaseSettings;

/** The rows of the application's tables, as text, by primary key. */
public final class Rows {

    /** Selects a column, with times, salts and hashes replaced, in which two runs of one script always differ. */
    private static final String COMPARABLE_COLUMN = """
            CASE WHEN data_type = 'timestamp with time zone'
                 THEN format('CASE WHEN %1$I IS NULL THEN ''never'' ELSE ''a moment'' END', column_name)
                 WHEN column_name = 'password_hash'
                 THEN 'split_part(password_hash, '':'', 1) || '':'' || split_part(password_hash, '':'', 2)'
                 ELSE format('coalesce(%I::text, ''null'')', column_name) END""";

    private static final String EXACT_COLUMN = "format('coalesce(%I::text, ''null'')', column_name)";

    /** Makes a select for each table of the application, without Flyway's tables and without the random id of each population and reset. */
    private static final String SELECTS = """
            SELECT table_name,
                   'SELECT concat_ws('' '', ' || string_agg(quote_literal(column_name || '=') || ' || ' || (%s), ', '
                       ORDER BY ordinal_position) || ') FROM ' || quote_ident(table_name) || ' ORDER BY 1'
            FROM information_schema.columns
            WHERE table_schema = 'public' AND table_name NOT LIKE 'flyway%%' AND column_name <> 'population_id'
              AND table_name IN (SELECT c.relname FROM pg_class c WHERE c.relkind = 'r')
            GROUP BY table_name""";

    private Rows() {}

    /** Every row of every table, each value as it is. */
    public static Map<String, List<String>> exact(DatabaseSettings database) {
        return read(database, EXACT_COLUMN);
    }

    /** Every row of every table; moments and salted hashes replaced by a word. */
    public static Map<String, List<String>> comparable(DatabaseSettings database) {
        return read(database, COMPARABLE_COLUMN);
    }

    private static Map<String, List<String>> read(DatabaseSettings database, String column) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            // One snapshot for all tables.
            connection.setAutoCommit(false);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            Map<String, String> selects = new TreeMap<>();
            try (ResultSet tables = statement.executeQuery(SELECTS.formatted(column))) {
                while (tables.next()) {
                    selects.put(tables.getString(1), tables.getString(2));
                }
            }
            Map<String, List<String>> rows = new TreeMap<>();
            for (Map.Entry<String, String> select : selects.entrySet()) {
                rows.put(select.getKey(), texts(statement, select.getValue()));
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The first column of all rows that a query gives. */
    public static List<String> query(DatabaseSettings database, String sql) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            return texts(statement, sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** The one value that a query gives. */
    public static String value(DatabaseSettings database, String sql) {
        List<String> rows = query(database, sql);
        if (rows.size() != 1) {
            throw new IllegalStateException(rows.size() + " rows from: " + sql);
        }
        return rows.get(0);
    }

    /** Changes rows without the application's knowledge. */
    public static int execute(DatabaseSettings database, String sql) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private static Connection connect(DatabaseSettings database) throws SQLException {
        return DriverManager.getConnection(database.jdbcUrl(), database.connectionProperties());
    }

    private static List<String> texts(Statement statement, String sql) throws SQLException {
        try (ResultSet result = statement.executeQuery(sql)) {
            List<String> texts = new ArrayList<>();
            while (result.next()) {
                texts.add(result.getString(1));
            }
            return texts;
        }
    }
}
