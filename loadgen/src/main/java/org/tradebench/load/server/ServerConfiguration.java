package org.tradebench.load.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads the files beside server.xml that only Open Liberty's start script would read: the server is started without that script, which does not pass on
 * process ids and signals.
 *
 * @param folder the server's configuration folder
 */
record ServerConfiguration(Path folder) {
    /** Returns the options in jvm.options; none when there is no such file. */
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
