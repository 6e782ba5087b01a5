package org.tradebench.app.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.XAConnection;
import org.postgresql.core.BaseConnection;
import org.postgresql.xa.PGXADataSource;

/** Creates XA connections with which the transaction manager can end a prepared transaction even after a shutdown of the database has interrupted that. */
public final class RecoverableXADataSource extends PGXADataSource {
    private static final long serialVersionUID = 1;

    @Override
    public XAConnection getXAConnection(String user, String password) throws SQLException {
        Connection connection = getConnection(user, password);
        return new RecoverableXAConnection((BaseConnection) connection);
    }
}
