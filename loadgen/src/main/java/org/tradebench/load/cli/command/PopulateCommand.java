package org.tradebench.load.cli.command;

import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Display;
import org.tradebench.load.server.PopulationProgram;
import org.tradebench.load.sut.Rows;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Implements {@code trader db populate}. */
@Command(
        name = "populate",
        description = {
            "Replaces all rows of the database by users, quotes and their first trades.",
            "The same users, quotes and seed give the same rows. Ends every other session of the database."
        })
public final class PopulateCommand implements Callable<Integer> {

    @Mixin
    private RowOptions rows;

    @Option(
            names = "--if-empty",
            description =
                    "Populate only a database that was never populated; of another, update the schema only and keep all rows.")
    private boolean ifEmpty;

    @Override
    public Integer call() throws InterruptedException {
        Display display = Display.standard();
        return DatabaseWork.execute(display, database -> {
            if (ifEmpty) {
                Rows.fillIfEmpty(database, rows.users(), rows.quotes(), rows.seed(), display);
                return ExitCodes.OK;
            }
            PopulationProgram program = DatabaseWork.population(database);
            display.begin("population");
            display.end(program.populate(rows.users(), rows.quotes(), rows.seed(), display::progress));
            return ExitCodes.OK;
        });
    }
}
