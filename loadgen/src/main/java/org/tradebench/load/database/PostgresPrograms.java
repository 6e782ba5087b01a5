package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;

/**
 * Unpacks PostgreSQL's programs. A folder counts as unpacked only when its marker agrees with what lies there (archive's checksum, number of files, bytes), so
 * an unpacking that was broken off, or whose pages never reached the disk, is done again instead of failing for ever.
 *
 * @param folder holds {@code bin}, {@code lib}, {@code share}
 */
record PostgresPrograms(Path folder) {

    private static final String MARKER = "unpacked";

    Path program(String name) {
        return folder.resolve("bin").resolve(name);
    }

    /**
     * The programs under {@code parent}, unpacked if need be. Several processes may ask at once: one
     * unpacks, the others wait.
     */
    static synchronized PostgresPrograms under(Path parent) {
        PostgresArchive archive = PostgresArchive.ofThisMachine();
        try {
            String checksum = archive.checksum();
            Path folder = Files.createDirectories(parent).resolve(checksum.substring(0, 16));
            FolderLock alone =
                    FolderLock.await(parent.resolve("unpacking.lock")).orElseThrow();
            try {
                if (!isComplete(folder, checksum)) {
                    unpack(archive, checksum, folder);
                }
            } finally {
                alone.close();
            }
            return new PostgresPrograms(folder);
        } catch (IOException failure) {
            throw Failure.of(
                    "PostgreSQL's programs cannot be unpacked under %s: %s".formatted(parent, failure), failure);
        }
    }

    private static void unpack(PostgresArchive archive, String checksum, Path folder) throws IOException {
        Path unfinished = folder.resolveSibling(folder.getFileName() + ".unfinished");
        FileTrees.delete(unfinished);
        FileTrees.delete(folder);
        Files.createDirectories(unfinished);
        TarXz.unpack(archive.open(), unfinished);
        Files.writeString(unfinished.resolve(MARKER), summary(unfinished, checksum));
        Files.move(unfinished, folder, StandardCopyOption.ATOMIC_MOVE);
    }

    private static boolean isComplete(Path folder, String checksum) throws IOException {
        Path marker = folder.resolve(MARKER);
        return Files.isRegularFile(marker) && Files.readString(marker).equals(summary(folder, checksum));
    }

    private static String summary(Path folder, String checksum) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith(MARKER))
                    .toList();
        }
        long bytes = 0;
        for (Path file : files) {
            bytes += Files.size(file);
        }
        return "archive sha256 %s%nfiles %d%nbytes %d%n".formatted(checksum, files.size(), bytes);
    }
}
