package org.tradebench.load.sut.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** What a server that has ended leaves behind and is not read again: tens of megabytes of caches, entries that went to disk, and a key. Its logs stay. */
public final class WorkArea {
    private WorkArea() {}

    public static void clear(Path work) throws IOException {
        for (String name : new String[] {"workarea", "resources", "tranlog", "messaging", "cache"}) {
            delete(work.resolve("trader").resolve(name));
        }
        delete(work.resolve(".sCache"));
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> entries = Files.walk(folder)) {
            for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(entry);
            }
        }
    }
}
