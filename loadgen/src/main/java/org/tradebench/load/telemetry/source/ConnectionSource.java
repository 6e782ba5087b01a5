package org.tradebench.load.telemetry.source;

import java.sql.Connection;
import java.sql.SQLException;

/** Opens connections to a database; the caller closes them. */
@FunctionalInterface
public interface ConnectionSource {
    Connection open() throws SQLException;
}
