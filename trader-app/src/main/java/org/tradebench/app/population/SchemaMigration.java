package org.tradebench.app.population;

import java.sql.Connection;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Brings the database's schema to the version that this application needs. */
public final class SchemaMigration {
    public static final int NEEDED_VERSION = 7;

    private SchemaMigration() {}

    /**
     * Applies missing migrations; several processes may do it at once.
     *
     * @throws PopulationException in one clear text
     */
    public static void migrate(TradeDatabase database) {
        try (Connection reachable = database.connect()) {
            reachable.setReadOnly(true);
        } catch (SQLException failure) {
            throw new PopulationException(
                    "Database %s cannot be reached: %s".formatted(database, database.explain(failure)), failure);
        }
        try {
            Flyway.configure(SchemaMigration.class.getClassLoader())
                    .dataSource(database.dataSource())
                    .locations("classpath:db/migration")
                    .load()
                    .migrate();
        } catch (FlywayException failure) {
            throw new PopulationException(
                    "The schema of %s cannot be brought up to date: %s"
                            .formatted(
                                    database,
                                    String.valueOf(failure.getMessage()).strip().replaceAll("\\s*\\R\\s*", " ")),
                    failure);
        }
    }
}
