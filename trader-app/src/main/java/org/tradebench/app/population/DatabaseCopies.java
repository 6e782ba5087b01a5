package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Copies whole databases: the template with the populated state, and the copy of it that takes the database's place. Every step leaves a state from which
 * {@link #recover} gets back.
 */
final class DatabaseCopies {
    private static final String OBJECT_IN_USE = "55006";

    private final Connection outside;
    private final String database;
    private final String template;
    private final String next;
    private final String replaced;

    /** @param outside a session of another database */
    DatabaseCopies(Connection outside, String database) {
        this.outside = outside;
        this.database = database;
        this.template = templateOf(database);
        this.next = database + "_next";
        this.replaced = database + "_replaced";
    }

    static String templateOf(String database) {
        return database + "_populated";
    }

    /** Returns whether this role may make and rename databases, and owns this one. */
    boolean isAllowed() throws SQLException {
        return Sql.isTrue(outside, """
                SELECT rolsuper OR (rolcreatedb AND pg_has_role(datdba, 'USAGE'))
                FROM pg_roles, pg_database WHERE rolname = current_user AND datname = ?
                """, database);
    }

    boolean hasTemplate() throws SQLException {
        return exists(template);
    }

    /** Repairs what a process that died in the middle has left. */
    void recover() throws SQLException {
        drop(next);
        drop(replaced);
        allowConnections();
    }

    void dropTemplate() throws SQLException {
        drop(template);
    }

    /**
     * Ends all other sessions of the database and lets no new one in, until {@link #allowConnections}: what is copied next is what is there now.
     *
     * @param except the process id of the one session that stays
     */
    void blockConnections(int except) throws SQLException {
        Sql.execute(outside, "ALTER DATABASE " + Sql.quoted(database) + " ALLOW_CONNECTIONS false");
        Sql.value(outside, endSessions("datname = ? AND pid <> " + except), database);
    }

    void allowConnections() throws SQLException {
        Sql.execute(outside, "ALTER DATABASE " + Sql.quoted(database) + " ALLOW_CONNECTIONS true");
    }

    /** Copies the database to the template; to be called while connections are blocked. */
    void makeTemplate() throws SQLException {
        copy(database, template);
        // A template accepts no connections, so nothing changes it or blocks a copy.
        Sql.execute(outside, "ALTER DATABASE " + Sql.quoted(template) + " ALLOW_CONNECTIONS false");
    }

    /** Makes a copy of the template beside the database, for {@link #replaceByCopy}. */
    String copyOfTemplate() throws SQLException {
        copy(template, next);
        return next;
    }

    /** Puts the copy in the database's place, in one transaction: there is always a whole database of this name. */
    void replaceByCopy() throws SQLException {
        // One statement, because a pool would reconnect between two.
        String command = "DO $$ BEGIN PERFORM "
                + endSessions("datname IN (%s, %s)".formatted(literal(database), literal(next)))
                        .substring("SELECT ".length())
                + "; " + rename(database, replaced) + rename(next, database) + "END $$";
        for (int attempt = 1; ; attempt++) {
            try {
                Sql.execute(outside, command);
                break;
            } catch (SQLException failure) {
                // A session that is just being opened is not yet among those to end.
                if (attempt == 5 || !OBJECT_IN_USE.equals(failure.getSQLState())) {
                    throw inUse(failure);
                }
            }
        }
        drop(replaced);
    }

    private void copy(String from, String to) throws SQLException {
        String owner = Sql.value(outside, "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = ?", from)
                .orElseThrow();
        try {
            // Copies files: as fast as the disk, and without writing to the write-ahead log.
            Sql.execute(
                    outside,
                    "CREATE DATABASE %s TEMPLATE %s OWNER %s STRATEGY = FILE_COPY"
                            .formatted(Sql.quoted(to), Sql.quoted(from), Sql.quoted(owner)));
        } catch (SQLException failure) {
            throw inUse(failure);
        }
    }

    /** Drops without force: PostgreSQL refuses force to all but a superuser while one of its own vacuum workers is in there, for which a plain drop waits. */
    private void drop(String name) throws SQLException {
        Sql.value(outside, endSessions("datname = ?"), name);
        Sql.execute(outside, "DROP DATABASE IF EXISTS " + Sql.quoted(name));
    }

    private boolean exists(String name) throws SQLException {
        return Sql.isTrue(outside, "SELECT TRUE FROM pg_database WHERE datname = ?", name);
    }

    /** Ends sessions, except of the server's own workers, which leave by themselves, and of superusers, whom only another one may end. */
    private static String endSessions(String which) {
        return "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE backend_type = 'client backend'"
                + " AND pid <> pg_backend_pid() AND pg_has_role(usesysid, 'USAGE') AND " + which;
    }

    private static String rename(String from, String to) {
        return "ALTER DATABASE " + Sql.quoted(from) + " RENAME TO " + Sql.quoted(to) + "; ";
    }

    private static String literal(String name) {
        return "'" + name.replace("'", "''") + "'";
    }

    private SQLException inUse(SQLException failure) throws SQLException {
        if (!OBJECT_IN_USE.equals(failure.getSQLState())) {
            return failure;
        }
        String users = Sql.value(outside, """
                        SELECT string_agg(format('%s (%s, process %s)', usename, application_name, pid), ', ')
                        FROM pg_stat_activity WHERE datname = ? AND backend_type = 'client backend'
                        """, database).orElse("somebody");
        throw new PopulationException(
                "Database %s is in use by %s, whose sessions user %s may not end; close them and try again"
                        .formatted(database, users, outside.getMetaData().getUserName()),
                failure);
    }

    /** Writes the dirty pages: they should not be part of a measurement. Statistics and visibility maps are part of a copy. */
    void checkpoint() throws SQLException {
        String insufficientPrivilege = "42501";
        try {
            Sql.execute(outside, "CHECKPOINT");
        } catch (SQLException failure) {
            if (!insufficientPrivilege.equals(failure.getSQLState())) {
                throw failure;
            }
        }
    }
}
