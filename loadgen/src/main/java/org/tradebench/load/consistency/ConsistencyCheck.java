package org.tradebench.load.consistency;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;

/**
 * Checks every account, order, holding and quote of the database, in one read-only snapshot, which concurrent commits do not disturb.
 */
public final class ConsistencyCheck {
    static final int EXAMPLES = 3;

    private static final String UNDEFINED_TABLE = "42P01";

    private final List<ConsistencyCondition> checks;

    /**
     * @param openOrdersAllowed whether orders may be under way: no, after a run that has ended
     */
    public ConsistencyCheck(boolean openOrdersAllowed) {
        checks = conditions().stream()
                .filter(check -> !(openOrdersAllowed && check.atRest()))
                .toList();
    }

    /** Is notified of the check that is made next. */
    @FunctionalInterface
    public interface Listener {
        void next(int number, int all, String check);
    }

    /**
     * @throws Failure when the database cannot be reached or holds no trading data
     */
    public ConsistencyResult audit(DatabaseSettings database, Listener listener) {
        long begin = System.nanoTime();
        try (Connection connection = DatabaseConnections.open(database, "audit")) {
            connection.setAutoCommit(false);
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            try (Statement statement = connection.createStatement()) {
                // Joins of millions of orders in memory instead of on disk.
                statement.execute("SET LOCAL work_mem = '64MB'");
                String rows = rows(statement);
                List<ConditionResult> findings = new ArrayList<>();
                for (ConsistencyCondition check : checks) {
                    listener.next(findings.size() + 1, checks.size(), check.name());
                    findings.add(find(statement, check));
                }
                return new ConsistencyResult(findings, rows, Duration.ofNanos(System.nanoTime() - begin));
            }
        } catch (SQLException failure) {
            throw Failure.of(
                    UNDEFINED_TABLE.equals(failure.getSQLState())
                            ? "Database %s holds no trading data: populate it first".formatted(database)
                            : "Database %s cannot be checked: %s".formatted(database, failure.getMessage()),
                    failure);
        }
    }

    private static ConditionResult find(Statement statement, ConsistencyCondition check) throws SQLException {
        String query = """
                WITH broken (words) AS MATERIALIZED (
                %s)
                SELECT count(*), array(SELECT words FROM broken ORDER BY words LIMIT %d) FROM broken
                """.formatted(check.breaks(), EXAMPLES);
        try (ResultSet found = statement.executeQuery(query)) {
            found.next();
            Array examples = found.getArray(2);
            return new ConditionResult(check.name(), found.getLong(1), List.of((String[]) examples.getArray()));
        }
    }

    private static String rows(Statement statement) throws SQLException {
        try (ResultSet counts = statement.executeQuery("""
                SELECT format('%s accounts, %s orders, %s holdings, %s quotes',
                              (SELECT count(*) FROM account), (SELECT count(*) FROM trade_order),
                              (SELECT count(*) FROM holding), (SELECT count(*) FROM quote))
                """)) {
            counts.next();
            return counts.getString(1);
        }
    }

    private static final Pattern HEADING = Pattern.compile("(?m)^-- (check|at rest): (.+)$");

    /** Returns all checks, in the order of the file. */
    static List<ConsistencyCondition> conditions() {
        String text = conditionsText();
        List<MatchResult> headings = HEADING.matcher(text).results().toList();
        List<ConsistencyCondition> checks = new ArrayList<>();
        for (int i = 0; i < headings.size(); i++) {
            MatchResult heading = headings.get(i);
            int end = i + 1 < headings.size() ? headings.get(i + 1).start() : text.length();
            checks.add(new ConsistencyCondition(
                    heading.group(2), heading.group(1).equals("at rest"), text.substring(heading.end(), end)));
        }
        return checks;
    }

    private static String conditionsText() {
        try (InputStream file = ConsistencyCheck.class.getResourceAsStream("checks.sql")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * States one condition that must hold for every row.
     *
     * @param name what must hold, in a few words
     * @param atRest whether it must hold only while no order is under way
     * @param breaks a query of one text column: each row for which it does not hold, in words
     */
    record ConsistencyCondition(String name, boolean atRest, String breaks) {}
}
