package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.consistency.ConsistencyResult.ConditionResult;
import org.tradebench.load.failure.Failure;

/** Injects one defect at a time into accounts, orders or holdings, and expects the consistency check to report it. */
class ConsistencyCheckIT {
    @TempDir
    static Path temporary;

    private static SampleBooks books;

    @BeforeAll
    static void start() {
        books = SampleBooks.start(temporary);
    }

    @AfterAll
    static void stop() {
        books.close();
    }

    @BeforeEach
    void reset() throws Exception {
        books.reset();
    }

    @Test
    void acceptsConsistentBooks() {
        ConsistencyResult result = books.check(false);
        assertThat(result.findings())
                .allSatisfy(finding -> assertThat(finding.isClean())
                        .as(finding.check() + finding.examples())
                        .isTrue());
        assertThat(result.isClean()).isTrue();
        assertThat(result.rows()).isEqualTo("2 accounts, 6 orders, 3 holdings, 2 quotes");
    }

    @Test
    void detectsBalanceOneCentTooHigh() throws Exception {
        books.run("UPDATE account SET balance = balance + 0.01 WHERE account_id = 2");
        books.assertViolated("every balance is the opening balance and what the orders moved", "account 2 of uid:1");
    }

    @Test
    void detectsOrderNotDebited() throws Exception {
        books.run("UPDATE account SET balance = balance + 64.95 WHERE account_id = 1");
        books.assertViolated("every balance is the opening balance and what the orders moved", "account 1 of uid:0");
    }

    @Test
    void detectsCreditOfCancelledSell() throws Exception {
        books.run("UPDATE account SET balance = balance + 1025.05 WHERE account_id = 1");
        books.assertViolated("every balance is the opening balance and what the orders moved", "account 1 of uid:0");
    }

    @Test
    void detectsOrderWithoutFee() throws Exception {
        books.run(
                "UPDATE trade_order SET order_fee = 0 WHERE order_id = 2",
                "UPDATE account SET balance = balance + 24.95 WHERE account_id = 1");
        books.assertViolated("every order carries the fee of 24.95", "order 2: fee 0.00");
    }

    @Test
    void detectsOpenOrderUnlessAllowed() throws Exception {
        books.run("""
            INSERT INTO trade_order
            VALUES (7, 1, 's:1', 12, 'sell', 'open', '2026-01-04Z', NULL, 2, 20, 24.95)""");
        books.assertViolated("no order is left open", "order 7: a sell of account 1");
        assertThat(books.check(true).isClean()).isTrue();
    }

    @Test
    void detectsOrderCompletedBeforeOpened() throws Exception {
        books.run("UPDATE trade_order SET open_date = '2026-01-09Z' WHERE order_id = 2");
        books.assertViolated("every order that ended has the date of its end, and no open one has", "order 2: closed");
    }

    @Test
    void detectsMissingCompletionDate() throws Exception {
        books.dropChecks("trade_order");
        books.run("UPDATE trade_order SET completion_date = NULL WHERE order_id = 5");
        books.assertViolated(
                "every order that ended has the date of its end, and no open one has", "order 5: cancelled");
    }

    @Test
    void detectsTwoBuysOfOneHolding() throws Exception {
        books.run(
                """
                INSERT INTO trade_order
                VALUES (7, 1, 's:1', 12, 'buy', 'closed', '2026-01-02Z', '2026-01-02Z', 2, 20, 24.95)""",
                "UPDATE account SET balance = balance - 64.95 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 2 WHERE symbol = 's:1'");
        books.assertViolated(
                "every completed buy made one holding, and no other buy the same",
                "2 completed buys made holding 12: orders 2, 7");
    }

    @Test
    void detectsCompletedBuyWithoutHolding() throws Exception {
        books.dropChecks("trade_order");
        books.run(
                """
                INSERT INTO trade_order
                VALUES (7, 1, 's:1', NULL, 'buy', 'closed', '2026-01-02Z', '2026-01-02Z', 2, 20, 24.95)""",
                "UPDATE account SET balance = balance - 64.95 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 2 WHERE symbol = 's:1'");
        books.assertViolated("every completed buy made one holding, and no other buy the same", "nothing: orders 7");
    }

    @Test
    void detectsHoldingSoldTwice() throws Exception {
        books.run(
                "UPDATE trade_order SET order_status = 'closed', moved_volume = 310, moved_price = 10.48, price_seed = %d WHERE order_id = 5"
                        .formatted(SampleBooks.SEED),
                "UPDATE account SET balance = balance + 1025.05 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 100, price = 10.48, high_price = greatest(high_price, 10.48), change = 10.48 - open_price WHERE symbol = 's:0'");
        books.assertViolated("no holding was sold twice", "holding 11 was sold by orders 4, 5");
    }

    @Test
    void detectsHoldingSoldByAnotherAccount() throws Exception {
        books.run(
                "UPDATE trade_order SET account_id = 2 WHERE order_id = 4",
                "UPDATE account SET balance = balance - 1025.05 WHERE account_id = 1",
                "UPDATE account SET balance = balance + 1025.05 WHERE account_id = 2");
        books.assertViolated(
                "what was sold was bought before, by the same account, the same shares", "order 4 of account 2");
    }

    @Test
    void detectsMoreSoldThanBought() throws Exception {
        books.run(
                "UPDATE trade_order SET quantity = 101, moved_volume = 211 WHERE order_id = 4",
                "UPDATE account SET balance = balance + 10.5 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 1 WHERE symbol = 's:0'");
        books.assertViolated(
                "what was sold was bought before, by the same account, the same shares", "sold 101 of s:0");
    }

    @Test
    void detectsSellBeforeBuy() throws Exception {
        books.run("""
            UPDATE trade_order SET open_date = '2026-01-01 12:00Z', completion_date = '2026-01-01 12:00Z'
            WHERE order_id = 4""");
        books.assertViolated(
                "what was sold was bought before, by the same account, the same shares", "order 4 of account 1");
    }

    @Test
    void detectsSellWithoutBuy() throws Exception {
        books.run(
                """
                INSERT INTO trade_order
                VALUES (7, 1, 's:1', 99, 'sell', 'closed', '2026-01-04Z', '2026-01-04Z', 1, 20, 24.95)""",
                "UPDATE account SET balance = balance + 20 - 24.95 WHERE account_id = 1",
                "UPDATE quote SET volume = volume + 1 WHERE symbol = 's:1'");
        books.assertViolated(
                "what was sold was bought before, by the same account, the same shares", "order 7 sold holding 99");
    }

    @Test
    void detectsHoldingOfCancelledBuy() throws Exception {
        books.run("""
            INSERT INTO trade_order
            VALUES (7, 1, 's:1', 15, 'buy', 'cancelled', '2026-01-04Z', '2026-01-04Z', 1, 20, 24.95)""");
        books.assertViolated("no cancelled or open buy made a holding", "order 7: a cancelled buy with holding 15");
    }

    @Test
    void detectsHoldingWithoutBuy() throws Exception {
        books.run("INSERT INTO holding VALUES (99, 1, 's:0', 5, 10, '2026-01-02Z')");
        books.assertViolated("every holding was bought as it is, and is not sold", "holding 99 of account 1");
    }

    @Test
    void detectsHoldingKeptAfterSell() throws Exception {
        books.run("INSERT INTO holding VALUES (11, 1, 's:0', 100, 10, '2026-01-02Z')");
        books.assertViolated("every holding was bought as it is, and is not sold", "after order 4 sold it");
    }

    @Test
    void detectsChangedQuantityOfHolding() throws Exception {
        books.run("UPDATE holding SET quantity = 3 WHERE holding_id = 12");
        books.assertViolated("every holding was bought as it is, and is not sold", "holding 12 of account 1, 3 of s:1");
    }

    @Test
    void detectsChangedPriceOfHolding() throws Exception {
        books.run("UPDATE holding SET purchase_price = 1 WHERE holding_id = 12");
        books.assertViolated("every holding was bought as it is, and is not sold", "holding 12 of account 1");
    }

    @Test
    void detectsChangedOwnerOfHolding() throws Exception {
        books.run("UPDATE holding SET account_id = 2 WHERE holding_id = 12");
        books.assertViolated("every holding was bought as it is, and is not sold", "holding 12 of account 2");
    }

    @Test
    void detectsMissingHolding() throws Exception {
        books.run("DELETE FROM holding WHERE holding_id = 13");
        books.assertViolated("every completed buy is held or was sold", "order 3 of account 2");
    }

    @Test
    void limitsExamplesOfManyViolations() throws Exception {
        books.run("INSERT INTO holding SELECT n, 1, 's:0', 5, 10, '2026-01-02Z' FROM generate_series(100, 199) AS n");
        ConditionResult finding = books.violated().get(0);
        assertThat(finding.violations()).isEqualTo(100);
        assertThat(finding.examples()).hasSize(ConsistencyCheck.EXAMPLES);
    }

    @Test
    void rejectsDatabaseWithoutTradingData() throws Exception {
        books.run("DROP TABLE holding, trade_order");
        assertThatThrownBy(() -> books.check(false))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("populate it first")
                .hasMessageNotContaining("\n");
    }
}
