package org.tradebench.cache.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads the console file of a server process: whether it has started, and its error messages. */
final class Console {

    private static final String ERROR = "[ERROR";

    /** Code of the message that a server logs when everything has started, in any language. */
    private static final String STARTED = " CWWKF0011I: ";

    private Console() {}

    /** Returns the first line that the server logs as an error. After some errors, such as a missing feature, the server still starts, but does less. */
    static Optional<String> error(Path file) {
        return lines(file).stream()
                .filter(line -> line.startsWith(ERROR))
                .map(line -> line.substring(line.indexOf(']') + 1).strip())
                .findFirst();
    }

    /** Returns whether the server has started everything; it may accept requests earlier. */
    static boolean hasStarted(Path file) {
        return lines(file).stream().anyMatch(line -> line.contains(STARTED));
    }

    /** Returns the last three lines that are not empty, joined: a JVM that fails to start prints the cause and then two lines without information. */
    static String end(Path file) {
        List<String> said = lines(file).stream().filter(line -> !line.isBlank()).toList();
        return said.isEmpty()
                ? "it said nothing"
                : String.join(" / ", said.subList(Math.max(0, said.size() - 3), said.size()));
    }

    private static List<String> lines(Path file) {
        try {
            // Decodes any bytes: a JVM that fails to start may print its message in another character set.
            return Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
