package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.failure.Failure;

/** Plants one defect after the other in clean books, and sees the consistency check find it, by name and by row. */
class ConsistencyCheckIT {

    /** By which orders 3 and 4 both move a price by the factor 1.05. */
    private static final long SEED = 1778;

    /** The application's own schema: the consistency check reads what the application writes. */
    private static final Path MIGRATIONS = Path.of("../trader-app/src/main/resources/db/migration");

    private static final String REPLAY = "every quote's price is the replay of its orders from the opening price";

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres server;
    private DatabaseSettings database;

    @BeforeAll
    static void start() {
        server = EmbeddedPostgres.start(
                temporary.resolve("database"), Path.of("target", "postgresql").toAbsolutePath(), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Two accounts: one bought twice and sold once, the other bought once; a sell was cancelled. */
    @BeforeEach
    void cleanBooks() throws Exception {
        database = server.settings().withName("books");
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

    @Test
    void cleanBooksAreClean() {
        ConsistencyResult result = audit(false);
        assertThat(result.findings())
                .allSatisfy(finding -> assertThat(finding.isClean())
                        .as(finding.check() + finding.examples())
                        .isTrue());
        assertThat(result.isClean()).isTrue();
        assertThat(result.rows()).isEqualTo("2 accounts, 6 orders, 3 holdings, 2 quotes");
    }

    @Test
    void aCentTooMuch() throws Exception {
        run("UPDATE account SET balance = balance + 0.01 WHERE account_id = 2");
        assertBroken("every balance is the opening balance and what the orders moved", "account 2 of uid:1");
    }

    @Test
    void anOrderWhoseMoneyWasLost() throws Exception {
        run("UPDATE account SET balance = balance + 64.95 WHERE account_id = 1");
        assertBroken("every balance is the opening balance and what the orders moved", "account 1 of uid:0");
    }

    @Test
    void aCancelledSellThatWasPaid() throws Exception {
        run("UPDATE account SET balance = balance + 1025.05 WHERE account_id = 1");
        assertBroken("every balance is the opening balance and what the orders moved", "account 1 of uid:0");
    }

    @Test
    void anOrderWithoutItsFee() throws Exception {
        run(
                "UPDATE trade_order SET order_fee = 0 WHERE order_id = 2",
                "UPDATE account SET balance = balance + 24.95 WHERE account_id = 1");
        assertBroken("every order carries the fee of 24.95", "order 2: fee 0.00");
    }

    @Test
    void sharesThatWereTradedAndNotCounted() throws Exception {
        run("UPDATE quote SET volume = volume - 1 WHERE symbol = 's:0'");
        assertBroken("every quote's volume is what its orders traded", "quote s:0: volume 209, by its orders 210");
    }

    @Test
    void aHighThatThePriceHasPassed() throws Exception {
        run("UPDATE quote SET low_price = 10.50 WHERE symbol = 's:0'");
        assertBroken("every quote's low, high and change agree with its price", "quote s:0");
    }

    @Test
    void aChangeThatDoesNotFollowThePrice() throws Exception {
        dropChecks("quote");
        run("UPDATE quote SET change = 0 WHERE symbol = 's:0'");
        assertBroken("every quote's low, high and change agree with its price", "quote s:0");
    }

    @Test
    void findsPriceThatIsNotTheQuotesAtPlacing() throws Exception {
        run(
                "UPDATE trade_order SET price = 10.51 WHERE order_id = 4",
                "UPDATE account SET balance = balance + 1 WHERE account_id = 1");
        assertBroken(
                "every completed order's price is its quote's when it was placed",
                "order 4: price 10.51, but when it was placed, at volume 110, quote s:0 was at 10.50");
    }

    @Test
    void findsPriceTakenWhenQuoteHadNone() throws Exception {
        run("UPDATE trade_order SET placed_volume = 105 WHERE order_id = 3");
        assertBroken("every completed order's price is its quote's when it was placed", "quote s:0 was at no price");
    }

    @Test
    void findsQuoteThatIsNotAtItsLastOrdersPrice() throws Exception {
        run("UPDATE quote SET price = 11.04, high_price = 11.04, change = 1.04 WHERE symbol = 's:0'");
        assertBroken(REPLAY, "quote s:0: price 11.04, after its last order 11.03");
    }

    @Test
    void findsMoveThatItsSeedDoesNotMake() throws Exception {
        run("UPDATE trade_order SET price_seed = price_seed + 1 WHERE order_id = 4");
        assertBroken(REPLAY, "order 4 moved quote s:0 by the factor");
    }

    @Test
    void findsCompletedOrderThatMovedNothing() throws Exception {
        run(
                "UPDATE trade_order SET moved_volume = NULL, moved_price = NULL WHERE order_id = 4",
                "UPDATE quote SET price = 10.5, change = 0.5 WHERE symbol = 's:0'");
        assertBroken(REPLAY, "order 4: it is closed and has not moved quote s:0");
    }

    @Test
    void acceptsPricesMovedByHand() throws Exception {
        moveByHand();
        takePriceMovedByHand("11.55");
        assertThat(broken(audit(false))).isEmpty();
    }

    @Test
    void findsPriceThatIsNoneOfThoseAroundMoveByHand() throws Exception {
        takePriceMovedByHand("11.00");
        assertBroken(
                "every completed order's price is its quote's when it was placed",
                "order 4: price 11.00, but when it was placed, at volume 110, quote s:0 was at 10.50 or 11.55");
    }

    @Test
    void findsMoveByHandThatItsFactorDoesNotMake() throws Exception {
        moveByHand();
        run("UPDATE price_move SET factor = 1.6 WHERE quantity = 40");
        assertBroken(REPLAY, "the administrator's move 1 moved quote s:1 by the factor 1.6 from 20.00 to 30.00");
    }

    @Test
    void findsMoveByHandThatWasNotKept() throws Exception {
        moveByHand();
        run("DELETE FROM price_move WHERE quantity = 0");
        assertBroken(REPLAY, "quote s:1: price 27.00, after its last order 30.00");
    }

    @Test
    void findsSharesMovedByHandThatWereNotCounted() throws Exception {
        moveByHand();
        run("UPDATE price_move SET quantity = 41 WHERE quantity = 40");
        assertBroken("every quote's volume is what its orders traded", "quote s:1: volume 43, by its orders 44");
    }

    @Test
    void anOrderLeftOpen() throws Exception {
        run("""
            INSERT INTO trade_order
            VALUES (7, 1, 's:1', 12, 'sell', 'open', '2026-01-04Z', NULL, 2, 20, 24.95)""");
        assertBroken("no order is left open", "order 7: a sell of account 1");
        assertThat(audit(true).isClean()).isTrue();
    }

    @Test
    void anOrderThatEndedBeforeItBegan() throws Exception {
        run("UPDATE trade_order SET open_date = '2026-01-09Z' WHERE order_id = 2");
        assertBroken("every order that ended has the date of its end, and no open one has", "order 2: closed");
    }

    @Test
    void anEndedOrderWithoutTheDateOfItsEnd() throws Exception {
        dropChecks("trade_order");
        run("UPDATE trade_order SET completion_date = NULL WHERE order_id = 5");
        assertBroken("every order that ended has the date of its end, and no open one has", "order 5: cancelled");
    }

    @Test
    void twoBuysWithOneHolding() throws Exception {
        run(
                """
                INSERT INTO trade_order
                VALUES (7, 1, 's:1', 12, 'buy', 'closed', '2026-01-02Z', '2026-01-02Z', 2, 20, 24.95)""",
                "UPDATE account SET balance = balance - 64.95 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 2 WHERE symbol = 's:1'");
        assertBroken(
                "every completed buy made one holding, and no other buy the same",
                "2 completed buys made holding 12: orders 2, 7");
    }

    @Test
    void aCompletedBuyWithoutAHolding() throws Exception {
        dropChecks("trade_order");
        run(
                """
                INSERT INTO trade_order
                VALUES (7, 1, 's:1', NULL, 'buy', 'closed', '2026-01-02Z', '2026-01-02Z', 2, 20, 24.95)""",
                "UPDATE account SET balance = balance - 64.95 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 2 WHERE symbol = 's:1'");
        assertBroken("every completed buy made one holding, and no other buy the same", "nothing: orders 7");
    }

    @Test
    void aHoldingSoldTwice() throws Exception {
        run(
                "UPDATE trade_order SET order_status = 'closed', moved_volume = 310, moved_price = 10.48, price_seed = %d WHERE order_id = 5"
                        .formatted(SEED),
                "UPDATE account SET balance = balance + 1025.05 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 100, price = 10.48, high_price = greatest(high_price, 10.48), change = 10.48 - open_price WHERE symbol = 's:0'");
        assertBroken("no holding was sold twice", "holding 11 was sold by orders 4, 5");
    }

    @Test
    void findsHoldingSoldByAnotherAccount() throws Exception {
        run(
                "UPDATE trade_order SET account_id = 2 WHERE order_id = 4",
                "UPDATE account SET balance = balance - 1025.05 WHERE account_id = 1",
                "UPDATE account SET balance = balance + 1025.05 WHERE account_id = 2");
        assertBroken("what was sold was bought before, by the same account, the same shares", "order 4 of account 2");
    }

    @Test
    void moreSoldThanWasBought() throws Exception {
        run(
                "UPDATE trade_order SET quantity = 101, moved_volume = 211 WHERE order_id = 4",
                "UPDATE account SET balance = balance + 10.5 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 1 WHERE symbol = 's:0'");
        assertBroken("what was sold was bought before, by the same account, the same shares", "sold 101 of s:0");
    }

    @Test
    void soldBeforeItWasBought() throws Exception {
        run("""
            UPDATE trade_order SET open_date = '2026-01-01 12:00Z', completion_date = '2026-01-01 12:00Z'
            WHERE order_id = 4""");
        assertBroken("what was sold was bought before, by the same account, the same shares", "order 4 of account 1");
    }

    @Test
    void soldWithoutABuy() throws Exception {
        run(
                """
                INSERT INTO trade_order
                VALUES (7, 1, 's:1', 99, 'sell', 'closed', '2026-01-04Z', '2026-01-04Z', 1, 20, 24.95)""",
                "UPDATE account SET balance = balance + 20 - 24.95 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 1 WHERE symbol = 's:1'");
        assertBroken(
                "what was sold was bought before, by the same account, the same shares", "order 7 sold holding 99");
    }

    @Test
    void aCancelledBuyThatMadeAHolding() throws Exception {
        run("""
            INSERT INTO trade_order
            VALUES (7, 1, 's:1', 15, 'buy', 'cancelled', '2026-01-04Z', '2026-01-04Z', 1, 20, 24.95)""");
        assertBroken("no cancelled or open buy made a holding", "order 7: a cancelled buy with holding 15");
    }

    @Test
    void aHoldingOutOfNothing() throws Exception {
        run("INSERT INTO holding VALUES (99, 1, 's:0', 5, 10, '2026-01-02Z')");
        assertBroken("every holding was bought as it is, and is not sold", "holding 99 of account 1");
    }

    @Test
    void aHoldingThatIsStillThereAfterItsSell() throws Exception {
        run("INSERT INTO holding VALUES (11, 1, 's:0', 100, 10, '2026-01-02Z')");
        assertBroken("every holding was bought as it is, and is not sold", "after order 4 sold it");
    }

    @Test
    void aHoldingThatHasGrown() throws Exception {
        run("UPDATE holding SET quantity = 3 WHERE holding_id = 12");
        assertBroken("every holding was bought as it is, and is not sold", "holding 12 of account 1, 3 of s:1");
    }

    @Test
    void aHoldingAtAnotherPrice() throws Exception {
        run("UPDATE holding SET purchase_price = 1 WHERE holding_id = 12");
        assertBroken("every holding was bought as it is, and is not sold", "holding 12 of account 1");
    }

    @Test
    void aHoldingThatChangedHands() throws Exception {
        run("UPDATE holding SET account_id = 2 WHERE holding_id = 12");
        assertBroken("every holding was bought as it is, and is not sold", "holding 12 of account 2");
    }

    @Test
    void aHoldingThatIsGone() throws Exception {
        run("DELETE FROM holding WHERE holding_id = 13");
        assertBroken("every completed buy is held or was sold", "order 3 of account 2");
    }

    @Test
    void onlyTheFirstOfManyAreExamples() throws Exception {
        run("INSERT INTO holding SELECT n, 1, 's:0', 5, 10, '2026-01-02Z' FROM generate_series(100, 199) AS n");
        ConditionResult finding = broken(audit(false)).get(0);
        assertThat(finding.violations()).isEqualTo(100);
        assertThat(finding.examples()).hasSize(ConsistencyCheck.EXAMPLES);
    }

    @Test
    void aDatabaseWithoutTradingDataIsSaidInOneLine() throws Exception {
        run("DROP TABLE holding, trade_order");
        assertThatThrownBy(() -> audit(false))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("populate it first")
                .hasMessageNotContaining("\n");
    }

    /** The administrator moves the price of s:1 after the population: with 40 shares, then with none. */
    private void moveByHand() throws SQLException {
        run("""
                INSERT INTO price_move (symbol, factor, quantity, moved_volume, moved_price)
                VALUES ('s:1', 1.5, 40, 43, 30), ('s:1', 0.9, 0, 43, 27)""", """
                UPDATE quote SET volume = 43, price = 27, high_price = 30, change = 7 WHERE symbol = 's:1'""");
    }

    /** Between orders 3 and 4 the administrator moves the price of s:0 with no shares. Order 4 takes this price. */
    private void takePriceMovedByHand(String price) throws SQLException {
        run(
                """
                INSERT INTO price_move (symbol, factor, quantity, moved_volume, moved_price)
                VALUES ('s:0', 1.1, 0, 110, 11.55)""",
                "UPDATE trade_order SET moved_price = 12.13, price = " + price + " WHERE order_id = 4",
                "UPDATE quote SET price = 12.13, high_price = 12.13, change = 2.13 WHERE symbol = 's:0'",
                "UPDATE account SET balance = balance + 100 * (%s - 10.5) WHERE account_id = 1".formatted(price));
    }

    private ConsistencyResult audit(boolean openOrdersAllowed) {
        return new ConsistencyCheck(openOrdersAllowed).audit(database, (number, all, check) -> {});
    }

    /** This check is broken, by this row, and no other: each defect is told once. */
    private void assertBroken(String check, String example) {
        assertThat(broken(audit(false))).singleElement().satisfies(finding -> {
            assertThat(finding.check()).isEqualTo(check);
            assertThat(finding.violations()).isEqualTo(1);
            assertThat(finding.examples()).singleElement().asString().contains(example);
        });
    }

    private static List<ConditionResult> broken(ConsistencyResult result) {
        return result.findings().stream().filter(finding -> !finding.isClean()).toList();
    }

    /** The schema forbids some defects by itself; the consistency check does not rely on it. */
    private void dropChecks(String table) throws SQLException {
        run("""
            DO $$ DECLARE name text; BEGIN
            FOR name IN SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid = '%s'::regclass LOOP
              EXECUTE 'ALTER TABLE %s DROP CONSTRAINT ' || quote_ident(name);
            END LOOP; END $$""".formatted(table, table));
    }

    private void run(String... commands) throws SQLException {
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
}
