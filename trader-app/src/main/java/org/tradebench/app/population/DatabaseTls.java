package org.tradebench.app.population;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.tradebench.app.domain.TradeException;

/**
 * Configures whether connections to the database are encrypted and which server is trusted.
 *
 * @param mode of the JDBC driver's {@code sslmode}
 * @param rootCertificate PEM file of the trusted certificates; empty unless the mode verifies
 */
public record DatabaseTls(String mode, String rootCertificate) {
    private static final String MODE = "TRADER_DB_SSL_MODE";
    private static final String ROOT_CERTIFICATE = "TRADER_DB_SSL_ROOT_CERT";

    private static final List<String> MODES =
            List.of("disable", "allow", "prefer", "require", "verify-ca", "verify-full");

    /** The JDBC driver's own: encrypted where the server can, and no certificate is verified. */
    private static final String DEFAULT = "prefer";

    /**
     * Reads the variables {@code TRADER_DB_SSL_MODE} and {@code TRADER_DB_SSL_ROOT_CERT}.
     *
     * @throws TradeException BAD_INPUT for an unknown mode, and for one that verifies without a file to verify by
     */
    public static DatabaseTls of(Map<String, String> environment) {
        String mode = environment.getOrDefault(MODE, DEFAULT);
        if (!MODES.contains(mode)) {
            throw TradeException.badInput(
                    "%s is '%s'; it must be one of %s".formatted(MODE, mode, String.join(", ", MODES)));
        }
        String file = environment.getOrDefault(ROOT_CERTIFICATE, "").strip();
        if (mode.startsWith("verify") && !isReadable(file)) {
            throw TradeException.badInput(
                    "%s is '%s' and %s is %s; it must be a readable file with the trusted certificates in PEM form"
                            .formatted(ROOT_CERTIFICATE, file, MODE, mode));
        }
        return new DatabaseTls(mode, file);
    }

    /** Returns whether a connection failed by TLS. The JDBC driver has no SQL state for it; a server without TLS and one of another name are in its words only. */
    static boolean isCauseOf(SQLException failure) {
        String message = String.valueOf(failure.getMessage());
        return message.contains("SSL") || message.contains("could not be verified");
    }

    private static boolean isReadable(String file) {
        try {
            return !file.isEmpty() && Files.isReadable(Path.of(file)) && Files.isRegularFile(Path.of(file));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }
}
