package org.tradebench.load.cli;

import picocli.CommandLine.Option;

/** How often and by how many arms are played that one server plays in turns. */
final class RoundOptions {
    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "3",
            converter = BoundedNumber.Rounds.class,
            description = "Rounds; each visits every arm once, in an order of its own (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(
            names = "--clients",
            paramLabel = "N",
            defaultValue = "8",
            converter = BoundedNumber.Clients.class,
            description = "Virtual users (default: ${DEFAULT-VALUE}).")
    private int clients;

    int rounds() {
        return rounds;
    }

    int clients() {
        return clients;
    }
}
