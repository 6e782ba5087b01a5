package org.tradebench.load.cli.command;

import java.util.concurrent.Callable;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Display;
import org.tradebench.load.server.PopulationProgram;
import picocli.CommandLine.Command;

/** Implements {@code trader db reset}. */
@Command(
        name = "reset",
        description = {
            "Restores the rows as they were after the last population.",
            "Ends every other session of the database; a running application opens new ones."
        })
public final class ResetCommand implements Callable<Integer> {

    @Override
    public Integer call() throws InterruptedException {
        Display display = Display.standard();
        return DatabaseWork.execute(display, database -> {
            PopulationProgram program = DatabaseWork.population(database);
            display.begin("reset");
            display.end(program.reset(display::progress));
            return ExitCodes.OK;
        });
    }
}
