package org.tradebench.tests.statements;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The statements that PostgreSQL counts for an operation. It does not count refused statements, and misses most ends of
 * transactions: the JDBC driver prepares COMMIT and ROLLBACK, and of a prepared utility statement PostgreSQL counts only
 * the first execution.
 *
 * @param statements without those that begin or end transactions
 * @param transactions that were begun explicitly
 */
record Cost(long statements, long transactions) {

    static final Cost NOTHING = new Cost(0, 0);

    private static final Pattern CELL = Pattern.compile("(\\d+)( refused)?( \\+ (commit|rollback))?");

    /** Reads a cell of the document: {@code 2}, {@code 2 + commit}, {@code 1 refused + rollback}. */
    static Cost of(String cell) {
        Matcher matcher = CELL.matcher(cell);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("Not a number of statements: " + cell);
        }
        long statements = matcher.group(2) == null ? Long.parseLong(matcher.group(1)) : 0;
        return new Cost(statements, matcher.group(3) == null ? 0 : 1);
    }

    /** The cost of a statement that was counted this many times. */
    static Cost of(String statement, long calls) {
        return switch (statement) {
            case "BEGIN" -> new Cost(0, calls);
            case "COMMIT", "ROLLBACK" -> NOTHING;
            default -> new Cost(calls, 0);
        };
    }

    Cost plus(Cost other) {
        return new Cost(statements + other.statements, transactions + other.transactions);
    }

    Cost times(int n) {
        return new Cost(statements * n, transactions * n);
    }
}
