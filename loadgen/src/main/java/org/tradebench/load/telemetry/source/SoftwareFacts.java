package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.jar.JarFile;

/** Reads versions and digests from the files that ran. */
public final class SoftwareFacts {
    private SoftwareFacts() {}

    /** Returns the version in a jar's manifest. */
    public static Optional<String> implementationVersion(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .map(manifest -> manifest.getMainAttributes().getValue("Implementation-Version"));
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    /** Returns a file's SHA-256 in hexadecimal digits. */
    public static Optional<String> sha256(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            try (DigestInputStream through = new DigestInputStream(in, digest)) {
                through.transferTo(OutputStream.nullOutputStream());
            }
            return Optional.of(HexFormat.of().formatHex(digest.digest()));
        } catch (IOException notThere) {
            return Optional.empty();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
