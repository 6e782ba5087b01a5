package org.tradebench.load.compose;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.tradebench.load.failure.Failure;

/** Looks for the library that gives each application server a clock of its own, where the settings ask for one. */
final class OwnClocks {
    static final String CHOICE = "CLOCKS";
    static final String FOLDER = "FAKETIME_FOLDER";

    /** Where Debian's package puts it; clocks-own.yml says the same. */
    private static final String STANDARD = "/usr/lib/x86_64-linux-gnu/faketime";

    private static final String LIBRARY = "libfaketime.so.1";

    private OwnClocks() {}

    /**
     * Fails with how to get the library when it is missing.
     *
     * @param settings variables of the compose files
     */
    static void check(Map<String, String> settings) {
        if (!settings.getOrDefault(CHOICE, "").equals("own")) {
            return;
        }
        String named = settings.getOrDefault(FOLDER, "").strip();
        Path folder = Path.of(named.isEmpty() ? STANDARD : named);
        if (!Files.isRegularFile(folder.resolve(LIBRARY))) {
            throw Failure.usage("Clocks of their own for the application servers: there is no "
                    + folder.resolve(LIBRARY)
                    + "; expected the Debian package libfaketime ('apt-get install libfaketime'), or in " + FOLDER
                    + " the folder that has the library.");
        }
    }
}
