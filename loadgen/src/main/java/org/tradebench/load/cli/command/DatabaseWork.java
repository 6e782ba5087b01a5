package org.tradebench.load.cli.command;

import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseInUse;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.PopulationProgram;

/** Works on the database that the environment names, or on the embedded one, which is started if need be and stopped again. */
@FunctionalInterface
interface DatabaseWork {

    /** Does the work and returns the exit code. */
    int on(DatabaseSettings database);

    /** Returns the application's population program, for a database. */
    static PopulationProgram population(DatabaseSettings database) {
        ProjectLayout layout = ProjectLayout.current();
        return new PopulationProgram(
                JavaRuntime.current(), layout.application(), layout.libertyHome(), database.environment());
    }

    static int execute(Display display, DatabaseWork work) throws InterruptedException {
        try (Teardown teardown = new Teardown(display::print)) {
            try {
                display.begin("database");
                DatabaseInUse database = teardown.add(
                        "stopping the database", DatabaseInUse.open(System.getenv(), TraderHome.current()));
                display.end(database.settings().toString());
                return work.on(database.settings());
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
    }
}
