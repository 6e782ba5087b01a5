package org.tradebench.load.sut;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.RunSettings;

/** Brings every run's database to the same state before the load: no dead rows, fresh statistics, nothing left to write, counters at zero. */
public final class DatabasePreparation {
    private static final Map<String, String> STEPS = new LinkedHashMap<>();

    static {
        STEPS.put("VACUUM (ANALYZE)", "dead rows and statistics");
        STEPS.put("CHECKPOINT", "what is left to write");
        STEPS.put("SELECT pg_stat_reset()", "the database's counters");
    }

    private DatabasePreparation() {}

    /**
     * Restores the populated rows if that is requested, and prepares the database.
     *
     * @param restoreRows false: the rows stay as they are
     */
    public static void prepare(
            DatabaseSettings database, RunSettings requested, boolean restoreRows, RunContext context) {
        if (restoreRows) {
            Rows.restore(database, requested, context.display());
        } else {
            context.telemetry().note("the rows were left as they were found");
        }
        vacuumAndReset(database).forEach(context.telemetry()::note);
    }

    /** Prepares the database, and returns what could not be done, in sentences. Fails when the database cannot be reached. */
    public static List<String> vacuumAndReset(DatabaseSettings database) {
        try {
            return runSteps(database);
        } catch (SQLException e) {
            throw Failure.of("Database " + database + ": " + e.getMessage(), e);
        }
    }

    /** Does each step; returns a sentence for each that this role may not do. */
    private static List<String> runSteps(DatabaseSettings database) throws SQLException {
        List<String> notes = new ArrayList<>();
        try (Connection connection = DatabaseConnections.open(database, "trader-run");
                Statement statement = connection.createStatement()) {
            for (Map.Entry<String, String> step : STEPS.entrySet()) {
                attempt(statement, step.getKey(), step.getValue(), notes);
            }
            boolean counted;
            try (var found = statement.executeQuery("SELECT to_regproc('pg_stat_statements_reset') IS NOT NULL")) {
                counted = found.next() && found.getBoolean(1);
            }
            if (counted) {
                attempt(statement, "SELECT pg_stat_statements_reset()", "the statements' counters", notes);
            }
        }
        return notes;
    }

    private static void attempt(Statement statement, String sql, String what, List<String> notes) {
        try {
            statement.execute(sql);
        } catch (SQLException refused) {
            notes.add("before the load, " + what + " could not be tidied (" + sql + "): "
                    + String.valueOf(refused.getMessage()).lines().findFirst().orElse(""));
        }
    }
}
