package org.tradebench.app.services;

import jakarta.ejb.EJBTransactionRolledbackException;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.SystemException;
import java.sql.SQLException;
import java.util.Optional;
import javax.transaction.xa.XAException;

/** Distinguishes a failed commit, whose transaction may be durable, from a failed statement, whose transaction is rolled back. */
final class CommitFailure {
    private CommitFailure() {}

    /** Returns whether the transaction may have been committed: then it must not be tried again. */
    static boolean isIn(Throwable thrown) {
        boolean atTheEnd = false;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof StorageException statement) {
                return statement.isCommit() && SqlFailure.losesAnswer(statement.getCause());
            }
            if (cause instanceof PersistenceException) {
                return false;
            }
            atTheEnd |= cause instanceof RollbackException
                    || cause instanceof HeuristicMixedException
                    || cause instanceof HeuristicRollbackException
                    || cause instanceof SystemException
                    || cause instanceof XAException
                    || cause instanceof EJBTransactionRolledbackException;
        }
        Optional<SQLException> sql = SqlFailure.in(thrown);
        return atTheEnd && (sql.isEmpty() || !SqlFailure.refusesCommit(sql.get()));
    }
}
