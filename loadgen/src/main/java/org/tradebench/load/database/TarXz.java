package org.tradebench.load.database;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/** Unpacks {@code .tar.xz} with links and executable bits. */
final class TarXz {

    private static final int OWNER_MAY_EXECUTE = 0100;

    private TarXz() {}

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

    /** Readable by all: the server may have to run as another user than the one who unpacks. */
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
