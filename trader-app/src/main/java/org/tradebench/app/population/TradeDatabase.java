package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import javax.sql.DataSource;
import org.postgresql.Driver;
import org.postgresql.ds.PGSimpleDataSource;
import org.tradebench.app.domain.TradeException;

/** Connects to the database beside the server's pool, because a reset ends every connection of the database and COPY needs the driver's own class. */
public record TradeDatabase(String servers, String name, String user, String password, DatabaseTls tls) {
    /** The database for commands on whole databases; every PostgreSQL has it. */
    private static final String MAINTENANCE = "postgres";

    private static final int CONNECT_SECONDS = 10;

    /**
     * Reads the variables {@code TRADER_DB_HOST}, {@code _PORT}, or {@code _SERVERS} where it has a standby, {@code _NAME}, {@code _USER}, {@code _PASSWORD},
     * {@code _SSL_MODE}, {@code _SSL_ROOT_CERT}, with the application's defaults.
     *
     * @throws TradeException BAD_INPUT for an invalid port or value of the last two
     */
    public static TradeDatabase of(Map<String, String> environment) {
        String host = environment.getOrDefault("TRADER_DB_HOST", "localhost");
        int port = port(environment.getOrDefault("TRADER_DB_PORT", "5432"));
        String servers = environment.getOrDefault("TRADER_DB_SERVERS", "");
        return new TradeDatabase(
                servers.isEmpty() ? (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port : servers,
                environment.getOrDefault("TRADER_DB_NAME", "trader"),
                environment.getOrDefault("TRADER_DB_USER", "trader"),
                environment.getOrDefault("TRADER_DB_PASSWORD", ""),
                DatabaseTls.of(environment));
    }

    private static int port(String text) {
        if (text.strip().matches("[0-9]{1,5}")) {
            int port = Integer.parseInt(text.strip());
            if (port >= 1 && port <= 65535) {
                return port;
            }
        }
        throw TradeException.badInput(
                "TRADER_DB_PORT is '%s'; it must be a whole number from 1 to 65535".formatted(text));
    }

    TradeDatabase withName(String otherName) {
        return new TradeDatabase(servers, otherName, user, password, tls);
    }

    Connection connect() throws SQLException {
        return connect(name, "population");
    }

    Connection connectToMaintenance() throws SQLException {
        return connect(MAINTENANCE, "population");
    }

    /** @param applicationName what the database calls the session */
    public Connection connect(String applicationName) throws SQLException {
        return connect(name, applicationName);
    }

    private Connection connect(String database, String applicationName) throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        properties.setProperty("ApplicationName", applicationName);
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
        properties.setProperty("loginTimeout", Integer.toString(CONNECT_SECONDS));
        properties.setProperty("sslmode", tls.mode());
        if (!tls.rootCertificate().isEmpty()) {
            properties.setProperty("sslrootcert", tls.rootCertificate());
        }
        // Not through DriverManager: inside a server it sees only the JDBC drivers of its caller's class loader.
        return new Driver().connect(url(database), properties);
    }

    /** Returns a source for the migration tool, which opens connections by itself. */
    DataSource dataSource() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url(name));
        source.setUser(user);
        source.setPassword(password);
        source.setApplicationName("migration");
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setSslMode(tls.mode());
        if (!tls.rootCertificate().isEmpty()) {
            source.setSslRootCert(tls.rootCertificate());
        }
        return source;
    }

    private String url(String database) {
        return "jdbc:postgresql://" + servers + "/" + database + "?targetServerType=primary&hostRecheckSeconds=1";
    }

    /** Returns what went wrong, in one line, with the remedy where that is known. */
    String explain(SQLException failure) {
        String hint = DatabaseTls.isCauseOf(failure)
                ? " (TRADER_DB_SSL_MODE, TRADER_DB_SSL_ROOT_CERT)"
                : switch (String.valueOf(failure.getSQLState())) {
                    case "08001" -> " (TRADER_DB_HOST, TRADER_DB_PORT)";
                    case "08004", "28P01", "28000" -> " (TRADER_DB_USER, TRADER_DB_PASSWORD)";
                    case "3D000" ->
                        " (TRADER_DB_NAME; make it with: CREATE DATABASE %s OWNER %s)".formatted(name, user);
                    case "55P03" -> " (a session of somebody holds a table for too long; end its transaction)";
                    case "55000" -> " (a population that was broken off keeps it closed; populate it again)";
                    default -> "";
                };
        return String.valueOf(failure.getMessage()).strip().replaceAll("\\s*\\R\\s*", " ") + hint;
    }

    /** Leaves out the password: this may reach a log. */
    @Override
    public String toString() {
        return user + "@" + servers + "/" + name;
    }
}
