package org.tradebench.app.jdbc;

import java.sql.SQLException;
import java.util.Objects;
import javax.transaction.xa.XAException;
import javax.transaction.xa.Xid;
import org.jspecify.annotations.Nullable;
import org.postgresql.core.BaseConnection;
import org.postgresql.xa.PGXAConnection;

/**
 * Answers XAER_RMFAIL when the database ended the session that was to end a prepared transaction. The JDBC driver answers XAER_RMERR when the database says why it
 * does so, as in a fast shutdown; that means that the transaction was rolled back, and the transaction manager never asks again, although it stays prepared and
 * holds its rows.
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
