package org.tradebench.load.database;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.postgresql.PGConnection;
import org.tradebench.load.failure.Failure;

/** Opens connections, and explains in one line why one failed. */
public final class DatabaseConnections {
    /** Seconds that a server may take to answer before it counts as unreachable. */
    private static final int PATIENCE = 10;

    private DatabaseConnections() {}

    /**
     * @param purpose what {@code pg_stat_activity} shows of it
     * @throws Failure names the setting that is wrong
     */
    public static Connection open(DatabaseSettings settings, String purpose) {
        try {
            return connect(settings, purpose);
        } catch (SQLException failure) {
            throw Failure.of(explain(settings, failure), failure);
        }
    }

    /** Copies rows from a stream into a table, by a {@code COPY ... FROM STDIN} statement of PostgreSQL. */
    public static void copyIn(Connection connection, String sql, InputStream rows) throws SQLException, IOException {
        connection.unwrap(PGConnection.class).getCopyAPI().copyIn(sql, rows);
    }

    static Connection connect(DatabaseSettings settings, String purpose) throws SQLException {
        Properties properties = settings.connectionProperties();
        properties.setProperty("ApplicationName", purpose);
        properties.setProperty("connectTimeout", Integer.toString(PATIENCE));
        properties.setProperty("loginTimeout", Integer.toString(PATIENCE));
        return DriverManager.getConnection(settings.jdbcUrl(), properties);
    }

    private static String explain(DatabaseSettings settings, SQLException failure) {
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        String why = isTlsFailure(failure)
                ? tlsFailed()
                : switch (state) {
                    case "08001", "08006" -> unreachable(settings);
                    case "08004" ->
                        "the server refused the connection (%s, %s)"
                                .formatted(DatabaseSettings.USER, DatabaseSettings.PASSWORD);
                    case "28P01" ->
                        "the password of user %s is wrong (%s, %s)"
                                .formatted(settings.user(), DatabaseSettings.USER, DatabaseSettings.PASSWORD);
                    case "28000" ->
                        "the server refuses user %s from here (%s; see the server's pg_hba.conf)"
                                .formatted(settings.user(), DatabaseSettings.USER);
                    case "3D000" ->
                        "there is no database %s (%s); make one with: CREATE DATABASE %s OWNER %s"
                                .formatted(settings.name(), DatabaseSettings.NAME, settings.name(), settings.user());
                    case "53300" -> "the server has no connection left";
                    case "57P03" -> "the server is starting up or shutting down";
                    default -> "the connection failed";
                };
        return "Database %s: %s: %s".formatted(settings, why, oneLine(failure));
    }

    private static String tlsFailed() {
        return "TLS with the server failed (%s, %s)".formatted(ConnectionTls.MODE, ConnectionTls.ROOT_CERTIFICATE);
    }

    /** Recognizes a failure of TLS by its message, because the JDBC driver gives no SQL state for a server without TLS or of another name. */
    private static boolean isTlsFailure(SQLException failure) {
        String message = String.valueOf(failure.getMessage());
        return message.contains("SSL") || message.contains("could not be verified");
    }

    /** Explains that no server answers: an embedded one may have ended, else the host or the port may be wrong. */
    private static String unreachable(DatabaseSettings settings) {
        return StartedServers.logOfEnded(settings)
                .map("the embedded PostgreSQL has ended by itself; its log is %s"::formatted)
                .orElseGet(() -> "no PostgreSQL answers at %s:%d (%s, %s)"
                        .formatted(settings.host(), settings.port(), DatabaseSettings.HOST, DatabaseSettings.PORT));
    }

    private static String oneLine(SQLException failure) {
        return String.valueOf(failure.getMessage()).strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
