package org.tradebench.load.cli;

import java.util.concurrent.Callable;
import org.tradebench.load.application.PopulationProgram;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseInUse;
import org.tradebench.load.layout.TraderHome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code trader populate}. */
@Command(
        name = "populate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Replaces everything in the database by users, quotes and their first trades.",
            "The same users, quotes and seed give the same rows. Ends every other session of the database."
        })
final class PopulateCommand implements Callable<Integer> {

    @Option(
            names = "--users",
            paramLabel = "N",
            defaultValue = "2000",
            converter = BoundedNumber.Users.class,
            description = "Users uid:0 to uid:N-1 with password xxx (default: ${DEFAULT-VALUE}).")
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
            description = "Any whole number (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() {
        Display display = Display.standard();
        display.begin("database");
        try (DatabaseInUse database = DatabaseInUse.open(System.getenv(), TraderHome.current())) {
            display.end(database.settings().toString());
            PopulationProgram program = Populations.of(database.settings());
            display.begin("population");
            display.end(program.populate(users, quotes, seed, display::progress));
            return ExitCodes.OK;
        }
    }
}
