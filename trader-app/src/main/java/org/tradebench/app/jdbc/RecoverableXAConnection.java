package org.tradebench.app.jdbc;

import java.sql.SQLException;
import java.util.Objects;
import javax.transaction.xa.XAException;
import javax.transaction.xa.Xid;
import org.jspecify.annotations.Nullable;
import org.postgresql.core.BaseConnection;
import org.postgresql.xa.PGXAConnection;

/**
 * Reports XAER_RMFAIL, upon which the transaction manager tries again later, when the database ends the session that commits or rolls back a prepared
 * transaction. If the database gives a reason, as in a fast shutdown, the JDBC driver reports XAER_RMERR instead. That means that the transaction was rolled
 * back: the transaction manager never tries again, although the transaction stays prepared and keeps its row locks.
 */
final class RecoverableXAConnection extends PGXAConnection {
    /** Classes of SQLSTATE: connection exceptions, and the operator's interventions that end a session or refuse one. */
    private static final String CONNECTION = "08";

    private static final String OPERATOR = "57P";

    /** The branch that works on this connection and is not prepared; null when there is none. */
    private @Nullable Xid unprepared;

    RecoverableXAConnection(BaseConnection connection) throws SQLException {
        super(connection);
    }

    @Override
    public void start(Xid xid, int flags) throws XAException {
        super.start(xid, flags);
        unprepared = xid;
    }

    @Override
    public int prepare(Xid xid) throws XAException {
        int vote = super.prepare(xid);
        unprepared = null;
        return vote;
    }

    @Override
    public void commit(Xid xid, boolean onePhase) throws XAException {
        try {
            super.commit(xid, onePhase);
        } catch (XAException e) {
            throw onePhase ? e : retriable(e);
        }
    }

    @Override
    public void rollback(Xid xid) throws XAException {
        // What was not prepared has ended with its session.
        boolean prepared = !Objects.equals(xid, unprepared);
        try {
            super.rollback(xid);
        } catch (XAException e) {
            throw prepared ? retriable(e) : e;
        }
    }

    private static XAException retriable(XAException failure) {
        if (!(failure.getCause() instanceof SQLException cause) || !endsSession(cause.getSQLState())) {
            return failure;
        }
        XAException retriable = new XAException(failure.getMessage());
        retriable.errorCode = XAException.XAER_RMFAIL;
        retriable.initCause(failure);
        return retriable;
    }

    private static boolean endsSession(String state) {
        return state != null && (state.startsWith(CONNECTION) || state.startsWith(OPERATOR));
    }
}
