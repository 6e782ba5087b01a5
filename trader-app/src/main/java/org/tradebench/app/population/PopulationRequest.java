package org.tradebench.app.population;

import org.tradebench.app.domain.TradeException;

/**
 * Holds the parameters of a population. The same request gives the same rows, to the byte.
 *
 * @param users 1 to {@value #MAX_USERS}: {@code uid:0} to {@code uid:users-1}
 * @param quotes 1 to {@value #MAX_QUOTES}: {@code s:0} to {@code s:quotes-1}
 * @param seed any number
 * @param hashRounds PBKDF2 rounds of the passwords, {@value #MIN_ROUNDS} to {@value #MAX_ROUNDS}
 */
public record PopulationRequest(int users, int quotes, long seed, int hashRounds) {
    public static final int MAX_USERS = 10_000_000;
    public static final int MAX_QUOTES = 10_000_000;

    /** The least that Jakarta Security's Pbkdf2PasswordHash allows (its Javadoc, "Iterations"). */
    public static final int MIN_ROUNDS = 1024;

    public static final int MAX_ROUNDS = 10_000_000;

    /** @throws TradeException BAD_INPUT names the value and what was expected */
    public PopulationRequest {
        require("users", users, 1, MAX_USERS);
        require("quotes", quotes, 1, MAX_QUOTES);
        require("hash rounds", hashRounds, MIN_ROUNDS, MAX_ROUNDS);
    }

    private static void require(String what, int value, int minimum, int maximum) {
        if (value < minimum || value > maximum) {
            throw TradeException.badInput(
                    "The number of %s is %d; it must be %d to %d".formatted(what, value, minimum, maximum));
        }
    }
}
