package org.tradebench.app.population;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.app.domain.TradeException;

class DatabaseTlsTest {
    @Test
    void usesJdbcDriverDefault() {
        assertThat(DatabaseTls.of(Map.of())).isEqualTo(new DatabaseTls("prefer", ""));
    }

    @Test
    void verifiesByRootCertificateFile(@TempDir Path folder) throws Exception {
        String file = Files.writeString(folder.resolve("root.pem"), "").toString();

        assertThat(DatabaseTls.of(Map.of("TRADER_DB_SSL_MODE", "verify-ca", "TRADER_DB_SSL_ROOT_CERT", file)))
                .isEqualTo(new DatabaseTls("verify-ca", file));
    }

    @ParameterizedTest
    @CsvSource({
        "on, '', TRADER_DB_SSL_MODE is 'on'; it must be one of disable",
        "'', '', TRADER_DB_SSL_MODE is ''; it must be one of disable",
        "verify-full, '', TRADER_DB_SSL_ROOT_CERT is ''",
        "verify-ca, /no/such/file, TRADER_DB_SSL_ROOT_CERT is '/no/such/file'"
    })
    void rejectsInvalidModeOrMissingCertificate(String mode, String file, String message) {
        assertThatThrownBy(() -> DatabaseTls.of(Map.of("TRADER_DB_SSL_MODE", mode, "TRADER_DB_SSL_ROOT_CERT", file)))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining(message);
    }
}
