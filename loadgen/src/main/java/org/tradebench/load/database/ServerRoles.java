package org.tradebench.load.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Creates in a fresh server what the application needs: a role that owns a database. Done again at every start, since a start may have been broken off in the
 * middle.
 */
final class ServerRoles {
    /** Role by which a standby copies and follows this server. */
    static final String REPLICATOR = "replicator";

    /** Name of the database and of the role that owns it. */
    static final String NAME = "trader";

    private ServerRoles() {}

    /**
     * @param password of the application's role, in hexadecimal digits; not the superuser's
     * @return how the application's role reaches its database
     */
    static DatabaseSettings prepare(Connection postgres, DatabaseSettings superuser, String password)
            throws SQLException {
        if (!exists(postgres, "SELECT FROM pg_roles WHERE rolname = ?", NAME)) {
            execute(postgres, "CREATE ROLE " + NAME);
        }
        // CREATEDB: the populated state is kept as a template database. pg_monitor: statement statistics of
        // all roles.
        execute(postgres, "ALTER ROLE " + NAME + " LOGIN CREATEDB PASSWORD '" + password + "'");
        execute(postgres, "GRANT pg_monitor, pg_checkpoint TO " + NAME);
        if (!exists(postgres, "SELECT FROM pg_database WHERE datname = ?", NAME)) {
            execute(postgres, "CREATE DATABASE " + NAME + " OWNER " + NAME);
        }
        // A population closes the database for a moment; killed in that moment, it leaves it closed.
        execute(postgres, "ALTER DATABASE " + NAME + " ALLOW_CONNECTIONS true");
        try (Connection trader = DatabaseConnections.connect(superuser.withName(NAME), "starter")) {
            execute(trader, "CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
            // Every measured run begins with counters at zero.
            execute(
                    trader,
                    "GRANT EXECUTE ON FUNCTION pg_stat_statements_reset, pg_stat_reset, pg_stat_reset_shared TO "
                            + NAME);
        }
        return new DatabaseSettings(superuser.host(), superuser.port(), NAME, NAME, password);
    }

    /**
     * Lets a standby copy this server and follow it.
     *
     * @param password hexadecimal digits; another one at every start
     */
    static void prepareReplication(Connection postgres, String password) throws SQLException {
        if (!exists(postgres, "SELECT FROM pg_roles WHERE rolname = ?", REPLICATOR)) {
            execute(postgres, "CREATE ROLE " + REPLICATOR);
        }
        execute(postgres, "ALTER ROLE " + REPLICATOR + " LOGIN REPLICATION PASSWORD '" + password + "'");
        execute(postgres, "GRANT EXECUTE ON FUNCTION pg_backup_start, pg_backup_stop TO " + REPLICATOR);
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static void execute(Connection connection, String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }
}
