package org.tradebench.app.health;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;

/** Asks the database whether it can serve: there, with the schema, populated. */
@ApplicationScoped
class PopulationProbe {

    private static final String POPULATION = "SELECT users, quotes FROM population";

    private static final String UNDEFINED_TABLE = "42P01";

    /**
     * What the database answered.
     *
     * @param reason why it cannot serve; empty when it can
     * @param users that were populated, and quotes; 0 when it cannot serve
     */
    record Answer(Optional<String> reason, int users, int quotes) {

        static Answer no(String reason) {
            return new Answer(Optional.of(reason), 0, 0);
        }
    }

    @Resource(lookup = "jdbc/TradeDataSource")
    private DataSource source;

    Answer ask() {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(POPULATION)) {
            return rows.next()
                    ? new Answer(Optional.empty(), rows.getInt(1), rows.getInt(2))
                    : Answer.no("The database is empty. Populate it: ./trader populate, or /config.");
        } catch (SQLException failure) {
            return Answer.no(
                    UNDEFINED_TABLE.equals(failure.getSQLState())
                            ? "The database has no tables. Populate it: ./trader populate, or /config."
                            : "The database cannot be reached. Check TRADER_DB_HOST, _PORT, _NAME, _USER and _PASSWORD: "
                                    + reason(failure));
        }
    }

    /** The innermost message, which is the driver's own, on one line. */
    private static String reason(Throwable failure) {
        Throwable innermost = failure;
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        // The server appends its own message to the driver's.
        return String.valueOf(innermost.getMessage()).replaceAll("\\s+", " ").replaceAll(" DSRA\\d+E:.*", "");
    }
}
