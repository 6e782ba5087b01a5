package org.tradebench.load.telemetry.source;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.DatabaseSample;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.StatementUse;

/** Reads PostgreSQL's counters over one connection that stays open. Works from PostgreSQL 13 on. */
public final class DatabaseReader implements AutoCloseable {
    /** Marks its own statements, which do not count as statements of the application. */
    private static final String OWN = "SELECT /* read by the telemetry */";

    /**
     * Only members of pg_read_all_stats see what sessions of another role do: for others, state and kind of such a session are null, and it is not counted as
     * busy. A worker of autovacuum, whose kind is then null, too, has no user.
     */
    private static final String COUNTERS = """
            SELECT xact_commit, xact_rollback, deadlocks, blks_read, blks_hit,
                   pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint,
                   sessions.opened, sessions.busy, sessions.waiting
            FROM pg_stat_database, (
                SELECT count(*) AS opened,
                       CASE WHEN count(*) = 0 OR count(state) > 0 THEN count(*) FILTER (WHERE state <> 'idle') END AS busy,
                       CASE WHEN count(*) = 0 OR count(state) > 0 THEN count(*) FILTER (WHERE wait_event_type = 'Lock') END AS waiting
                FROM pg_stat_activity
                WHERE datname = current_database()
                      AND coalesce(backend_type, 'client backend') = 'client backend'
                      AND usesysid IS NOT NULL AND pid <> pg_backend_pid()) sessions
            WHERE datname = current_database()
            """;

    private static final String STATEMENTS = """
            SELECT coalesce(sum(s.calls), 0)::bigint
            FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
            WHERE d.datname = current_database() AND s.query NOT LIKE '%s%%'
            """.formatted(OWN);

    /** Selects one row for each statement: the counters of several users of one are added up. Statements of another role have a null identifier and no text. */
    private static final String EACH_STATEMENT = """
            SELECT coalesce(s.queryid::text, s.query), min(s.query), sum(s.calls)::bigint, sum(s.total_exec_time), sum(s.rows)::bigint,
                   sum(s.shared_blks_hit + s.shared_blks_read)::bigint, sum(s.shared_blks_read)::bigint, sum(s.wal_bytes)::bigint
            FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
            WHERE d.datname = current_database() AND s.query NOT LIKE '%s%%'
            GROUP BY 1
            """.formatted(OWN);

    /** A session that neither waits nor is idle executes, or waits for a CPU: the database does not know which. */
    private static final String SESSIONS = """
            SELECT CASE WHEN state <> 'active' THEN state ELSE coalesce(wait_event_type || ': ' || wait_event, 'executing') END, count(*)
            FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'
                  AND coalesce(backend_type, 'client backend') IN ('client backend', 'parallel worker')
            GROUP BY 1
            """;

    /** Works from PostgreSQL 16 on. A counter is null where a process never does such an operation. */
    private static final String IO = """
            SELECT backend_type, object || ': ' || context, coalesce(hits, 0), coalesce(reads, 0), coalesce(writes, 0),
                   coalesce(extends, 0), coalesce(evictions, 0), coalesce(fsyncs, 0)
            FROM pg_stat_io
            """;

    private static final String CHECKPOINTS_FROM_17 =
            "SELECT num_timed + num_requested, buffers_written, write_time + sync_time FROM pg_stat_checkpointer";
    private static final String CHECKPOINTS_BEFORE = """
            SELECT checkpoints_timed + checkpoints_req, buffers_checkpoint, checkpoint_write_time + checkpoint_sync_time
            FROM pg_stat_bgwriter
            """;

    /** Only members of pg_read_all_stats see which table another role's worker processes. */
    private static final String VACUUMS = """
            SELECT c.relname::text, vacuums.ended, false
            FROM pg_class c, LATERAL (
                SELECT pg_stat_get_autovacuum_count(c.oid) + pg_stat_get_autoanalyze_count(c.oid) AS ended) vacuums
            WHERE c.relkind IN ('r', 'm') AND c.oid >= 16384 AND vacuums.ended > 0
            UNION ALL
            SELECT coalesce(c.relname::text, 'a table'), 0, true
            FROM (
                SELECT datname, relid FROM pg_stat_progress_vacuum
                UNION ALL
                SELECT datname, relid FROM pg_stat_progress_analyze) running LEFT JOIN pg_class c ON c.oid = running.relid
            WHERE running.datname = current_database()
            """;

    private final Connection connection;
    private final String checkpoints;
    private final boolean hasStatements;
    private final boolean hasIo;

    public DatabaseReader(Connection connection) throws SQLException {
        this.connection = connection;
        connection.setReadOnly(true);
        connection.setAutoCommit(true);
        int version = connection.getMetaData().getDatabaseMajorVersion();
        this.checkpoints = version >= 17 ? CHECKPOINTS_FROM_17 : CHECKPOINTS_BEFORE;
        this.hasIo = version >= 16;
        this.hasStatements = canRead(STATEMENTS);
    }

    private static ResultSet query(Statement statement, String query) throws SQLException {
        return statement.executeQuery(query.replaceFirst("SELECT", OWN));
    }

    /** Returns whether a query works: the extension may be missing, or present without its library; both fail at the first reading. */
    private boolean canRead(String query) {
        try {
            number(query);
            return true;
        } catch (SQLException notThere) {
            return false;
        }
    }

    public DatabaseSample read(long time) throws SQLException {
        Map<String, Long> autovacuums = new TreeMap<>();
        List<String> vacuuming = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = query(statement, VACUUMS)) {
            while (row.next()) {
                if (row.getBoolean(3)) {
                    vacuuming.add(row.getString(1));
                } else {
                    autovacuums.merge(row.getString(1), row.getLong(2), Long::sum);
                }
            }
        }
        try (Statement statement = connection.createStatement();
                ResultSet row = query(statement, COUNTERS);
                Statement background = connection.createStatement();
                ResultSet checkpoint = query(background, checkpoints)) {
            row.next();
            checkpoint.next();
            return new DatabaseSample(
                    time,
                    row.getLong(1),
                    row.getLong(2),
                    hasStatements ? number(STATEMENTS) : null,
                    row.getLong(3),
                    row.getLong(4),
                    row.getLong(5),
                    row.getLong(6),
                    checkpoint.getLong(1),
                    checkpoint.getLong(2),
                    checkpoint.getDouble(3),
                    autovacuums,
                    vacuuming,
                    whole(row, 7),
                    whole(row, 8),
                    whole(row, 9));
        }
    }

    /** Reads the counters of each statement by its identifier; empty without the extension {@code pg_stat_statements}. */
    public Map<String, StatementUse.Counters> readStatements() throws SQLException {
        Map<String, StatementUse.Counters> counters = new HashMap<>();
        if (hasStatements) {
            try (Statement statement = connection.createStatement();
                    ResultSet row = query(statement, EACH_STATEMENT)) {
                while (row.next()) {
                    counters.put(
                            row.getString(1),
                            new StatementUse.Counters(
                                    row.getString(2).strip().replaceAll("\\s+", " "),
                                    row.getLong(3),
                                    row.getDouble(4),
                                    row.getLong(5),
                                    row.getLong(6),
                                    row.getLong(7),
                                    row.getLong(8)));
                }
            }
        }
        return counters;
    }

    /** Reads what sessions do that are not idle, with their number; those of another role are left out, unless this one may read all statistics. */
    public Map<String, Long> readSessions() throws SQLException {
        Map<String, Long> sessions = new HashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = query(statement, SESSIONS)) {
            while (row.next()) {
                sessions.put(row.getString(1), row.getLong(2));
            }
        }
        return sessions;
    }

    /** Reads the counters of input and output by process and object; empty before PostgreSQL 16. */
    public Map<String, IoUse.Counters> readIo() throws SQLException {
        Map<String, IoUse.Counters> counters = new HashMap<>();
        if (hasIo) {
            try (Statement statement = connection.createStatement();
                    ResultSet row = query(statement, IO)) {
                while (row.next()) {
                    counters.put(
                            row.getString(1) + ", " + row.getString(2),
                            new IoUse.Counters(
                                    row.getString(1),
                                    row.getString(2),
                                    row.getLong(3),
                                    row.getLong(4),
                                    row.getLong(5),
                                    row.getLong(6),
                                    row.getLong(7),
                                    row.getLong(8)));
                }
            }
        }
        return counters;
    }

    private static @Nullable Integer whole(ResultSet row, int column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? null : value;
    }

    private @Nullable Long number(String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = query(statement, query)) {
            row.next();
            long value = row.getLong(1);
            return row.wasNull() ? null : value;
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    /** Opens a connection to a database, which the caller closes. */
    @FunctionalInterface
    public interface ConnectionSource {
        Connection open() throws SQLException;
    }
}
