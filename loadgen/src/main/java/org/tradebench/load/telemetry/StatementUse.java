package org.tradebench.load.telemetry;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds what the database did for each SQL statement while a run was measured ({@code statements.json}), the one that took most time first.
 *
 * @param version of the format: 1
 * @param statements of the database that the application uses, by whomever they were sent
 */
public record StatementUse(int version, List<Counters> statements) {
    /** Its file in the result folder. */
    public static final String FILE = "statements.json";

    /** The version that is written. */
    public static final int VERSION = 1;

    /**
     * The counters of one statement, as {@code pg_stat_statements} has them.
     *
     * @param query its text with {@code $1}, {@code $2} for values, on one line
     * @param calls how often it was executed
     * @param millis time that the server executed it, all calls together; the network and the client are not in it
     * @param rows that it returned or changed
     * @param blocks of shared buffers that it asked for
     * @param blocksRead of these, those that were not in shared buffers
     * @param walBytes write-ahead log that it wrote
     */
    public record Counters(
            String query, long calls, double millis, long rows, long blocks, long blocksRead, long walBytes) {
        private Counters minus(Counters before) {
            return new Counters(
                    query,
                    calls - before.calls,
                    millis - before.millis,
                    rows - before.rows,
                    blocks - before.blocks,
                    blocksRead - before.blocksRead,
                    walBytes - before.walBytes);
        }
    }

    public StatementUse {
        statements = List.copyOf(statements);
    }

    /**
     * Computes what was done between two readings.
     *
     * @param before by a statement's identifier
     * @param after likewise; a statement whose counters were reset or thrown out between them counts from zero
     */
    public static StatementUse between(Map<String, Counters> before, Map<String, Counters> after) {
        Map<String, Counters> grown = new HashMap<>();
        after.forEach((id, now) -> {
            Counters then = before.get(id);
            grown.put(id, then == null || then.calls() > now.calls() ? now : now.minus(then));
        });
        List<Counters> used = new ArrayList<>(grown.values());
        used.removeIf(statement -> statement.calls() == 0);
        used.sort(Comparator.comparingDouble(Counters::millis).reversed().thenComparing(Counters::query));
        return new StatementUse(VERSION, used);
    }

    /** Calls of all statements together. */
    @JsonIgnore
    public long calls() {
        return statements.stream().mapToLong(Counters::calls).sum();
    }

    /**
     * Returns the calls of a statement for an operation of the load: its share of all calls.
     *
     * @param ofOperation statements of an operation, counted over the whole measurement interval
     */
    public double callsPerOperation(Counters statement, double ofOperation) {
        return ofOperation * statement.calls() / calls();
    }

    /** Time of all statements together, in milliseconds. */
    @JsonIgnore
    public double millis() {
        return statements.stream().mapToDouble(Counters::millis).sum();
    }
}
