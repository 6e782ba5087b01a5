package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;

/** Keeps consistent accounts, orders and holdings in a database of its own, for tests that inject a defect and run the check. */
final class SampleBooks implements AutoCloseable {

    /** Price seed with which orders 3 and 4 both multiply a price by 1.05. */
    static final long SEED = 1778;

    /** The application's own schema: the consistency check reads what the application writes. */
    private static final Path MIGRATIONS = Path.of("../trader-app/src/main/resources/db/migration");

    private final EmbeddedPostgres server;
    private final DatabaseSettings database;

    private SampleBooks(EmbeddedPostgres server) {
        this.server = server;
        database = server.settings().withName("books");
    }

    /** Starts a database in this folder; {@link #reset} creates the books. */
    static SampleBooks start(Path folder) {
        return new SampleBooks(EmbeddedPostgres.start(
                folder.resolve("database"), Path.of("target", "postgresql").toAbsolutePath(), 0));
    }

    /** Creates two accounts: one bought twice and sold once, the other bought once; a sell was cancelled. */
    void reset() throws IOException, SQLException {
        run(server.settings(), "DROP DATABASE IF EXISTS books", "CREATE DATABASE books");
        List<Path> migrations;
        try (Stream<Path> files = Files.list(MIGRATIONS)) {
            migrations = files.sorted().toList();
        }
        for (Path migration : migrations) {
            run(Files.readString(migration));
        }
        run("""
                INSERT INTO quote VALUES ('s:0', 'S0 Incorporated', 210, 11.03, 10, 9.5, 11.03, 1.03),
                                         ('s:1', 'S1 Incorporated', 7, 20, 20, 20, 20, 0)""", """
                INSERT INTO account_profile
                SELECT 'uid:' || n, 'hash', 'name', 'address', 'email', 'card' FROM generate_series(0, 1) AS n""", """
                INSERT INTO account (account_id, user_id, creation_date, open_balance, balance, login_count, logout_count)
                VALUES (1, 'uid:0', '2026-01-01Z', 1000000, 1000000 - 1024.95 - 64.95 + 1025.05, 0, 0),
                       (2, 'uid:1', '2026-01-01Z', 200000, 200000 - 124.95 - 44.95, 0, 0)""", """
                INSERT INTO holding VALUES (12, 1, 's:1', 2, 20, '2026-01-02Z'), (13, 2, 's:0', 10, 10, '2026-01-02Z'),
                                           (14, 2, 's:1', 1, 20, '2026-01-02Z')""", """
                INSERT INTO trade_order VALUES
                (1, 1, 's:0', 11, 'buy', 'completed', '2026-01-02Z', '2026-01-02Z', 100, 10, 24.95),
                (2, 1, 's:1', 12, 'buy', 'closed', '2026-01-02Z', '2026-01-02Z', 2, 20, 24.95),
                (3, 2, 's:0', 13, 'buy', 'completed', '2026-01-02Z', '2026-01-02Z', 10, 10, 24.95),
                (4, 1, 's:0', 11, 'sell', 'closed', '2026-01-03Z', '2026-01-03Z', 100, 10.5, 24.95),
                (5, 1, 's:0', 11, 'sell', 'cancelled', '2026-01-03Z', '2026-01-03Z', 100, 10.5, 24.95),
                (6, 2, 's:1', 14, 'buy', 'closed', '2026-01-02Z', '2026-01-02Z', 1, 20, 24.95)""", "UPDATE quote SET volume = 3 WHERE symbol = 's:1'", """
                UPDATE trade_order AS o
                SET placed_volume = move.placed, moved_volume = move.volume, moved_price = move.price, price_seed = %d
                FROM (VALUES (3, 100, 110, 10.50), (4, 110, 210, 11.03), (5, 110, NULL, NULL)) AS move (order_id, placed, volume, price)
                WHERE o.order_id = move.order_id""".formatted(SEED));
    }

    ConsistencyResult check(boolean openOrdersAllowed) {
        return new ConsistencyCheck(openOrdersAllowed).audit(database, (number, all, check) -> {});
    }

    /** Asserts that this check fails with this row as its only violation, and that no other check fails. */
    void assertViolated(String check, String example) {
        assertThat(violated()).singleElement().satisfies(finding -> {
            assertThat(finding.check()).isEqualTo(check);
            assertThat(finding.violations()).isEqualTo(1);
            assertThat(finding.examples()).singleElement().asString().contains(example);
        });
    }

    /** Returns the conditions that do not hold when no order may be open. */
    List<ConditionResult> violated() {
        return check(false).findings().stream()
                .filter(finding -> !finding.isClean())
                .toList();
    }

    /** Drops the table's check constraints, which would reject some defects: the consistency check must not rely on them. */
    void dropChecks(String table) throws SQLException {
        run("""
            DO $$ DECLARE name text; BEGIN
            FOR name IN SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid = '%s'::regclass LOOP
              EXECUTE 'ALTER TABLE %s DROP CONSTRAINT ' || quote_ident(name);
            END LOOP; END $$""".formatted(table, table));
    }

    void run(String... commands) throws SQLException {
        run(database, commands);
    }

    private static void run(DatabaseSettings settings, String... commands) throws SQLException {
        try (Connection connection = DatabaseConnections.open(settings, "test");
                Statement statement = connection.createStatement()) {
            for (String command : commands) {
                statement.execute(command);
            }
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
