package org.tradebench.app.audit;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Runs every check in one read-only snapshot, so that concurrent commits do not disturb it. */
final class ConsistencyAudit {
    static final int EXAMPLES = 3;

    @FunctionalInterface
    interface Listener {
        void next(int number, int all, String check);
    }

    private final List<ConsistencyQuery> checks = ConsistencyQueries.all();

    /** @param connection a connection of this audit alone, which is not used afterwards */
    AuditReport audit(Connection connection, Duration atMostEach, Listener listener) throws SQLException {
        Instant begun = Instant.now();
        long begin = System.nanoTime();
        connection.setAutoCommit(false);
        connection.setReadOnly(true);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        try (Statement statement = connection.createStatement()) {
            // Joins of all orders in memory instead of on disk.
            statement.execute("SET LOCAL work_mem = '64MB'");
            statement.execute("SET LOCAL statement_timeout = " + atMostEach.toMillis());
            long[] rows = rows(statement);
            List<ConsistencyQueryResult> findings = new ArrayList<>();
            for (ConsistencyQuery check : checks) {
                listener.next(findings.size() + 1, checks.size(), check.name());
                findings.add(find(statement, check));
            }
            return new AuditReport(begun, since(begin), rows[0], rows[1], rows[2], rows[3], findings);
        }
    }

    private static ConsistencyQueryResult find(Statement statement, ConsistencyQuery check) throws SQLException {
        long begin = System.nanoTime();
        String query = "WITH found (words) AS MATERIALIZED (\n" + check.breaks()
                + ")\nSELECT count(*), array(SELECT words FROM found ORDER BY words LIMIT " + EXAMPLES + ") FROM found";
        try (ResultSet found = statement.executeQuery(query)) {
            found.next();
            List<String> examples = List.of((String[]) found.getArray(2).getArray());
            return new ConsistencyQueryResult(check.name(), check.atRest(), found.getLong(1), examples, since(begin));
        }
    }

    private static long[] rows(Statement statement) throws SQLException {
        try (ResultSet counts = statement.executeQuery("""
                SELECT (SELECT count(*) FROM account), (SELECT count(*) FROM trade_order),
                       (SELECT count(*) FROM holding), (SELECT count(*) FROM quote)
                """)) {
            counts.next();
            return new long[] {counts.getLong(1), counts.getLong(2), counts.getLong(3), counts.getLong(4)};
        }
    }

    private static Duration since(long begin) {
        return Duration.ofNanos(System.nanoTime() - begin);
    }
}
