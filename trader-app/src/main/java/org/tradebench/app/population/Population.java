package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.tradebench.app.domain.TradeException;

/**
 * Fills a database with users, quotes and their first trades. One row of table {@code population}
 * says from what; it is there only when all the others are.
 */
public record Population(TradeDatabase database) {
    /**
     * Replaces everything that is in the database, and keeps a copy as the template that {@link TemplateDatabase#reset} restores. Ends every other session of
     * the database. A call that fails or is interrupted leaves the database not populated; another call repairs it.
     *
     * @throws TradeException CONFLICT when the database is being populated or reset already
     * @throws PopulationException when it fails on the way
     */
    public PopulationOutcome populate(PopulationRequest request, ProgressListener listener) {
        try (PopulationLock lock = PopulationLock.take(database)) {
            return populate(request, listener, lock);
        } catch (SQLException failure) {
            throw new PopulationException(
                    "Database %s cannot be populated: %s".formatted(database, database.explain(failure)), failure);
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new PopulationException("The population was cancelled; the database is not populated", cancelled);
        }
    }

    PopulationOutcome populate(PopulationRequest request, ProgressListener listener, PopulationLock lock)
            throws SQLException, InterruptedException {
        Optional<DatabaseCopies> copies = copies(lock, database);
        if (copies.isPresent()) {
            copies.get().recover();
        }
        SchemaMigration.migrate(database);
        if (copies.isPresent()) {
            // Otherwise the old template would outlive a population that fails.
            copies.get().dropTemplate();
        }
        PopulationLoad load = new PopulationLoad(request, listener);
        if (copies.isEmpty()) {
            try (Connection connection = database.connect()) {
                load.fill(connection);
                load.commit(connection);
            }
            return new PopulationOutcome(
                    load.rows(),
                    Optional.of("user %s may not make databases (CREATEDB), or does not own this one"
                            .formatted(database.user())));
        }
        return new PopulationOutcome(load.rows(), fillAndKeep(load, copies.get()));
    }

    /** Keeps others out between commit and copy, so that no row changes. */
    private Optional<String> fillAndKeep(PopulationLoad load, DatabaseCopies copies)
            throws SQLException, InterruptedException {
        boolean shutOut = false;
        try {
            try (Connection connection = database.connect()) {
                load.fill(connection);
                shutOut = true;
                copies.blockConnections(processId(connection));
                load.commit(connection);
            }
            load.begin("template");
            return keepTemplate(copies);
        } finally {
            if (shutOut) {
                copies.allowConnections();
            }
        }
    }

    /** Keeps the rows when they cannot be copied, for want of disk or of rights. */
    private Optional<String> keepTemplate(DatabaseCopies copies) {
        try {
            copies.makeTemplate();
            copies.checkpoint();
            return Optional.empty();
        } catch (SQLException failure) {
            return Optional.of(database.explain(failure));
        } catch (PopulationException inUse) {
            return Optional.ofNullable(inUse.getMessage());
        }
    }

    /** Returns the means to copy this database, where its role has the right to. */
    static Optional<DatabaseCopies> copies(PopulationLock lock, TradeDatabase database) throws SQLException {
        if (!lock.isOutside()) {
            return Optional.empty();
        }
        DatabaseCopies copies = new DatabaseCopies(lock.connection(), database.name());
        return copies.isAllowed() ? Optional.of(copies) : Optional.empty();
    }

    private static int processId(Connection connection) throws SQLException {
        return Integer.parseInt(Sql.value(connection, "SELECT pg_backend_pid()").orElseThrow());
    }
}
