package org.tradebench.load.database;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Folders;

/**
 * Unpacks PostgreSQL's programs. A folder counts as unpacked only when its marker agrees with its content (archive's checksum, number of files, bytes), so
 * an unpacking that was broken off, or whose pages never reached the disk, is done again instead of failing for ever.
 *
 * @param folder holds {@code bin}, {@code lib}, {@code share}
 */
record PostgresPrograms(Path folder) {
    private static final String MARKER = "unpacked";

    private static final int OWNER_MAY_EXECUTE = 0100;

    Path program(String name) {
        return folder.resolve("bin").resolve(name);
    }

    /**
     * Returns the programs under {@code parent}, unpacked if need be. Several processes may call this at once: one unpacks, the others wait.
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
        Folders.delete(unfinished);
        Folders.delete(folder);
        Files.createDirectories(unfinished);
        unpack(archive.open(), unfinished);
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

    /**
     * @param archive is closed
     * @param folder exists; nothing is written outside it
     */
    static void unpack(InputStream archive, Path folder) throws IOException {
        try (TarArchiveInputStream entries =
                new TarArchiveInputStream(new XZCompressorInputStream(new BufferedInputStream(archive, 1 << 16)))) {
            for (TarArchiveEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                unpack(entry, entries, folder);
            }
        }
    }

    private static void unpack(TarArchiveEntry entry, InputStream content, Path folder) throws IOException {
        Path target = folder.resolve(entry.getName()).normalize();
        if (!target.startsWith(folder)) {
            throw new IOException("The archive names a file outside its folder: " + entry.getName());
        }
        if (entry.isDirectory()) {
            Files.createDirectories(target);
            return;
        }
        Files.createDirectories(target.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
        } else if (entry.isLink()) {
            Files.createLink(target, folder.resolve(entry.getLinkName()).normalize());
        } else {
            Files.copy(content, target);
            Files.setPosixFilePermissions(target, permissions((entry.getMode() & OWNER_MAY_EXECUTE) != 0));
        }
    }

    /** Returns permissions for all users to read: the server may have to run as another user than the one who unpacks. */
    private static Set<PosixFilePermission> permissions(boolean executable) {
        Set<PosixFilePermission> permissions = EnumSet.of(
                PosixFilePermission.OWNER_READ,
                PosixFilePermission.OWNER_WRITE,
                PosixFilePermission.GROUP_READ,
                PosixFilePermission.OTHERS_READ);
        if (executable) {
            permissions.addAll(EnumSet.of(
                    PosixFilePermission.OWNER_EXECUTE,
                    PosixFilePermission.GROUP_EXECUTE,
                    PosixFilePermission.OTHERS_EXECUTE));
        }
        return permissions;
    }
}
