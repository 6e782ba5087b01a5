package org.tradebench.load.database;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * Configures whether connections to a database are encrypted and which server is trusted.
 *
 * @param mode of the JDBC driver's {@code sslmode}
 * @param rootCertificate absolute path of a PEM file with the trusted certificates; empty: none is given
 */
public record ConnectionTls(String mode, String rootCertificate) {
    static final String MODE = "TRADER_DB_SSL_MODE";
    static final String ROOT_CERTIFICATE = "TRADER_DB_SSL_ROOT_CERT";

    /** The JDBC driver's default: encrypted where the server can, and no certificate is verified. */
    static final ConnectionTls DEFAULT = new ConnectionTls("prefer", "");

    private static final List<String> MODES =
            List.of("disable", "allow", "prefer", "require", "verify-ca", "verify-full");

    /** @param mistakes receives a line for each bad value */
    static ConnectionTls of(Map<String, String> environment, List<String> mistakes) {
        String mode = environment.getOrDefault(MODE, DEFAULT.mode);
        if (!MODES.contains(mode)) {
            mistakes.add("%s is '%s'; expected one of %s".formatted(MODE, mode, String.join(", ", MODES)));
        }
        String file = environment.getOrDefault(ROOT_CERTIFICATE, "").strip();
        if (mode.startsWith("verify") && !isReadable(file)) {
            mistakes.add("%s is '%s' and %s is %s; expected a readable file with the trusted certificates in PEM form"
                    .formatted(ROOT_CERTIFICATE, file, MODE, mode));
            return DEFAULT;
        }
        // Absolute: the application's server has another working folder.
        return new ConnectionTls(
                mode, file.isEmpty() ? "" : Path.of(file).toAbsolutePath().toString());
    }

    private static boolean isReadable(String file) {
        try {
            return !file.isEmpty() && Files.isReadable(Path.of(file)) && Files.isRegularFile(Path.of(file));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /** Adds the environment variables that pass this to the application; none for the default. */
    void addTo(Map<String, String> environment) {
        if (!equals(DEFAULT)) {
            environment.put(MODE, mode);
            environment.put(ROOT_CERTIFICATE, rootCertificate);
        }
    }

    /** Sets the JDBC driver's properties. */
    void addTo(Properties properties) {
        properties.setProperty("sslmode", mode);
        if (!rootCertificate.isEmpty()) {
            properties.setProperty("sslrootcert", rootCertificate);
        }
    }
}
