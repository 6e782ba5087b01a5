package org.tradebench.load.application;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What stands beside server.xml and only Open Liberty's own shell script would read: the server is started without that script, which
 * knows nothing of process ids and signals on the way.
 *
 * @param folder the server's configuration folder
 */
record ServerConfiguration(Path folder) {
    /** The options in jvm.options; none when there is no such file. */
    List<String> jvmOptions() {
        Path file = folder.resolve("jvm.options");
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            return Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
