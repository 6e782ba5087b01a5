package org.tradebench.load.telemetry.source;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the database's version and the settings that affect a measurement. */
public final class DatabaseFacts {
    private static final List<String> SETTINGS = List.of(
            "fsync",
            "synchronous_commit",
            "full_page_writes",
            "wal_level",
            "shared_buffers",
            "effective_cache_size",
            "work_mem",
            "max_connections",
            "max_wal_size",
            "checkpoint_timeout",
            "autovacuum",
            "jit",
            "random_page_cost",
            "shared_preload_libraries",
            "default_transaction_isolation",
            "synchronous_standby_names");

    /** Name of the fact that holds, where commits wait for a standby, which one it is when the load begins. */
    public static final String STANDBY_AT_BEGIN = "synchronous standby at the begin";

    /** Name of the fact that holds which standby it is when the load has ended. */
    public static final String STANDBY_AT_END = "synchronous standby at the end";

    private static final String STANDBY = """
            SELECT coalesce(string_agg(format('%s %s since %s', application_name, state, backend_start AT TIME ZONE 'UTC'), ', '
                                       ORDER BY application_name), 'none')
            FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')""";

    private DatabaseFacts() {}

    /** Reads the settings as the session sees them. */
    public static Map<String, String> read(Connection connection) throws SQLException {
        Map<String, String> facts = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT version()")) {
            row.next();
            facts.put("version", row.getString(1));
        }
        Map<String, String> values = new TreeMap<>();
        try (PreparedStatement statement = connection.prepareStatement(
                "SELECT name, current_setting(name) FROM pg_settings WHERE name = ANY (?)")) {
            statement.setArray(1, connection.createArrayOf("text", SETTINGS.toArray()));
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    values.put(rows.getString(1), rows.getString(2));
                }
            }
        }
        SETTINGS.stream()
                .filter(name -> !values.getOrDefault(name, "").isEmpty())
                .forEach(name -> facts.put(name, values.get(name)));
        if (facts.containsKey("synchronous_standby_names")) {
            facts.put(STANDBY_AT_BEGIN, standby(connection));
        }
        return facts;
    }

    /** Returns the standbys that commits wait for, each with the time since which it is connected; "none" when commits would wait for ever. */
    public static String standby(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(STANDBY)) {
            row.next();
            return row.getString(1);
        }
    }
}
