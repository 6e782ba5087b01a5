package org.tradebench.load.telemetry.source;

import java.sql.Connection;
import java.sql.SQLException;

/** Opens a connection to a database; the caller closes it. */
@FunctionalInterface
public interface ConnectionSource {
    Connection open() throws SQLException;
}
