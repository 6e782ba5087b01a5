package org.tradebench.load.database;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.tradebench.load.failure.Failure;

/**
 * Describes how to reach one PostgreSQL database.
 *
 * @param host name or address; an IPv6 address without brackets
 * @param port 1 to 65535
 * @param servers primary and standbys as {@code host:port} with commas: connections go to the one that is the primary then; empty when
 *     there is no standby
 * @param password may be empty, where the server asks for none
 * @param tls whether connections are encrypted and whom they trust
 */
public record DatabaseSettings(
        String host, int port, String servers, String name, String user, String password, ConnectionTls tls) {

    public static final String HOST = "TRADER_DB_HOST";
    public static final String PORT = "TRADER_DB_PORT";
    public static final String SERVERS = "TRADER_DB_SERVERS";
    public static final String NAME = "TRADER_DB_NAME";
    public static final String USER = "TRADER_DB_USER";
    public static final String PASSWORD = "TRADER_DB_PASSWORD";

    private static final String SERVER = "[A-Za-z0-9._%-]+:[0-9]{1,5}";

    /** Maximum bytes of a name; PostgreSQL silently cuts longer ones. */
    private static final int LONGEST_NAME = 63;

    /** Room for suffixes such as {@code _populated} and {@code _replaced}, which are appended to the database's name. */
    private static final int ROOM_FOR_SUFFIX = 16;

    /** Describes a database without a standby. */
    public DatabaseSettings(String host, int port, String name, String user, String password) {
        this(host, port, "", name, user, password);
    }

    /** Describes a database whose connections are encrypted where its server can. */
    public DatabaseSettings(String host, int port, String servers, String name, String user, String password) {
        this(host, port, servers, name, user, password, ConnectionTls.DEFAULT);
    }

    /**
     * Returns the external database that the environment names; empty when it names none, and the embedded
     * one is meant.
     *
     * @throws Failure with one line for each mistake
     */
    public static Optional<DatabaseSettings> fromEnvironment(Map<String, String> environment) {
        List<String> mistakes = new ArrayList<>();
        String host = environment.get(HOST);
        if (host == null) {
            for (String variable :
                    List.of(PORT, SERVERS, NAME, USER, PASSWORD, ConnectionTls.MODE, ConnectionTls.ROOT_CERTIFICATE)) {
                if (environment.containsKey(variable)) {
                    mistakes.add("%s is set but %s is not: set %s too (localhost, for one) to use a database of yours,"
                                    .formatted(variable, HOST, HOST)
                            + " or unset %s to use the embedded one".formatted(variable));
                }
            }
            fail(mistakes);
            return Optional.empty();
        }
        String trimmed = host.trim();
        if (trimmed.isEmpty() || !trimmed.matches("[A-Za-z0-9._:%-]+")) {
            mistakes.add("%s is '%s'; it must be the name or address of the database's machine, without port or slash"
                    .formatted(HOST, host));
        }
        int port = port(environment.getOrDefault(PORT, "5432"), mistakes);
        String servers = environment.getOrDefault(SERVERS, "").strip();
        if (!servers.matches("|" + SERVER + "(," + SERVER + ")*")) {
            mistakes.add("%s is '%s'; expected host:port of primary and standbys, with commas and without blanks"
                    .formatted(SERVERS, servers));
        }
        String name = name(NAME, environment.getOrDefault(NAME, "trader"), LONGEST_NAME - ROOM_FOR_SUFFIX, mistakes);
        String user = name(USER, environment.getOrDefault(USER, "trader"), LONGEST_NAME, mistakes);
        ConnectionTls tls = ConnectionTls.of(environment, mistakes);
        fail(mistakes);
        return Optional.of(
                new DatabaseSettings(trimmed, port, servers, name, user, environment.getOrDefault(PASSWORD, ""), tls));
    }

    private static int port(String text, List<String> mistakes) {
        try {
            int port = Integer.parseInt(text.trim());
            if (port >= 1 && port <= 65535) {
                return port;
            }
        } catch (NumberFormatException notANumber) {
            // Reported below, like a number out of range.
        }
        mistakes.add("%s is '%s'; it must be a whole number from 1 to 65535".formatted(PORT, text));
        return 0;
    }

    private static String name(String variable, String text, int longest, List<String> mistakes) {
        if (!text.matches("[A-Za-z_][A-Za-z0-9_-]*") || text.length() > longest) {
            mistakes.add("%s is '%s'; it must begin with a letter and hold letters, digits, _ and - only, %d at most"
                    .formatted(variable, text, longest));
        }
        return text;
    }

    private static void fail(List<String> mistakes) {
        if (!mistakes.isEmpty()) {
            throw Failure.usage(String.join(System.lineSeparator(), mistakes));
        }
    }

    /** Returns the same database at another host and port, where there is no standby. */
    public DatabaseSettings at(String otherHost, int otherPort) {
        return new DatabaseSettings(otherHost, otherPort, "", name, user, password, tls);
    }

    /** Returns the environment variables that name this database to the application. */
    public Map<String, String> environment() {
        Map<String, String> variables = new LinkedHashMap<>();
        variables.put(HOST, host);
        variables.put(PORT, Integer.toString(port));
        if (!servers.isEmpty()) {
            variables.put(SERVERS, servers);
        }
        variables.put(NAME, name);
        variables.put(USER, user);
        variables.put(PASSWORD, password);
        tls.addTo(variables);
        return variables;
    }

    /** Returns the URL without user and password, because it may reach a log. */
    public String jdbcUrl() {
        if (!servers.isEmpty()) {
            return "jdbc:postgresql://" + servers + "/" + name + "?targetServerType=primary&hostRecheckSeconds=1";
        }
        String address = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        return "jdbc:postgresql://" + address + ":" + port + "/" + name;
    }

    /** Returns another database of the same server and user. */
    public DatabaseSettings withName(String otherName) {
        return new DatabaseSettings(host, port, servers, otherName, user, password, tls);
    }

    /** Returns what the JDBC driver needs beside {@link #jdbcUrl}. */
    public Properties connectionProperties() {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        tls.addTo(properties);
        return properties;
    }

    /** Returns the same database with a standby. */
    DatabaseSettings withServers(String all) {
        return new DatabaseSettings(host, port, all, name, user, password, tls);
    }

    /** Leaves out the password, because this may reach a log. */
    @Override
    public String toString() {
        return user + "@" + (servers.isEmpty() ? host + ":" + port : servers) + "/" + name;
    }
}
