package org.tradebench.tests.population;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.consistency.ConsistencyCheck;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.tests.harness.OwnSystem;

@OwnSystem
class PopulationIT {

    /** Large enough to be interrupted in the middle, small enough to wait for. */
    private static final String[] LARGE = {"populate", "--users", "50000", "--quotes", "100"};

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres server;
    private DatabaseSettings database;
    private DatabaseSettings superuser;

    @BeforeAll
    static void start() {
        server = EmbeddedPostgres.start(
                temporary.resolve("database"), Path.of("target", "postgresql").toAbsolutePath(), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void createEmptyDatabase() throws Exception {
        DatabaseSettings settings = server.settings();
        database = settings.withName("market");
        superuser = new DatabaseSettings(
                settings.host(),
                settings.port(),
                "postgres",
                "postgres",
                Files.readString(temporary.resolve("database/password")).strip());
        TradingRows.run(
                superuser,
                "DROP DATABASE IF EXISTS market_populated WITH (FORCE)",
                "DROP DATABASE IF EXISTS market_next WITH (FORCE)",
                "DROP DATABASE IF EXISTS market_replaced WITH (FORCE)",
                "DROP DATABASE IF EXISTS market WITH (FORCE)",
                "CREATE DATABASE market OWNER trader");
    }

    @Test
    void rowsDependOnSeed() throws Exception {
        populate(300, 7);
        Map<String, String> first = TradingRows.checksums(database);
        assertThat(first.get("account")).startsWith("300 ");
        assertThat(first.get("quote")).startsWith("50 ");

        populate(300, 8);
        assertThat(TradingRows.checksums(database)).isNotEqualTo(first);

        populate(300, 7);
        assertThat(TradingRows.checksums(database)).isEqualTo(first);
        assertThat(TradingRows.ask(
                        database, "SELECT format('%s %s %s %s', users, quotes, seed, hash_rounds) FROM population"))
                .isEqualTo("300 50 7 1024");
    }

    @Test
    void createsConsistentRowsOfContract() throws Exception {
        populate(500, 1);
        assertThat(new ConsistencyCheck(false)
                        .audit(database, (number, all, check) -> {})
                        .findings())
                .allMatch(ConditionResult::isClean);
        assertThat(TradingRows.ask(database, """
                        SELECT bool_and(company_name = 'S' || substr(symbol, 3) || ' Incorporated'
                                        AND price = trunc(price) AND price BETWEEN 1 AND 200
                                        AND price = open_price AND price = low_price AND price = high_price)
                        FROM quote""")).isEqualTo("t");
        assertThat(TradingRows.ask(database, "SELECT open_balance FROM account WHERE user_id = 'uid:0'"))
                .isEqualTo("1000000.00");
        assertThat(
                        TradingRows.ask(
                                database,
                                "SELECT bool_and(order_type = 'buy' AND order_status = 'completed' AND order_fee = 24.95) FROM trade_order"))
                .isEqualTo("t");
    }

    @Tag("full")
    @Test
    void keepsConstraintsAndIndexesOfMigration() throws Exception {
        assertThat(PopulationProcess.run(database, "migrate").exitCode()).isZero();
        String migrated = TradingRows.rules(database);
        assertThat(migrated).contains("FOREIGN KEY", "PRIMARY KEY", "order_that_sells");

        populate(100, 1);
        assertThat(TradingRows.rules(database)).isEqualTo(migrated);
        reset();
        assertThat(TradingRows.rules(database)).isEqualTo(migrated);
    }

    @Test
    void numbersNewRowsAfterPopulatedOnes() throws Exception {
        populate(100, 1);
        assertThat(TradingRows.ask(database, """
                        INSERT INTO trade_order (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee)
                        SELECT 1, 's:0', 'buy', 'open', now(), 1, 1, 24.95
                        RETURNING order_id = 1 + (SELECT max(order_id) FROM trade_order)""")).isEqualTo("t");
    }

    @Test
    void resetRestoresRowsDespiteOpenConnections() throws Exception {
        populate(200, 3);
        Map<String, String> populated = TradingRows.checksums(database);
        TradingRows.run(database, "UPDATE account SET balance = 0", "DELETE FROM holding");
        try (Connection openConnection = DatabaseConnections.open(database, "at work");
                Statement statement = openConnection.createStatement()) {
            openConnection.setAutoCommit(false);
            statement.execute("UPDATE quote SET volume = 0");

            assertThat(reset()).isEqualTo("reset from the template");

            assertThat(TradingRows.checksums(database)).isEqualTo(populated);
            assertThat(openConnection.isValid(1)).isFalse();
        }
        TradingRows.run(database, "DELETE FROM holding");
        reset();
        assertThat(TradingRows.checksums(database)).isEqualTo(populated);
    }

    @Test
    void rejectsResetWithoutPopulation() throws Exception {
        PopulationProcess.Ended ended = PopulationProcess.run(database, "reset");
        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(ended.lines()).singleElement().asString().contains("market", "populate it first");
    }

    @Tag("full")
    @Test
    void recoversFromKilledPopulation() throws Exception {
        populate(200, 3);
        Map<String, String> populated = TradingRows.checksums(database);
        try (PopulationProcess killed = PopulationProcess.start(database, LARGE)) {
            killed.awaitLine(line -> line.matches("progress [0-9]{4,} .* profiles"));
            killed.kill();
        }
        assertThat(TradingRows.ask(database, "SELECT count(*) FROM population")).isEqualTo("0");
        PopulationProcess.Ended reset = PopulationProcess.run(database, "reset");
        assertThat(reset.exitCode()).isEqualTo(1);
        assertThat(reset.lines()).singleElement().asString().contains("populate it first");

        populate(200, 3);
        assertThat(TradingRows.checksums(database)).isEqualTo(populated);
        assertThat(reset()).isEqualTo("reset from the template");
    }

    @Tag("full")
    @Test
    void rejectsConcurrentPopulationOrReset() throws Exception {
        try (PopulationProcess first = PopulationProcess.start(database, LARGE)) {
            first.awaitLine(line -> line.startsWith("progress "));
            for (String command : new String[] {"populate", "reset"}) {
                PopulationProcess.Ended second = PopulationProcess.run(database, command);
                assertThat(second.exitCode()).isEqualTo(1);
                assertThat(second.lines())
                        .singleElement()
                        .asString()
                        .contains("market is being populated or reset already (server process ")
                        .doesNotContain("unknown");
            }
            first.kill();
        }
    }

    @Tag("full")
    @Test
    void resetsByPopulatingWithoutCreateDatabaseRight() throws Exception {
        TradingRows.run(
                superuser,
                "DROP ROLE IF EXISTS limited",
                "CREATE ROLE limited LOGIN PASSWORD 'limited'",
                "ALTER DATABASE market OWNER TO limited");
        DatabaseSettings limited =
                new DatabaseSettings(database.host(), database.port(), "market", "limited", "limited");
        PopulationProcess.Ended ended =
                PopulationProcess.run(limited, "populate", "--users", "200", "--quotes", "50", "--seed", "3");
        assertThat(ended.exitCode()).isZero();
        assertThat(ended.lines()).anySatisfy(line -> assertThat(line).contains("no template kept", "CREATEDB"));
        Map<String, String> populated = TradingRows.checksums(limited);
        TradingRows.run(limited, "DELETE FROM holding");

        PopulationProcess.Ended reset = PopulationProcess.run(limited, "reset");

        assertThat(reset.lines()).containsExactly("reset by populating again: there is no template");
        assertThat(TradingRows.checksums(limited)).isEqualTo(populated);
        TradingRows.run(
                superuser,
                "DROP DATABASE market WITH (FORCE)",
                "DROP ROLE limited",
                "CREATE DATABASE market OWNER trader");
    }

    @Tag("full")
    @Test
    void resetRepairsInterruptedReset() throws Exception {
        populate(200, 3);
        Map<String, String> populated = TradingRows.checksums(database);
        // Simulates the state after a kill. The two renames share a transaction, so that no state lies between them.
        TradingRows.run(
                superuser,
                "CREATE DATABASE market_next OWNER trader",
                "CREATE DATABASE market_replaced OWNER trader",
                "ALTER DATABASE market ALLOW_CONNECTIONS false");
        assertThat(reset()).isEqualTo("reset from the template");
        assertThat(TradingRows.checksums(database)).isEqualTo(populated);
        assertThat(
                        TradingRows.ask(
                                superuser,
                                "SELECT string_agg(datname, ' ' ORDER BY datname) FROM pg_database WHERE datname LIKE 'market%'"))
                .isEqualTo("market market_populated");
    }

    @Tag("full")
    @Test
    void namesSessionItMayNotEnd() throws Exception {
        populate(100, 1);
        Map<String, String> populated = TradingRows.checksums(database);
        try (Connection stubborn = DatabaseConnections.open(
                new DatabaseSettings(database.host(), database.port(), "market", "postgres", superuser.password()),
                "stubborn")) {
            assertThat(stubborn.isValid(1)).isTrue();
            PopulationProcess.Ended ended = PopulationProcess.run(database, "reset");
            assertThat(ended.exitCode()).isEqualTo(1);
            assertThat(ended.lines()).singleElement().asString().contains("postgres", "stubborn", "close them");
        }
        assertThat(TradingRows.checksums(database)).isEqualTo(populated);
    }

    private void populate(int users, long seed) throws Exception {
        PopulationProcess.Ended ended = PopulationProcess.run(
                database,
                "populate",
                "--users",
                Integer.toString(users),
                "--quotes",
                "50",
                "--seed",
                Long.toString(seed));
        assertThat(ended.exitCode()).as(ended.lines().toString()).isZero();
        assertThat(ended.lines()).singleElement().asString().startsWith("populated ");
    }

    private String reset() throws Exception {
        PopulationProcess.Ended ended = PopulationProcess.run(database, "reset");
        assertThat(ended.exitCode()).as(ended.lines().toString()).isZero();
        return String.join("\n", ended.lines());
    }
}
