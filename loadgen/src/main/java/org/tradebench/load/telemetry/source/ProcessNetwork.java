package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Holds what went through the network interfaces of a process's network namespace, without the loopback, in bytes since each was created.
 *
 * @param received by the process's side
 * @param sent by the process's side
 */
record ProcessNetwork(long received, long sent) {
    private static final int RECEIVED = 0;
    private static final int SENT = 8;

    /** Reads a process's network; empty when it is shared with this JVM, because the interfaces then count for others, too, and when it cannot be read. */
    static Optional<ProcessNetwork> of(Path proc, long pid) {
        Path process = proc.resolve(Long.toString(pid));
        try {
            Path namespace = Files.readSymbolicLink(process.resolve("ns/net"));
            return namespace.equals(Files.readSymbolicLink(proc.resolve("self/ns/net")))
                    ? Optional.empty()
                    : Optional.of(parse(Files.readString(process.resolve("net/dev"), StandardCharsets.ISO_8859_1)));
        } catch (IOException | UnsupportedOperationException unavailable) {
            return Optional.empty();
        }
    }

    /** Adds up the lines of {@code /proc/<pid>/net/dev}; its two lines of headings have no colon after a name. */
    static ProcessNetwork parse(String text) {
        long received = 0;
        long sent = 0;
        for (String line : text.lines().toList()) {
            int colon = line.indexOf(':');
            String name = colon < 0 ? "" : line.substring(0, colon).strip();
            if (name.isEmpty() || name.equals("lo")) {
                continue;
            }
            String[] fields = line.substring(colon + 1).strip().split(" +", -1);
            if (fields.length > SENT) {
                received += Long.parseLong(fields[RECEIVED]);
                sent += Long.parseLong(fields[SENT]);
            }
        }
        return new ProcessNetwork(received, sent);
    }
}
