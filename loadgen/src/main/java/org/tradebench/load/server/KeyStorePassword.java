package org.tradebench.load.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.tradebench.load.failure.Failure;

/**
 * Provides the password of the key pair that a server makes at its first start. Where the build has created the server there is one already, which wins; a
 * release has none, so that no two people have the same. Kept beside the pair, so that a server that starts again can read it.
 */
final class KeyStorePassword {
    /** The variable of server.xml. */
    static final String VARIABLE = "keystore_password";

    private static final int BYTES = 24;

    private KeyStorePassword() {}

    /**
     * Returns the password, and makes one when there is none.
     *
     * @param work the server's own folder, below which it keeps the pair
     */
    static String in(Path work) {
        Path folder = work.resolve("resources/security");
        Path kept = folder.resolve("password");
        try {
            if (Files.notExists(kept)) {
                byte[] random = new byte[BYTES];
                new SecureRandom().nextBytes(random);
                Files.createDirectories(folder);
                // Only its owner can read a temporary file, and after the rename the file is complete.
                Path made = Files.createTempFile(folder, "password", null);
                Files.writeString(made, HexFormat.of().formatHex(random));
                Files.move(made, kept, StandardCopyOption.ATOMIC_MOVE);
            }
            return Files.readString(kept);
        } catch (IOException e) {
            throw Failure.of("cannot keep a password in " + folder + ": " + e.getMessage(), e);
        }
    }
}
