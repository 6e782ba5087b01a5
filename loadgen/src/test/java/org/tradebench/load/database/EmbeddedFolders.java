package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.process.Folders;

/** Folders for servers in tests: the programs unpacked once, a data folder made once and copied. */
final class EmbeddedFolders {

    static final Path PROGRAMS = Path.of("target", "postgresql").toAbsolutePath();

    private static Path made;

    private EmbeddedFolders() {}

    /** A data folder that a server has run in and was stopped in order. */
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
