package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.SQLException;
import org.tradebench.app.domain.TradeException;

/**
 * Locks a database's rows for replacement by one process at a time. It is an advisory lock of a session outside the database, which may have to be copied and
 * renamed; the server releases it when the process dies.
 */
final class PopulationLock implements AutoCloseable {
    /** First key of the advisory lock: arbitrary, but the same in every process. */
    private static final int PURPOSE = 0x7472_6164;

    private final Connection connection;
    private final boolean maintenance;

    private PopulationLock(Connection connection, boolean maintenance) {
        this.connection = connection;
        this.maintenance = maintenance;
    }

    /** @throws TradeException CONFLICT when another process has it */
    static PopulationLock take(TradeDatabase database) throws SQLException {
        Connection connection;
        boolean maintenance = true;
        try {
            connection = database.connectToMaintenance();
        } catch (SQLException closedToUs) {
            // A role may have access to its own database only; then nothing can be copied either.
            connection = database.connect();
            maintenance = false;
        }
        try {
            if (Sql.isTrue(connection, "SELECT pg_try_advisory_lock(" + key() + ")", database.name())) {
                return new PopulationLock(connection, maintenance);
            }
            String owner = Sql.value(
                            connection,
                            "SELECT pid::text FROM pg_locks WHERE locktype = 'advisory' AND granted"
                                    + " AND (classid, objid) = (" + PURPOSE + ", hashtext(?)::bit(32)::bigint)",
                            database.name())
                    .orElse("unknown");
            throw TradeException.conflict(
                    "Database %s is being populated or reset already (server process %s); wait until that is done"
                            .formatted(database.name(), owner));
        } catch (SQLException | RuntimeException failure) {
            connection.close();
            throw failure;
        }
    }

    private static String key() {
        return PURPOSE + ", hashtext(?)";
    }

    Connection connection() {
        return connection;
    }

    boolean isOutside() {
        return maintenance;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
