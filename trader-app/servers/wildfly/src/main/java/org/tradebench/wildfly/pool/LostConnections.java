package org.tradebench.wildfly.pool;

import java.sql.SQLException;
import org.jboss.jca.adapters.jdbc.spi.ExceptionSorter;

/**
 * Tells WildFly's connection pool which errors mean that a connection is lost, so that the pool makes its connections anew. WildFly's own sorter for
 * PostgreSQL knows one of these states, 08006, and would lend a connection that the database has ended again and again.
 */
public final class LostConnections implements ExceptionSorter {
    /** SQL states of PostgreSQL (its documentation, appendix A): connection exceptions. */
    private static final String CONNECTION_EXCEPTIONS = "08";

    /** Likewise: the database shuts down, has crashed, is starting, is gone, or has ended an idle session. */
    private static final String OPERATOR_INTERVENTION = "57P0";

    @Override
    public boolean isExceptionFatal(SQLException error) {
        String state = error.getSQLState();
        return state != null && (state.startsWith(CONNECTION_EXCEPTIONS) || state.startsWith(OPERATOR_INTERVENTION));
    }
}
