package org.tradebench.app.services.direct;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.Dependent;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.tradebench.app.services.StorageException;
import org.tradebench.app.services.source.TwoPhases;

/**
 * Lends a connection to a piece of work. Inside a container transaction the connection is the
 * transaction's; outside each statement is a transaction of its own.
 */
@Dependent
class Database {

    /** What is done with a connection. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    @Resource(lookup = TwoPhases.ONE_PHASE_SOURCE)
    private DataSource onePhase;

    @Resource(lookup = TwoPhases.TWO_PHASE_SOURCE)
    private DataSource twoPhases;

    /**
     * @throws StorageException when the database refuses or does not answer
     */
    <T> T ask(Work<T> work) {
        try (Connection connection = connection()) {
            return work.on(connection);
        } catch (SQLException e) {
            throw new StorageException(e);
        }
    }

    /** As {@link #ask}, for one statement that must not be repeated when its answer is lost: outside a transaction it commits. */
    <T> T change(Work<T> statement) {
        boolean commits = false;
        try (Connection connection = connection()) {
            commits = connection.getAutoCommit();
            return statement.on(connection);
        } catch (SQLException e) {
            throw new StorageException(e, commits);
        }
    }

    private Connection connection() throws SQLException {
        return (TwoPhases.asked() ? twoPhases : onePhase).getConnection();
    }
}
