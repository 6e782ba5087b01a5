package org.tradebench.app.services.direct;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.Dependent;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.tradebench.app.explain.RequestNotes;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.StorageException;

/** Lends a connection. Inside a container transaction the connection is the transaction's; outside each statement is a transaction of its own. */
@Dependent
class Database {
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    @Resource(lookup = CommitProtocol.ONE_PHASE_SOURCE)
    private DataSource onePhase;

    @Resource(lookup = CommitProtocol.TWO_PHASE_SOURCE)
    private DataSource twoPhases;

    /**
     * @throws StorageException when the database refuses or does not answer
     */
    <T> T run(Work<T> work) {
        return run(CommitProtocol.ONE_PHASE, work);
    }

    /** Runs the work on a connection whose transaction can be committed by this protocol. */
    <T> T run(CommitProtocol commit, Work<T> work) {
        try (Connection connection = RequestNotes.of(source(commit).getConnection())) {
            return work.on(connection);
        } catch (SQLException e) {
            throw new StorageException(e);
        }
    }

    /** Executes one statement that must not be repeated when its answer is lost: outside a transaction it commits. */
    <T> T change(Work<T> statement) {
        boolean commits = false;
        try (Connection connection = RequestNotes.of(onePhase.getConnection())) {
            commits = connection.getAutoCommit();
            return statement.on(connection);
        } catch (SQLException e) {
            throw new StorageException(e, commits);
        }
    }

    private DataSource source(CommitProtocol commit) {
        return commit == CommitProtocol.TWO_PHASE ? twoPhases : onePhase;
    }
}
