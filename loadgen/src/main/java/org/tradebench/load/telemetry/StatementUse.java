package org.tradebench.load.telemetry;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds what the database did for each SQL statement while a run was measured ({@code statements.json}), those that took most time first.
 *
 * @param version of the format: 1
 * @param statements of the database that the application uses, whoever sent them
 */
public record StatementUse(int version, List<Counters> statements) {
    /** Name of its file in the result folder. */
    public static final String FILE = "statements.json";

    /** The version that is written. */
    public static final int VERSION = 1;

    /**
     * Holds the counters of one statement, from {@code pg_stat_statements}.
     *
     * @param query its text with {@code $1}, {@code $2} for values, on one line
     * @param calls how often it was executed
     * @param millis execution time in the server, all calls together, without network and client
     * @param rows number of rows that it returned or changed
     * @param blocks number of blocks of shared buffers that it requested
     * @param blocksRead number of these that were not in shared buffers
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
     * @param after by a statement's identifier; a statement whose counters were reset or evicted between them counts from zero
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

    /** Returns the calls of all statements together. */
    @JsonIgnore
    public long calls() {
        return statements.stream().mapToLong(Counters::calls).sum();
    }

    /**
     * Returns the calls of a statement per operation of the load: its share of the statements per operation.
     *
     * @param ofOperation statements per operation, counted over the whole measurement interval
     */
    public double callsPerOperation(Counters statement, double ofOperation) {
        return ofOperation * statement.calls() / calls();
    }

    /** Returns the time of all statements together, in milliseconds. */
    @JsonIgnore
    public double millis() {
        return statements.stream().mapToDouble(Counters::millis).sum();
    }
}
