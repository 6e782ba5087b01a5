package org.tradebench.tests.population;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.PopulationProgram;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.OwnCertificate;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;

/** A database with TLS, whose certificate clients trust or do not trust. */
@Tag("full")
@OwnSystem
class DatabaseTlsIT {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final String SESSIONS =
            "SELECT count(*) FROM pg_stat_activity JOIN pg_stat_ssl USING (pid) WHERE application_name LIKE 'trader%' AND ";

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres postgres;
    private static OwnCertificate known;
    private static OwnCertificate unknown;

    @BeforeAll
    static void start() throws IOException {
        known = OwnCertificate.in(temporary.resolve("known"));
        unknown = OwnCertificate.in(temporary.resolve("unknown"));
        Path folder = temporary.resolve("database");
        postgres = EmbeddedPostgres.start(folder, ProjectLayout.current().base().resolve("tests/target/postgresql"), 0);
        populate(Map.of());
        DatabaseSettings own = postgres.settings();
        DatabaseSettings superuser = new DatabaseSettings(
                own.host(),
                own.port(),
                "postgres",
                "postgres",
                Files.readString(folder.resolve("password")).strip());
        Rows.execute(superuser, "ALTER SYSTEM SET ssl_cert_file = '" + known.certificate() + "'");
        Rows.execute(superuser, "ALTER SYSTEM SET ssl_key_file = '" + known.key() + "'");
        Rows.execute(superuser, "ALTER SYSTEM SET ssl = on");
        Rows.query(superuser, "SELECT pg_reload_conf()");
        Await.until(
                "the database uses TLS",
                PATIENCE,
                () -> Rows.value(own, "SHOW ssl").equals("on"));
    }

    @AfterAll
    static void stop() {
        if (postgres != null) {
            postgres.close();
        }
    }

    @Test
    void applicationVerifiesDatabaseCertificate() {
        try (ApplicationProcess trusting = launch("database-tls", known);
                ApplicationProcess refusing = launch("database-tls-unknown", unknown)) {
            trusting.awaitReady();
            Page ready = trusting.serverBrowser().get("/health/ready");
            assertThat(ready.status()).as(ready.body()).isEqualTo(200);
            assertThat(count("ssl")).isPositive();
            assertThat(count("NOT ssl")).isZero();

            Await.until(
                    "the other server reports why it is not ready",
                    PATIENCE,
                    () -> readiness(refusing).contains("_SSL_MODE"));
            assertThat(readiness(refusing)).contains("unable to find valid certification path");
        }
    }

    @Test
    void populationVerifiesDatabaseCertificate() {
        populate(verifying(known));

        assertThatThrownBy(() -> populate(verifying(unknown)))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("TRADER_DB_SSL_ROOT_CERT");
    }

    @Test
    void commandsVerifyDatabaseCertificate() throws Exception {
        try (var connection = DatabaseConnections.open(settings(known), "test")) {
            assertThat(connection.isValid(10)).isTrue();
        }

        assertThatThrownBy(() -> DatabaseConnections.open(settings(unknown), "test"))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("TRADER_DB_SSL_ROOT_CERT");
    }

    @Test
    void serverExitsOnUnknownSslMode() {
        try (ApplicationProcess process = ApplicationProcess.launch(
                "database-tls-bad", postgres.settings(), Map.of("TRADER_DB_SSL_MODE", "on"))) {
            assertThatThrownBy(process::awaitReady)
                    .hasMessageContaining("TRADER_DB_SSL_MODE is 'on'; it must be one of disable, allow, prefer");
        }
    }

    private static Map<String, String> verifying(OwnCertificate trusted) {
        return Map.of(
                "TRADER_DB_SSL_MODE",
                "verify-full",
                "TRADER_DB_SSL_ROOT_CERT",
                trusted.certificate().toString());
    }

    private static Map<String, String> environment(Map<String, String> tls) {
        Map<String, String> environment = new HashMap<>(postgres.settings().environment());
        environment.putAll(tls);
        return environment;
    }

    private static DatabaseSettings settings(OwnCertificate trusted) {
        return DatabaseSettings.fromEnvironment(environment(verifying(trusted))).orElseThrow();
    }

    private static ApplicationProcess launch(String name, OwnCertificate trusted) {
        return ApplicationProcess.launch(name, postgres.settings(), verifying(trusted));
    }

    private static void populate(Map<String, String> tls) {
        new PopulationProgram(
                        JavaRuntime.current(),
                        ProjectLayout.current().application(),
                        ProjectLayout.current().libertyHome(),
                        environment(tls))
                .populate(5, 5, 7, (done, all, what) -> {});
    }

    /** Returns the reason why the server is not ready; empty while it is ready or does not listen yet. */
    private static String readiness(ApplicationProcess application) {
        try {
            Page page = application.serverBrowser().get("/health/ready");
            return page.status() == 503 ? page.body() : "";
        } catch (UncheckedIOException notYet) {
            return "";
        }
    }

    private static long count(String condition) {
        return Long.parseLong(Rows.value(postgres.settings(), SESSIONS + condition));
    }
}
