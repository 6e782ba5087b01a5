package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Creates a password for a role of an embedded server once, and keeps it in the server's folder for its owner only. */
final class ServerPassword {
    /** File with the password of the superuser, which no other program gets. */
    static final String SUPERUSER = "password";

    /** File with the password of the application's role. */
    static final String APPLICATION = "application-password";

    private static final int RANDOM_BYTES = 24;

    private ServerPassword() {}

    static Path in(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        if (Files.notExists(file)) {
            FileTrees.writePrivately(file, random() + "\n");
        }
        return file;
    }

    /** Returns a new random password of hexadecimal digits. */
    static String random() {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }

    static String read(Path file) throws IOException {
        return Files.readString(file).strip();
    }
}
