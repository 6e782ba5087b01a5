package org.tradebench.app.health;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.tradebench.app.population.SchemaMigration;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.TradeSettings;

/** Asks the database whether it can serve: reachable, with the schema, populated. Uses connections of its own, which no load can take away. */
@ApplicationScoped
class PopulationProbe {
    private static final String POPULATION = """
            SELECT users, quotes, current_setting('max_prepared_transactions')::int,
                   (SELECT max(version::int) FROM flyway_schema_history WHERE success)
            FROM population""";

    private static final String UNDEFINED_TABLE = "42P01";

    /**
     * Holds what the database answered.
     *
     * @param reason why it cannot serve; empty when it can
     * @param reachable whether a database answered at all
     * @param users that were populated, and quotes; 0 when it cannot serve
     */
    record Answer(Optional<String> reason, boolean reachable, int users, int quotes) {
        static Answer no(boolean reachable, String reason) {
            return new Answer(Optional.of(reason), reachable, 0, 0);
        }
    }

    @Inject
    private TradeSettings settings;

    @Resource(lookup = "jdbc/ReadinessDataSource")
    private DataSource source;

    /**
     * Asks, and asks again after a failure: a failure of a pooled connection that the server has ended, by a reset or a restart, does not show whether it can
     * serve. The pool drops its connections when one of them fails, so that the second attempt uses a new one.
     */
    Answer probe() {
        Answer first = probeOnce();
        return first.reachable() ? first : probeOnce();
    }

    private Answer probeOnce() {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(POPULATION)) {
            if (!rows.next()) {
                return Answer.no(true, "The database is empty. Populate it: ./trader db populate, or /config.");
            }
            int version = rows.getInt(4);
            if (version < SchemaMigration.NEEDED_VERSION) {
                return Answer.no(
                        true,
                        "The database's schema has version %d, and this application needs %d. Bring it up to date, which keeps all rows: ./trader db populate --if-empty."
                                .formatted(version, SchemaMigration.NEEDED_VERSION));
            }
            return settings.now().orderProcessingMode() == OrderProcessingMode.ASYNCHRONOUS_TWO_PHASE
                            && rows.getInt(3) == 0
                    ? Answer.no(
                            true,
                            "The database prepares no transactions, and ORDER_PROCESSING_MODE is Asynchronous_2-Phase."
                                    + " Set its max_prepared_transactions to the size of the connection pools, or more.")
                    : new Answer(Optional.empty(), true, rows.getInt(1), rows.getInt(2));
        } catch (SQLException failure) {
            boolean noTables = UNDEFINED_TABLE.equals(failure.getSQLState());
            return Answer.no(
                    noTables,
                    noTables
                            ? "The database has no tables. Populate it: ./trader db populate, or /config."
                            : "The database cannot be reached. Check TRADER_DB_HOST, _PORT, _NAME, _USER, _PASSWORD and _SSL_MODE: "
                                    + reason(failure));
        }
    }

    /** Returns the innermost message, which is the driver's own, on one line. */
    private static String reason(Throwable failure) {
        Throwable innermost = failure;
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        // The server appends its own message to the driver's.
        return String.valueOf(innermost.getMessage()).replaceAll("\\s+", " ").replaceAll(" DSRA\\d+E:.*", "");
    }
}
