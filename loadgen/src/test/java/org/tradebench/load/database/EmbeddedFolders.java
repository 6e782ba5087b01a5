package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.process.Folders;

/** Folders for database servers in tests: PostgreSQL's programs, and copies of a data folder that is made once. */
final class EmbeddedFolders {

    static final Path PROGRAMS = Path.of("target", "postgresql").toAbsolutePath();

    private static Path made;

    private EmbeddedFolders() {}

    /** Copies a data folder in which a server has run and was shut down cleanly. */
    static synchronized Path usedBefore(Path copy) throws IOException {
        if (made == null) {
            Path folder = Path.of("target", "used-before").toAbsolutePath();
            Folders.delete(folder);
            EmbeddedPostgres.start(folder, PROGRAMS, 0).close();
            made = folder;
        }
        Command.output(List.of("cp", "-a", made.toString(), copy.toString()));
        return copy;
    }
}
