package org.tradebench.load.cli.command;

import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.PopulationProgram;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.layout.ProjectLayout;

/** The application's population program, for a database. */
final class Populations {

    private Populations() {}

    static PopulationProgram of(DatabaseSettings database) {
        ProjectLayout layout = ProjectLayout.current();
        return new PopulationProgram(
                JavaRuntime.current(), layout.application(), layout.libertyHome(), database.environment());
    }
}
