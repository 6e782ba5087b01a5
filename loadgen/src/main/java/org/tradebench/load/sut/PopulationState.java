package org.tradebench.load.sut;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;

/**
 * What a database was last populated with, as it says itself.
 *
 * @param hashRounds of the passwords
 */
record PopulationState(int users, int quotes, long seed, int hashRounds) {
    /** Hash rounds of the population's own default: the least that Jakarta Security allows. */
    private static final String DEFAULT_ROUNDS = "1024";

    static Optional<PopulationState> of(DatabaseSettings database) {
        try (Connection connection = DatabaseConnections.open(database, "trader-run");
                Statement statement = connection.createStatement()) {
            try (ResultSet table = statement.executeQuery("SELECT to_regclass('population') IS NOT NULL")) {
                if (!table.next() || !table.getBoolean(1)) {
                    return Optional.empty();
                }
            }
            try (ResultSet row = statement.executeQuery("SELECT users, quotes, seed, hash_rounds FROM population")) {
                return row.next()
                        ? Optional.of(new PopulationState(row.getInt(1), row.getInt(2), row.getLong(3), row.getInt(4)))
                        : Optional.empty();
            }
        } catch (SQLException unreadable) {
            // A schema of another version: populating makes it right or says why it cannot.
            return Optional.empty();
        }
    }

    /** Whether it is what a run asks for, with the rounds that the environment asks for. */
    boolean serves(int askedUsers, int askedQuotes, long askedSeed) {
        String rounds = System.getenv().getOrDefault("TRADER_HASH_ROUNDS", DEFAULT_ROUNDS);
        return users == askedUsers
                && quotes == askedQuotes
                && seed == askedSeed
                && Integer.toString(hashRounds).equals(rounds.strip());
    }
}
