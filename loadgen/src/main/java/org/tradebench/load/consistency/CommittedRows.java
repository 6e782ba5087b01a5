package org.tradebench.load.consistency;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Reads the users and quotes that were traded last from the database, and their values as text of the same form that {@link NodePages} extracts. */
record CommittedRows(Connection connection) {
    private static final String USERS = """
            SELECT user_id FROM account JOIN trade_order USING (account_id)
            WHERE user_id LIKE 'uid:%' GROUP BY user_id ORDER BY max(order_id) DESC LIMIT ?
            """;
    private static final String SYMBOLS = """
            SELECT symbol FROM trade_order GROUP BY symbol ORDER BY max(order_id) DESC LIMIT ?
            """;
    private static final String HOLDINGS = """
            SELECT coalesce(string_agg(holding_id::text, ' ' ORDER BY holding_id), '')
            FROM holding JOIN account USING (account_id) WHERE user_id = ?
            """;
    private static final String BALANCE = "SELECT balance::text FROM account WHERE user_id = ?";
    private static final String QUOTE = "SELECT volume::text || ' ' || price::text FROM quote WHERE symbol = ?";

    /** Returns the users who ordered last. */
    List<String> users(int most) throws SQLException {
        return list(USERS, most);
    }

    /** Returns the symbols of the quotes that were traded last. */
    List<String> symbols(int most) throws SQLException {
        return list(SYMBOLS, most);
    }

    /** Returns the numbers of a user's holdings, in order. */
    String holdings(String user) throws SQLException {
        return text(HOLDINGS, user);
    }

    String balance(String user) throws SQLException {
        return text(BALANCE, user);
    }

    /** Returns volume and price of a quote. */
    String quote(String symbol) throws SQLException {
        return text(QUOTE, symbol);
    }

    private List<String> list(String query, int most) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setInt(1, most);
            try (ResultSet rows = statement.executeQuery()) {
                List<String> texts = new ArrayList<>();
                while (rows.next()) {
                    texts.add(rows.getString(1));
                }
                return texts;
            }
        }
    }

    private String text(String query, String key) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, key);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? row.getString(1) : "none";
            }
        }
    }
}
