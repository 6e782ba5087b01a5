package org.tradebench.app.messaging.orders;

import jakarta.ejb.EJBTransactionRolledbackException;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;

/** Tells what a transaction manager says at the end of a transaction from what the database says in it. */
final class CommitFailure {

    private CommitFailure() {}

    /** Whether the commit failed; not, when a statement did, for which there is an own meaning. */
    static boolean isIn(Throwable thrown) {
        boolean atTheEnd = false;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException) {
                return false;
            }
            atTheEnd |= cause instanceof RollbackException
                    || cause instanceof HeuristicMixedException
                    || cause instanceof HeuristicRollbackException
                    || cause instanceof EJBTransactionRolledbackException;
        }
        return atTheEnd;
    }
}
