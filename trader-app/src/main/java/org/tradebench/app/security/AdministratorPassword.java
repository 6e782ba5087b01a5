package org.tradebench.app.security;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Makes the administrator's password when the environment names none: made at the first start, printed once, kept as a hash in a file that only its owner
 * reads. Delete the file to have a new one made.
 */
final class AdministratorPassword {
    private static final int RANDOM_BYTES = 18;

    private AdministratorPassword() {}

    /** Returns a random password of 24 letters. */
    static String make() {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        return Base64.getUrlEncoder().encodeToString(random);
    }

    /** Returns the hash kept by an earlier start; null when there is none. */
    static @Nullable String readHash(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file).strip() : null;
        } catch (IOException e) {
            throw new UncheckedIOException("The administrator's password hash cannot be read: " + file, e);
        }
    }

    /** Keeps the hash for later starts; never overwrites one. */
    static void keepHash(Path file, String hash) {
        try {
            createForOwnerOnly(file);
            Files.writeString(file, hash + "\n", StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("The administrator's password hash cannot be kept: " + file, e);
        }
    }

    private static void createForOwnerOnly(Path file) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        } else {
            Files.createFile(file);
        }
    }
}
