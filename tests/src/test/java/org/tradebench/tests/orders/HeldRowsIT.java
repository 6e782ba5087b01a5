package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** A prepared transaction that is never ended, as after a server was killed, holds locks on an account and a quote. */
@Tag("full")
class HeldRowsIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /**
     * Connections in the pool: so few that all wait at once even on a slow machine. The server is configured with more threads, of which it would otherwise start fewer
     * on a busy machine.
     */
    private static final int POOL = 8;

    private static final String IN_DOUBT = "in doubt";

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("ORDER_SWEEP_AGE", "5");
    }

    @AfterEach
    void releaseRows() {
        if (isHeld()) {
            rollBack();
        }
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
        TRADER.admin().set("ORDER_SWEEP_AGE", "30");
    }

    /** One test for all modes, because all wait for the same timeout. */
    @Test
    void blocksOnlyOrdersOfInDoubtRows() {
        Map<Mode, Browser> holders = new EnumMap<>(Mode.class);
        Stream.of(Mode.values()).forEach(mode -> holders.put(mode, loggedIn("uid:1")));
        Browser reader = loggedIn("uid:1");
        Browser other = loggedIn("uid:2");
        Browser later = loggedIn("uid:4");
        holdRows();

        List<CompletableFuture<Page>> waiting = new ArrayList<>();
        for (Mode mode : Mode.values()) {
            TRADER.admin().set("RUNTIME_MODE", mode.label());
            Browser browser = holders.get(mode);
            long before = waiting();
            waiting.add(CompletableFuture.supplyAsync(() -> buy(browser, "s:1"), ThreadPerTask.THREADS));
            Await.until("a buy waits for its account in " + mode, PATIENCE, () -> waiting() > before);
        }
        TRADER.admin().set("RUNTIME_MODE", Mode.DIRECT.label());
        long open = openOrder("uid:1");
        long nextOrder = openOrder("uid:5");

        assertThat(buy(other, "s:2").status()).as("another user's buy").isEqualTo(200);
        assertThat(reader.getAction("portfolio").status())
                .as("reading the account")
                .isEqualTo(200);
        long left = Orders.counter(TRADER.server(), "trade_orders_left_to_sweep");
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.ASYNCHRONOUS.label());
        assertThat(buy(later, "s:3").status())
                .as("an order to be completed later")
                .isEqualTo(200);
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());

        assertThat(waiting.stream().map(CompletableFuture::join))
                .hasSize(Mode.values().length)
                .allSatisfy(page -> {
                    assertThat(page.status()).isEqualTo(503);
                    assertThat(page.text()).contains("Another transaction holds rows that this needs");
                });
        Await.until(
                "the broker has left its order to the sweep",
                PATIENCE,
                () -> Orders.counter(TRADER.server(), "trade_orders_left_to_sweep") > left);
        Await.until(
                "the sweep has completed the order after the blocked one",
                PATIENCE,
                () -> status(nextOrder).equals("closed"));
        assertThat(status(open)).isEqualTo("open");
        assertThat(TRADER.server().get("/metrics").body())
                .as("metric of the alarm")
                .containsPattern("(?m)^trade_transactions_in_doubt_seconds\\{[^}]*} [1-9]");
        assertThat(isHeld()).as("the transaction is still in doubt").isTrue();

        rollBack();
        Orders.awaitNoneOpen(TRADER.database());
        assertThat(buy(reader, "s:3").status()).isEqualTo(200);
        assertThat(Rows.query(
                        TRADER.database(),
                        "SELECT user_id || ' ' || symbol FROM trade_order JOIN account USING (account_id) WHERE order_id > "
                                + TRADER.populatedOrders() + " AND order_status IN ('closed', 'completed') ORDER BY 1"))
                .containsExactly("uid:1 s:1", "uid:1 s:3", "uid:2 s:2", "uid:4 s:3", "uid:5 s:1");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void answersReadinessWhileAllConnectionsWait() {
        try (ApplicationProcess small = ApplicationProcess.launch(
                        "small-pool",
                        TRADER.database(),
                        Map.of(
                                "TRADER_DB_POOL_SIZE", Integer.toString(POOL),
                                "TRADER_CORE_THREADS", Integer.toString(3 * POOL)))
                .awaitReady()) {
            List<Browser> browsers =
                    Stream.generate(small::browser).limit(2 * POOL).toList();
            browsers.forEach(browser ->
                    assertThat(browser.login("uid:1", "xxx").status()).isEqualTo(200));
            holdRows();
            List<CompletableFuture<Void>> buyers = new ArrayList<>();
            ExecutorService threads = Executors.newFixedThreadPool(browsers.size());
            try {
                for (Browser browser : browsers) {
                    buyers.add(CompletableFuture.runAsync(
                            () -> {
                                while (isHeld()) {
                                    buyPatiently(browser);
                                }
                            },
                            threads));
                }
                Await.until(
                        () -> "every connection of the pool waits: %d wait, %d of %d buyers have ended"
                                .formatted(
                                        waiting(),
                                        buyers.stream()
                                                .filter(CompletableFuture::isDone)
                                                .count(),
                                        buyers.size()),
                        PATIENCE,
                        () -> waiting() >= POOL);

                Page ready = small.serverBrowser().get("/health/ready");

                assertThat(ready.status()).as(ready.toString()).isEqualTo(200);
                Await.until("every connection of the pool still waits", PATIENCE, () -> waiting() >= POOL);
            } finally {
                rollBack();
                threads.shutdown();
            }
            assertThat(CompletableFuture.allOf(buyers.toArray(CompletableFuture[]::new)))
                    .as("every buyer has finished")
                    .succeedsWithin(PATIENCE);
        }
    }

    /** Buys, and ignores a late answer on a busy machine, so that there are enough buyers until the end. */
    private static void buyPatiently(Browser browser) {
        try {
            buy(browser, "s:1");
        } catch (UncheckedIOException tooLate) {
            assertThat(tooLate).hasRootCauseInstanceOf(HttpTimeoutException.class);
        }
    }

    /** Prepares a transaction that updates the rows of an order without changing their values. */
    private static void holdRows() {
        Rows.execute(
                TRADER.database(),
                "BEGIN; UPDATE account SET balance = balance WHERE user_id = 'uid:1';"
                        + " UPDATE quote SET price = price WHERE symbol = 's:3'; PREPARE TRANSACTION '" + IN_DOUBT
                        + "'");
    }

    private static boolean isHeld() {
        return !Rows.query(TRADER.database(), "SELECT gid FROM pg_prepared_xacts WHERE gid = '" + IN_DOUBT + "'")
                .isEmpty();
    }

    private static void rollBack() {
        Rows.execute(TRADER.database(), "ROLLBACK PREPARED '" + IN_DOUBT + "'");
    }

    /** Inserts an open order, as after a server was killed between the commit and the message. */
    private static long openOrder(String user) {
        return Long.parseLong(Rows.value(
                TRADER.database(),
                "INSERT INTO trade_order (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee)"
                        + " SELECT a.account_id, q.symbol, 'buy', 'open', now() - interval '1 minute', 3, q.price, 24.95"
                        + " FROM account a, quote q WHERE a.user_id = '" + user
                        + "' AND q.symbol = 's:1' RETURNING order_id"));
    }

    private static String status(long order) {
        return Rows.value(TRADER.database(), "SELECT order_status FROM trade_order WHERE order_id = " + order);
    }

    /** Number of the application's transactions that wait for a row lock. */
    private static long waiting() {
        return Long.parseLong(
                Rows.value(
                        TRADER.database(),
                        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"));
    }

    private static Browser loggedIn(String user) {
        Browser browser = TRADER.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    private static Page buy(Browser browser, String symbol) {
        return browser.postAction("buy", "symbol", symbol, "quantity", "1");
    }
}
