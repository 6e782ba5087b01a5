package org.tradebench.load.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Writes files whole or for their owner only, and reads logs. */
final class FileTrees {
    private FileTrees() {}

    /** Writes a file that only its owner may read, complete or not at all. */
    static void writePrivately(Path file, String text) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.deleteIfExists(unfinished);
        Files.createFile(
                unfinished, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(unfinished, text);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Makes the renames in a folder outlive a power failure. */
    static void sync(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    /** Returns the content of a log from this byte on. */
    static String from(Path log, long start) throws IOException {
        try (InputStream bytes = Files.newInputStream(log)) {
            bytes.skipNBytes(start);
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Returns the last lines of a log, each indented, or a remark that there are none. */
    static String tail(Path log, int lines) {
        try {
            // Not strictly UTF-8: messages of the operating system may be in its own encoding.
            List<String> all = new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            List<String> last = all.subList(Math.max(0, all.size() - lines), all.size());
            return last.isEmpty() ? "  (nothing)" : "  " + String.join(System.lineSeparator() + "  ", last);
        } catch (IOException unreadable) {
            return "  (%s cannot be read: %s)".formatted(log, unreadable.getMessage());
        }
    }
}
