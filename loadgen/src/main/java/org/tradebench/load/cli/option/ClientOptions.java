package org.tradebench.load.cli.option;

import picocli.CommandLine.Option;

/** Defines the option with the number of virtual users of a measurement on this machine. */
public final class ClientOptions {
    @Option(
            names = "--virtual-users",
            paramLabel = "N",
            defaultValue = "8",
            converter = BoundedNumber.Clients.class,
            description = "Virtual users (default: ${DEFAULT-VALUE}).")
    private int clients;

    public int clients() {
        return clients;
    }
}
