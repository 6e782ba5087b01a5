package org.tradebench.load.telemetry.source;

import java.sql.Connection;
import java.sql.SQLException;

/** A way to a database; the caller closes the connection. */
@FunctionalInterface
public interface ConnectionSource {
    Connection open() throws SQLException;
}
