package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Asynchronous orders in one or two phases, including orders that cannot be completed and orders whose message is missing. */
class LaterOrdersIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final int ORDERS = 10;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @AfterEach
    void restoreSettings() {
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
        TRADER.admin().set("ORDER_SWEEP_AGE", "30");
    }

    static Stream<Arguments> modesWithOrderProcessing() {
        return Stream.of(Mode.values())
                .flatMap(mode -> Stream.of(Orders.values()).map(orders -> Arguments.of(mode, orders)));
    }

    static Stream<Arguments> modesWithAsynchronousOrders() {
        return modesWithOrderProcessing().filter(both -> both.get()[1] != Orders.SYNCHRONOUS);
    }

    @ParameterizedTest
    @MethodSource("modesWithOrderProcessing")
    void preparesOnlyTwoPhaseOrders(Mode mode, Orders orders) {
        TRADER.restore(mode);
        TRADER.admin().set("ORDER_PROCESSING_MODE", orders.label());
        long prepared = calls("PREPARE TRANSACTION");
        long committed = calls("COMMIT PREPARED");

        Browser browser = loggedIn("uid:1");
        IntStream.range(0, ORDERS).forEach(i -> buy(browser));
        Orders.awaitSettled(TRADER.database(), TRADER.server());

        long each = orders == Orders.ASYNCHRONOUS_TWO_PHASE ? 2 : 0;
        assertThat(calls("PREPARE TRANSACTION") - prepared)
                .as("PREPARE TRANSACTION")
                .isEqualTo(each * ORDERS);
        assertThat(calls("COMMIT PREPARED") - committed).as("COMMIT PREPARED").isEqualTo(each * ORDERS);
        assertThat(Rows.query(TRADER.database(), "SELECT gid FROM pg_prepared_xacts"))
                .isEmpty();
        assertThat(Rows.value(
                        TRADER.database(),
                        "SELECT count(*) FROM trade_order WHERE order_status IN ('closed', 'completed') AND order_id > "
                                + TRADER.populatedOrders()))
                .isEqualTo(Integer.toString(ORDERS));
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modesWithAsynchronousOrders")
    void announcesCompletedOrderOnNextPage(Mode mode, Orders orders) {
        TRADER.restore(mode);
        TRADER.admin().set("ORDER_PROCESSING_MODE", orders.label());
        Browser browser = loggedIn("uid:2");
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "false");
        buy(browser);
        Orders.awaitSettled(TRADER.database(), TRADER.server());
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "true");

        assertThat(browser.getAction("home").text()).contains("The following Order(s) have completed");
        assertThat(browser.getAction("home").text()).doesNotContain("The following Order(s) have completed");
    }

    /** A buy that exceeds the account's balance is accepted, because the balance is checked on completion, and is then cancelled. */
    @Tag("full")
    @ParameterizedTest
    @MethodSource("modesWithAsynchronousOrders")
    void cancelsOrderThatCannotBeCompleted(Mode mode, Orders orders) {
        TRADER.restore(mode);
        TRADER.admin().set("ORDER_PROCESSING_MODE", orders.label());
        long before = Orders.counter(TRADER.server(), "trade_orders_cancelled_as_poison");
        Rows.execute(
                TRADER.database(),
                "UPDATE account SET open_balance = open_balance - (balance + 999999999999.99), balance = -999999999999.99"
                        + " WHERE user_id = 'uid:3'");
        List<String> rows = holdings("uid:3");

        buy(loggedIn("uid:3"));
        Browser other = loggedIn("uid:4");
        IntStream.range(0, ORDERS).forEach(i -> buy(other));
        Orders.awaitSettled(TRADER.database(), TRADER.server());

        assertThat(Orders.counter(TRADER.server(), "trade_orders_cancelled_as_poison") - before)
                .isEqualTo(1);
        assertThat(Rows.query(
                        TRADER.database(),
                        "SELECT a.user_id FROM trade_order JOIN account a USING (account_id)"
                                + " WHERE order_status = 'cancelled'"))
                .containsExactly("uid:3");
        assertThat(holdings("uid:3")).isEqualTo(rows);
        assertThat(Rows.value(TRADER.database(), "SELECT balance FROM account WHERE user_id = 'uid:3'"))
                .isEqualTo("-999999999999.99");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource(Orders.class)
    void sweepCompletesOrderWithoutMessageOnce(Orders orders) {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("ORDER_PROCESSING_MODE", orders.label());
        TRADER.admin().set("ORDER_SWEEP_AGE", "5");
        // Simulates a server that was killed between the commit and the message.
        Rows.execute(
                TRADER.database(),
                "INSERT INTO trade_order (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee)"
                        + " SELECT a.account_id, q.symbol, 'buy', 'open', now() - interval '1 minute', 3, q.price, 24.95"
                        + " FROM account a, quote q WHERE a.user_id = 'uid:5' AND q.symbol = 's:1'");

        Orders.awaitNoneOpen(TRADER.database());

        assertThat(Rows.query(
                        TRADER.database(),
                        "SELECT order_status FROM trade_order WHERE order_id > " + TRADER.populatedOrders()))
                .containsExactly("closed");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Tag("full")
    @Test
    void cancelsOrphanedOrderAfterSweeps() {
        TRADER.restore(Mode.JPA);
        TRADER.admin().set("ORDER_SWEEP_AGE", "5");
        long before = Orders.counter(TRADER.server(), "trade_orders_cancelled_as_poison");
        Rows.execute(
                TRADER.database(),
                "INSERT INTO trade_order (account_id, symbol, holding_id, order_type, order_status, open_date, quantity, price, order_fee)"
                        + " SELECT a.account_id, q.symbol, NULL, 'buy', 'open', now() - interval '1 minute', 1000000, 999999999.99, 24.95"
                        + " FROM account a, quote q WHERE a.user_id = 'uid:6' AND q.symbol = 's:1'");

        Await.until(
                "the order is cancelled",
                PATIENCE,
                () -> Orders.counter(TRADER.server(), "trade_orders_cancelled_as_poison") == before + 1);

        assertThat(Orders.open(TRADER.database())).isZero();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static Browser loggedIn(String user) {
        Browser browser = TRADER.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    private static void buy(Browser browser) {
        assertThat(browser.postAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
    }

    private static List<String> holdings(String user) {
        return Rows.query(
                TRADER.database(),
                "SELECT holding_id FROM holding JOIN account USING (account_id) WHERE user_id = '" + user
                        + "' ORDER BY 1");
    }

    private static long calls(String statement) {
        return Long.parseLong(Rows.value(
                TRADER.database(),
                "SELECT coalesce(sum(calls), 0) FROM pg_stat_statements WHERE query LIKE '" + statement + "%'"));
    }
}
