package org.tradebench.wildfly.pool;

import java.sql.SQLException;
import org.jboss.jca.adapters.jdbc.spi.ExceptionSorter;

/**
 * Tells WildFly's connection pool which errors mean that a connection is lost, so that the pool replaces it. WildFly's own exception sorter for PostgreSQL
 * knows only one of these SQL states, 08006: the pool would keep handing out a connection that the database has closed.
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
