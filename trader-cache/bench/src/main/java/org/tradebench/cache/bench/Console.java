package org.tradebench.cache.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads the console file of a server process: whether it has started, and what it says of a failure. */
final class Console {

    private static final String ERROR = "[ERROR";

    /** What a server says when everything has started, whatever its language. */
    private static final String STARTED = " CWWKF0011I: ";

    private Console() {}

    /** Returns the first line that the server logs as an error. After some errors, such as a missing feature, the server still starts, but does less. */
    static Optional<String> error(Path file) {
        return lines(file).stream()
                .filter(line -> line.startsWith(ERROR))
                .map(line -> line.substring(line.indexOf(']') + 1).strip())
                .findFirst();
    }

    /** Whether the server has nothing left to start; it may take requests before. */
    static boolean hasStarted(Path file) {
        return lines(file).stream().anyMatch(line -> line.contains(STARTED));
    }

    /** The last three lines that are not empty, as one: a Java that does not start says why, and then twice that it does not. */
    static String end(Path file) {
        List<String> said = lines(file).stream().filter(line -> !line.isBlank()).toList();
        return said.isEmpty()
                ? "it said nothing"
                : String.join(" / ", said.subList(Math.max(0, said.size() - 3), said.size()));
    }

    private static List<String> lines(Path file) {
        try {
            // Whatever the bytes are: a virtual machine that does not start may say it in another character set.
            return Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
