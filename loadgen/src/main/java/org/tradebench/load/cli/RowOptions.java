package org.tradebench.load.cli;

import picocli.CommandLine.Option;

/** The rows of a populated database. */
final class RowOptions {
    @Option(
            names = "--users",
            paramLabel = "N",
            defaultValue = "2000",
            converter = BoundedNumber.Users.class,
            description = "Users uid:0 to uid:N-1 with the password xxx (default: ${DEFAULT-VALUE}).")
    private int users;

    @Option(
            names = "--quotes",
            paramLabel = "N",
            defaultValue = "1000",
            converter = BoundedNumber.Quotes.class,
            description = "Quotes s:0 to s:N-1 (default: ${DEFAULT-VALUE}).")
    private int quotes;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "42",
            converter = SeedNumber.class,
            description = "The same seed gives the same rows, decks and draws (default: ${DEFAULT-VALUE}).")
    private long seed;

    int users() {
        return users;
    }

    int quotes() {
        return quotes;
    }

    long seed() {
        return seed;
    }
}
