package org.tradebench.load.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.failure.Failure;

class DatabaseSettingsTest {

    @Test
    void usesEmbeddedDatabaseWithoutHost() {
        assertThat(DatabaseSettings.fromEnvironment(Map.of())).isEmpty();
    }

    @Test
    void usesDefaultsWithHostOnly() {
        assertThat(DatabaseSettings.fromEnvironment(Map.of("TRADER_DB_HOST", "db.example")))
                .contains(new DatabaseSettings("db.example", 5432, "trader", "trader", ""));
    }

    @Test
    void passesSettingsToApplicationUnchanged() {
        Map<String, String> environment = Map.of(
                "TRADER_DB_HOST", "::1",
                "TRADER_DB_PORT", "5433",
                "TRADER_DB_NAME", "shares",
                "TRADER_DB_USER", "broker",
                "TRADER_DB_PASSWORD", "se cret=");
        DatabaseSettings settings =
                DatabaseSettings.fromEnvironment(environment).orElseThrow();
        assertThat(settings.environment()).isEqualTo(environment);
        assertThat(settings.jdbcUrl()).isEqualTo("jdbc:postgresql://[::1]:5433/shares");
    }

    @Test
    void connectsToPrimaryOfSeveralServers() {
        Map<String, String> environment = Map.of(
                "TRADER_DB_HOST", "db1",
                "TRADER_DB_PORT", "5432",
                "TRADER_DB_SERVERS", "db1:5432,db2:5433",
                "TRADER_DB_NAME", "trader",
                "TRADER_DB_USER", "trader",
                "TRADER_DB_PASSWORD", "");
        DatabaseSettings settings =
                DatabaseSettings.fromEnvironment(environment).orElseThrow();
        assertThat(settings.environment()).isEqualTo(environment);
        assertThat(settings.withName("other").jdbcUrl())
                .isEqualTo("jdbc:postgresql://db1:5432,db2:5433/other?targetServerType=primary&hostRecheckSeconds=1");
    }

    @Test
    void passesTlsSettingsWithAbsolutePath(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("root.pem"), "");
        Path relative = Path.of("").toAbsolutePath().relativize(file.toAbsolutePath());
        DatabaseSettings settings = DatabaseSettings.fromEnvironment(Map.of(
                        "TRADER_DB_HOST",
                        "db1",
                        "TRADER_DB_SSL_MODE",
                        "verify-full",
                        "TRADER_DB_SSL_ROOT_CERT",
                        relative.toString()))
                .orElseThrow();

        assertThat(settings.environment()).containsEntry("TRADER_DB_SSL_MODE", "verify-full");
        assertThat(Path.of(settings.environment().get("TRADER_DB_SSL_ROOT_CERT")))
                .isAbsolute()
                .hasSameBinaryContentAs(file);
        assertThat(settings.withName("other").connectionProperties()).containsEntry("sslmode", "verify-full");
    }

    @ParameterizedTest
    @CsvSource({
        "on, '', TRADER_DB_SSL_MODE is 'on'; expected one of disable",
        "verify-full, '', TRADER_DB_SSL_ROOT_CERT is ''",
        "verify-ca, /no/such/file, TRADER_DB_SSL_ROOT_CERT is '/no/such/file'"
    })
    void rejectsInvalidTlsSettings(String mode, String file, String message) {
        assertThatThrownBy(() -> DatabaseSettings.fromEnvironment(
                        Map.of("TRADER_DB_HOST", "db1", "TRADER_DB_SSL_MODE", mode, "TRADER_DB_SSL_ROOT_CERT", file)))
                .isInstanceOf(Failure.class)
                .hasMessageContaining(message);
    }

    @Test
    void rejectsServersWithoutPorts() {
        assertThatThrownBy(() -> DatabaseSettings.fromEnvironment(
                        Map.of("TRADER_DB_HOST", "db1", "TRADER_DB_SERVERS", "db1:5432, db2")))
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll("TRADER_DB_SERVERS", "db1:5432, db2", "host:port");
    }

    @Test
    void reportsEachInvalidSettingInOneLine() {
        assertThatThrownBy(() -> DatabaseSettings.fromEnvironment(Map.of(
                        "TRADER_DB_HOST", "db.example:5432/trader",
                        "TRADER_DB_PORT", "70000",
                        "TRADER_DB_NAME", "a;b",
                        "TRADER_DB_USER", "")))
                .isInstanceOfSatisfying(Failure.class, failure -> {
                    assertThat(failure.isUsage()).isTrue();
                    assertThat(failure.getMessage().lines())
                            .hasSize(4)
                            .satisfiesExactly(
                                    line -> assertThat(line).contains("TRADER_DB_HOST", "db.example:5432/trader"),
                                    line -> assertThat(line).contains("TRADER_DB_PORT", "70000", "65535"),
                                    line -> assertThat(line).contains("TRADER_DB_NAME", "a;b"),
                                    line -> assertThat(line).contains("TRADER_DB_USER"));
                });
    }

    @Test
    void rejectsSettingsWithoutHost() {
        assertThatThrownBy(() -> DatabaseSettings.fromEnvironment(Map.of("TRADER_DB_PASSWORD", "secret")))
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll("TRADER_DB_PASSWORD", "TRADER_DB_HOST")
                .hasMessageNotContaining("secret");
    }

    @Test
    void reportsUnreachableServerInOneLine() {
        DatabaseSettings unreachable = new DatabaseSettings("127.0.0.1", 1, "trader", "trader", "secret");
        assertThatThrownBy(() -> DatabaseConnections.open(unreachable, "test"))
                .isInstanceOf(Failure.class)
                .hasMessageContainingAll("127.0.0.1", "TRADER_DB_HOST", "TRADER_DB_PORT")
                .hasMessageNotContaining("\n")
                .hasMessageNotContaining("secret");
    }

    @Test
    void hidesPasswordInTextAndUrl() {
        Map<String, String> environment = new HashMap<>();
        environment.put("TRADER_DB_HOST", "db.example");
        environment.put("TRADER_DB_PASSWORD", "secret");
        DatabaseSettings settings =
                DatabaseSettings.fromEnvironment(environment).orElseThrow();
        assertThat(settings.toString()).doesNotContain("secret");
        assertThat(settings.jdbcUrl()).doesNotContain("secret");
    }
}
