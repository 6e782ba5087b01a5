package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.tradebench.app.domain.TradeException;

/** Restores the populated rows of a database, from a template that is kept beside it. */
public record TemplateDatabase(TradeDatabase database) {
    public enum Restored {
        /** The database is a new copy of the template. */
        FROM_TEMPLATE,
        /** The same rows were made again, because there was no template. */
        POPULATED_AGAIN
    }

    /**
     * Restores the rows as they were after the population. Ends every other session of the database; pools find their connections dead and open new ones. A
     * process that dies in the middle leaves the old rows or the populated ones, never none.
     *
     * @throws TradeException NOT_FOUND when the database was never populated, or its last population failed; CONFLICT when it is being populated or reset
     *     already
     * @throws PopulationException when it fails on the way
     */
    public Restored reset(ProgressListener listener) {
        try (PopulationLock lock = PopulationLock.take(database)) {
            Optional<DatabaseCopies> copies = Population.copies(lock, database);
            if (copies.isPresent()) {
                copies.get().recover();
                if (copies.get().hasTemplate()) {
                    restore(copies.get(), listener);
                    return Restored.FROM_TEMPLATE;
                }
            }
            new Population(database).populate(recorded(), listener, lock);
            return Restored.POPULATED_AGAIN;
        } catch (SQLException failure) {
            throw new PopulationException(
                    "Database %s cannot be reset: %s".formatted(database, database.explain(failure)), failure);
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new PopulationException("The reset was cancelled", cancelled);
        }
    }

    private void restore(DatabaseCopies copies, ProgressListener listener) throws SQLException {
        listener.progress(0, 0, "copying " + DatabaseCopies.templateOf(database.name()));
        String copy = copies.copyOfTemplate();
        // The template may be older than the application's last migration.
        SchemaMigration.migrate(database.withName(copy));
        renew(database.withName(copy));
        copies.replaceByCopy();
        copies.checkpoint();
    }

    /** Gives the rows a new id, so that no earlier login is valid. */
    private static void renew(TradeDatabase copy) throws SQLException {
        try (Connection connection = copy.connect()) {
            Sql.execute(connection, "UPDATE population SET population_id = gen_random_uuid()");
        }
    }

    private PopulationRequest recorded() throws SQLException {
        try (Connection connection = database.connect();
                PreparedStatement query =
                        connection.prepareStatement("SELECT users, quotes, seed, hash_rounds FROM population");
                ResultSet rows = query.executeQuery()) {
            if (rows.next()) {
                return new PopulationRequest(rows.getInt(1), rows.getInt(2), rows.getLong(3), rows.getInt(4));
            }
        } catch (SQLException failure) {
            String undefinedTable = "42P01";
            if (!undefinedTable.equals(failure.getSQLState())) {
                throw failure;
            }
        }
        throw notPopulated();
    }

    private TradeException notPopulated() {
        return TradeException.notFound(
                "Database %s has no populated state to go back to; populate it first".formatted(database.name()));
    }
}
