package org.tradebench.load.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.TraderHome;

/**
 * Finds the database that a command works on: the one that the environment names; else the embedded one, which another command may be running; else the
 * embedded one, started for this command alone.
 */
public final class DatabaseInUse implements AutoCloseable {
    /** CREATE DATABASE knows the strategy FILE_COPY, and the role pg_checkpoint exists, since version 15. */
    private static final int OLDEST = 15;

    private final DatabaseSettings settings;
    private final @Nullable EmbeddedPostgres started;

    private DatabaseInUse(DatabaseSettings settings, @Nullable EmbeddedPostgres started) {
        this.settings = settings;
        this.started = started;
    }

    /**
     * @throws Failure with one line for each mistake when the named database cannot be used, or when the embedded one does not start
     */
    public static DatabaseInUse open(Map<String, String> environment, TraderHome home) {
        Optional<DatabaseSettings> external = DatabaseSettings.fromEnvironment(environment);
        if (external.isPresent()) {
            check(external.get());
            return new DatabaseInUse(external.get(), null);
        }
        Optional<DatabaseSettings> running = EmbeddedPostgres.runningIn(home.database());
        if (running.isPresent()) {
            return new DatabaseInUse(running.get(), null);
        }
        EmbeddedPostgres embedded = EmbeddedPostgres.start(home, 0);
        return new DatabaseInUse(embedded.settings(), embedded);
    }

    /**
     * Connects once.
     *
     * @throws Failure names what is wrong with the database or with its settings
     */
    public static void check(DatabaseSettings external) {
        try (Connection connection = DatabaseConnections.open(external, "check")) {
            int version = connection.getMetaData().getDatabaseMajorVersion();
            if (version < OLDEST) {
                throw Failure.of(
                        "Database %s: expected PostgreSQL %d or later, got %d".formatted(external, OLDEST, version));
            }
        } catch (SQLException failure) {
            throw Failure.of("Database %s: %s".formatted(external, failure.getMessage()), failure);
        }
    }

    public DatabaseSettings settings() {
        return settings;
    }

    /** Stops what was started for this command; leaves alone what ran before. */
    @Override
    public void close() {
        if (started != null) {
            started.close();
        }
    }
}
