package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Injects one defect at a time into quotes and their prices, and expects the consistency check to report it. */
class QuoteConsistencyIT {
    private static final String REPLAY = "every quote's price is the replay of its orders from the opening price";

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
    void detectsUncountedTradedShares() throws Exception {
        books.run("UPDATE quote SET volume = volume - 1 WHERE symbol = 's:0'");
        books.assertViolated(
                "every quote's volume is what its orders traded", "quote s:0: volume 209, by its orders 210");
    }

    @Test
    void detectsLowAboveOpeningPrice() throws Exception {
        books.run("UPDATE quote SET low_price = 10.50 WHERE symbol = 's:0'");
        books.assertViolated("every quote's low, high and change agree with its price", "quote s:0");
    }

    @Test
    void detectsHighBelowPrice() throws Exception {
        books.dropChecks("quote");
        books.run("UPDATE quote SET high_price = 11.02 WHERE symbol = 's:0'");
        books.assertViolated("every quote's low, high and change agree with its price", "quote s:0");
    }

    @Test
    void detectsChangeThatDoesNotMatchPrice() throws Exception {
        books.dropChecks("quote");
        books.run("UPDATE quote SET change = 0 WHERE symbol = 's:0'");
        books.assertViolated("every quote's low, high and change agree with its price", "quote s:0");
    }

    @Test
    void detectsOrderPriceOtherThanQuotePrice() throws Exception {
        books.run(
                "UPDATE trade_order SET price = 10.51 WHERE order_id = 4",
                "UPDATE account SET balance = balance + 1 WHERE account_id = 1");
        books.assertViolated(
                "every completed order's price is its quote's when it was placed",
                "order 4: price 10.51, but when it was placed, at volume 110, quote s:0 was at 10.50");
    }

    @Test
    void detectsOrderAtVolumeWithoutPrice() throws Exception {
        books.run("UPDATE trade_order SET placed_volume = 105 WHERE order_id = 3");
        books.assertViolated(
                "every completed order's price is its quote's when it was placed", "quote s:0 was at no price");
    }

    @Test
    void detectsQuotePriceOtherThanAfterLastOrder() throws Exception {
        books.run("UPDATE quote SET price = 11.04, high_price = 11.04, change = 1.04 WHERE symbol = 's:0'");
        books.assertViolated(REPLAY, "quote s:0: price 11.04, after its last order 11.03");
    }

    @Test
    void detectsPriceMoveThatSeedDoesNotYield() throws Exception {
        books.run("UPDATE trade_order SET price_seed = price_seed + 1 WHERE order_id = 4");
        books.assertViolated(REPLAY, "order 4 moved quote s:0 by the factor");
    }

    @Test
    void detectsCompletedOrderWithoutPriceMove() throws Exception {
        books.run(
                "UPDATE trade_order SET moved_volume = NULL, moved_price = NULL WHERE order_id = 4",
                "UPDATE quote SET price = 10.5, change = 0.5 WHERE symbol = 's:0'");
        books.assertViolated(REPLAY, "order 4: it is closed and has not moved quote s:0");
    }

    @Test
    void acceptsManualPriceMoves() throws Exception {
        movePricesManually();
        placeOrderAtManuallyMovedPrice("11.55");
        assertThat(books.violated()).isEmpty();
    }

    @Test
    void detectsOrderPriceOtherThanAroundManualMove() throws Exception {
        placeOrderAtManuallyMovedPrice("11.00");
        books.assertViolated(
                "every completed order's price is its quote's when it was placed",
                "order 4: price 11.00, but when it was placed, at volume 110, quote s:0 was at 10.50 or 11.55");
    }

    @Test
    void detectsManualMoveThatFactorDoesNotYield() throws Exception {
        movePricesManually();
        books.run("UPDATE price_move SET factor = 1.6 WHERE quantity = 40");
        books.assertViolated(
                REPLAY, "the administrator's move 1 moved quote s:1 by the factor 1.6 from 20.00 to 30.00");
    }

    @Test
    void detectsMissingManualMove() throws Exception {
        movePricesManually();
        books.run("DELETE FROM price_move WHERE quantity = 0");
        books.assertViolated(REPLAY, "quote s:1: price 27.00, after its last order 30.00");
    }

    @Test
    void detectsUncountedSharesOfManualMove() throws Exception {
        movePricesManually();
        books.run("UPDATE price_move SET quantity = 41 WHERE quantity = 40");
        books.assertViolated(
                "every quote's volume is what its orders traded", "quote s:1: volume 43, by its orders 44");
    }

    /** The administrator moves the price of s:1 after the population: with 40 shares, then with none. */
    private void movePricesManually() throws SQLException {
        books.run("""
                INSERT INTO price_move (symbol, factor, quantity, moved_volume, moved_price)
                VALUES ('s:1', 1.5, 40, 43, 30), ('s:1', 0.9, 0, 43, 27)""", """
                UPDATE quote SET volume = 43, price = 27, high_price = 30, change = 7 WHERE symbol = 's:1'""");
    }

    /** Between orders 3 and 4 the administrator moves the price of s:0 with no shares. Order 4 takes this price. */
    private void placeOrderAtManuallyMovedPrice(String price) throws SQLException {
        books.run(
                """
                INSERT INTO price_move (symbol, factor, quantity, moved_volume, moved_price)
                VALUES ('s:0', 1.1, 0, 110, 11.55)""",
                "UPDATE trade_order SET moved_price = 12.13, price = " + price + " WHERE order_id = 4",
                "UPDATE quote SET price = 12.13, high_price = 12.13, change = 2.13 WHERE symbol = 's:0'",
                "UPDATE account SET balance = balance + 100 * (%s - 10.5) WHERE account_id = 1".formatted(price));
    }
}
