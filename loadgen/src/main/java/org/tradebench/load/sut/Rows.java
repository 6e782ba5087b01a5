package org.tradebench.load.sut;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Optional;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.PopulationProgram;
import org.tradebench.load.settings.RunSettings;

/** Restores the rows that a run starts from: the same ones for the same users, quotes and seed. */
public final class Rows {
    private Rows() {}

    /** Restores the populated rows when they are the requested ones, else populates. */
    public static void restore(DatabaseSettings database, RunSettings settings, Display display) {
        restore(
                database,
                settings.population().users(),
                settings.population().quotes(),
                settings.workload().seed(),
                display);
    }

    public static void restore(DatabaseSettings database, int users, int quotes, long seed, Display display) {
        PopulationProgram program = program(database);
        boolean populated = PopulationState.of(database)
                .filter(state -> state.serves(users, quotes, seed))
                .isPresent();
        if (populated) {
            display.begin("reset");
            String how = program.reset(display::progress);
            display.end(how.isBlank() ? "the populated rows are back" : lastLine(how));
        } else {
            populate(program, users, quotes, seed, display);
        }
    }

    /** Populates only an empty database. Existing rows all stay, and the schema is brought up to date: an older version may have made it. */
    public static void fillIfEmpty(DatabaseSettings database, int users, int quotes, long seed, Display display) {
        PopulationProgram program = program(database);
        if (PopulationState.of(database).isEmpty()) {
            populate(program, users, quotes, seed, display);
        } else {
            display.begin("schema");
            program.migrate(display::progress);
            display.end("up to date");
        }
    }

    private static void populate(PopulationProgram program, int users, int quotes, long seed, Display display) {
        display.begin("population");
        program.populate(users, quotes, seed, display::progress);
        display.end(String.format(Locale.ROOT, "%d users, %d quotes, seed %d", users, quotes, seed));
    }

    private static PopulationProgram program(DatabaseSettings database) {
        ProjectLayout layout = ProjectLayout.current();
        return new PopulationProgram(
                JavaRuntime.current(), layout.application(), layout.libertyHome(), database.environment());
    }

    private static String lastLine(String output) {
        return output.lines().reduce((before, last) -> last).orElse(output);
    }

    /**
     * Holds what a database was last populated with, by its own record.
     *
     * @param hashRounds of the passwords
     */
    private record PopulationState(int users, int quotes, long seed, int hashRounds) {
        /** The population's own default number of hash rounds: the fewest that Jakarta Security allows. */
        private static final String DEFAULT_ROUNDS = "1024";

        static Optional<PopulationState> of(DatabaseSettings database) {
            try (Connection connection = DatabaseConnections.open(database, "trader-run");
                    Statement statement = connection.createStatement()) {
                try (ResultSet table = statement.executeQuery("SELECT to_regclass('population') IS NOT NULL")) {
                    if (!table.next() || !table.getBoolean(1)) {
                        return Optional.empty();
                    }
                }
                try (ResultSet row =
                        statement.executeQuery("SELECT users, quotes, seed, hash_rounds FROM population")) {
                    return row.next()
                            ? Optional.of(
                                    new PopulationState(row.getInt(1), row.getInt(2), row.getLong(3), row.getInt(4)))
                            : Optional.empty();
                }
            } catch (SQLException unreadable) {
                // A schema of another version: populating updates it or reports why it cannot.
                return Optional.empty();
            }
        }

        /** Returns whether it is what a run requests, with the rounds that the environment requests. */
        boolean serves(int askedUsers, int askedQuotes, long askedSeed) {
            String rounds = System.getenv().getOrDefault("TRADER_HASH_ROUNDS", DEFAULT_ROUNDS);
            return users == askedUsers
                    && quotes == askedQuotes
                    && seed == askedSeed
                    && Integer.toString(hashRounds).equals(rounds.strip());
        }
    }
}
