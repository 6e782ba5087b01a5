package org.tradebench.tests.population;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.TraderCommand;

/** The database of an older version is upgraded and keeps its rows; until then the application reports why it cannot serve. */
@Tag("full")
@OwnSystem
class SchemaUpgradeIT {

    private static final int OLD = 3;
    private static final Path MIGRATIONS = Path.of("..", "trader-app", "src", "main", "resources", "db", "migration");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @Test
    void namesOldSchemaVersionThenUpgradesIt(@TempDir Path temporary) throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.start(
                temporary.resolve("database"), Path.of("target", "postgresql").toAbsolutePath(), 0)) {
            DatabaseSettings database = server.settings();
            List<Path> migrations = migrations();
            populateWithOldSchema(database, migrations.subList(0, OLD));

            try (ApplicationProcess application = ApplicationProcess.launch("upgraded", database, Map.of())) {
                String reason = "has version %d, and this application needs %d".formatted(OLD, migrations.size());
                Await.until(
                        () -> "reports the version: " + ready(application),
                        PATIENCE,
                        () -> ready(application).contains(reason));

                Page page = application.browser().login("uid:0", "xxx");
                assertThat(page.status()).as(page.toString()).isEqualTo(503);
                assertThat(page.text()).contains("./trader db populate --if-empty");

                TraderCommand.Outcome outcome = TraderCommand.run(database.environment(), "populate", "--if-empty");

                assertThat(outcome.exitCode()).as(outcome.toString()).isZero();
                Await.until(
                        () -> "ready: " + ready(application),
                        PATIENCE,
                        () -> ready(application).contains("\"users\":1"));
                assertThat(TradingRows.ask(database, "SELECT company_name FROM quote WHERE symbol = 's:0'"))
                        .isEqualTo("Kept");
            }
        }
    }

    private static List<Path> migrations() throws IOException {
        try (Stream<Path> files = Files.list(MIGRATIONS)) {
            return files.filter(file -> file.getFileName().toString().matches("V\\d+__.*"))
                    .sorted(Comparator.comparingInt(SchemaUpgradeIT::version))
                    .toList();
        }
    }

    private static int version(Path migration) {
        String name = migration.getFileName().toString();
        return Integer.parseInt(name.substring(1, name.indexOf("__")));
    }

    private static void populateWithOldSchema(DatabaseSettings database, List<Path> migrations) throws Exception {
        assertThat(PopulationProcess.run(database, "migrate").exitCode()).isZero();
        TradingRows.run(
                database,
                "CREATE SCHEMA kept",
                "ALTER TABLE flyway_schema_history SET SCHEMA kept",
                "DROP SCHEMA public CASCADE",
                "CREATE SCHEMA public");
        for (Path migration : migrations) {
            TradingRows.run(database, Files.readString(migration));
        }
        TradingRows.run(
                database,
                "ALTER TABLE kept.flyway_schema_history SET SCHEMA public",
                "DELETE FROM flyway_schema_history WHERE version::int > " + OLD,
                "INSERT INTO population (users, quotes, seed, hash_rounds, populated_at) VALUES (1, 1, 42, 1024, now())",
                "INSERT INTO quote (symbol, company_name, volume, price, open_price, low_price, high_price, change)"
                        + " VALUES ('s:0', 'Kept', 0, 1, 1, 1, 1, 0)");
    }

    private static String ready(ApplicationProcess application) {
        try {
            return application.serverBrowser().get("/health/ready").body();
        } catch (UncheckedIOException starting) {
            return starting.toString();
        }
    }
}
