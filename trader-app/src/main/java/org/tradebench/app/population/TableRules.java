package org.tradebench.app.population;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Drops the keys, foreign keys and indexes of the populated tables for a load and recreates them afterwards, so that they are checked and built once instead of
 * row by row. They are read from the database, so a migration that adds one needs no change here.
 */
final class TableRules {
    private static final String CONSTRAINTS = """
            SELECT conrelid::regclass::text AS of_table, quote_ident(conname) AS name,
                   pg_get_constraintdef(oid) AS definition
            FROM pg_constraint
            WHERE (contype IN ('p', 'u') AND conrelid = ANY (?::regclass[]))
               OR (contype = 'f' AND (conrelid = ANY (?::regclass[]) OR confrelid = ANY (?::regclass[])))
            ORDER BY contype = 'f', conrelid::regclass::text, conname
            """;

    private static final String INDEXES = """
            SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
            FROM pg_index
            WHERE indrelid = ANY (?::regclass[])
              AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
            ORDER BY 1
            """;

    private final Connection connection;
    private final List<Rule> rules = new ArrayList<>();

    private record Rule(String drop, String create) {}

    private TableRules(Connection connection) {
        this.connection = connection;
    }

    /** Drops the constraints and indexes of these tables, in the transaction of the caller, and remembers how to create them again. */
    static TableRules drop(Connection connection, List<String> tables) throws SQLException {
        TableRules taken = new TableRules(connection);
        Array names = connection.createArrayOf("text", tables.toArray());
        taken.read(CONSTRAINTS, names, 3, row -> {
            String alter = "ALTER TABLE " + row.getString("of_table");
            return new Rule(
                    alter + " DROP CONSTRAINT " + row.getString("name"),
                    alter + " ADD CONSTRAINT " + row.getString("name") + " " + row.getString("definition"));
        });
        taken.read(
                INDEXES, names, 1, row -> new Rule("DROP INDEX " + row.getString("name"), row.getString("definition")));
        // Foreign keys follow the keys that they need: drop in reverse order, create in order.
        for (int at = taken.rules.size() - 1; at >= 0; at--) {
            Sql.execute(connection, taken.rules.get(at).drop());
        }
        return taken;
    }

    void recreate() throws SQLException {
        for (Rule rule : rules) {
            Sql.execute(connection, rule.create());
        }
    }

    private void read(String query, Array tables, int parameters, RuleOfRow rule) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            for (int parameter = 1; parameter <= parameters; parameter++) {
                statement.setArray(parameter, tables);
            }
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    rules.add(rule.of(rows));
                }
            }
        }
    }

    @FunctionalInterface
    private interface RuleOfRow {
        Rule of(ResultSet row) throws SQLException;
    }
}
