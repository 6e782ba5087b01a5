package org.tradebench.tests.fault;

import java.nio.file.Path;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.PopulationProgram;

/** An embedded PostgreSQL for a single test that injects faults into it. */
final class OwnDatabase {

    private OwnDatabase() {}

    /** Starts a server with its data below this folder, where existing data are kept. */
    static EmbeddedPostgres start(Path folder) {
        return start(folder, 0);
    }

    /** @param port 0 takes a free one */
    static EmbeddedPostgres start(Path folder, int port) {
        return EmbeddedPostgres.start(folder.resolve("database"), programs(), port);
    }

    /** Where PostgreSQL's programs are unpacked. */
    static Path programs() {
        return ProjectLayout.current().base().resolve("tests/target/postgresql");
    }

    static void populate(DatabaseSettings database, int users, int quotes) {
        ProjectLayout layout = ProjectLayout.current();
        new PopulationProgram(JavaRuntime.current(), layout.application(), layout.libertyHome(), database.environment())
                .populate(users, quotes, 7, (done, all, what) -> {});
    }
}
