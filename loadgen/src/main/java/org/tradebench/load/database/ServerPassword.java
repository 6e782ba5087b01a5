package org.tradebench.load.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The password of an embedded server's roles: made once, kept in its folder for its owner only. */
final class ServerPassword {

    private static final int RANDOM_BYTES = 24;

    private ServerPassword() {}

    static Path in(Path folder) throws IOException {
        Path file = folder.resolve("password");
        if (Files.notExists(file)) {
            byte[] random = new byte[RANDOM_BYTES];
            new SecureRandom().nextBytes(random);
            FileTrees.writePrivately(file, HexFormat.of().formatHex(random) + "\n");
        }
        return file;
    }

    static String read(Path file) throws IOException {
        return Files.readString(file).strip();
    }
}
