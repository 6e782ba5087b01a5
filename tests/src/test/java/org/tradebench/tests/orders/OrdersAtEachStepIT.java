package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.Ports;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Kills a server while one order is stopped between each two steps of its processing. Each order belongs to a user of its own and is stopped at its step; then
 * the server is killed and restarted, and each order must have ended exactly once, or must not exist.
 */
@Tag("full")
class OrdersAtEachStepIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final int FIRST_USER = 10;

    @AfterEach
    void restoreSweepAge() {
        TRADER.admin().set("ORDER_SWEEP_AGE", "30");
    }

    @Test
    void completesOrderOnceAfterKillAtAnyStep() {
        TRADER.restore(Mode.DIRECT);
        // Keeps the sweep of the shared server from completing the stopped orders.
        TRADER.admin().set("ORDER_SWEEP_AGE", "3600");
        int port = Ports.free();
        ApplicationProcess server = ApplicationProcess.launch(
                        "stopped",
                        TRADER.database(),
                        Map.of(
                                "RUNTIME_MODE", Mode.DIRECT.label(),
                                "ORDER_SWEEP_AGE", "3600",
                                // A debugger holds transactions longer than a database would wait for them.
                                "TRADER_DB_LIMITS", "-c statement_timeout=0",
                                // Each step blocks a thread, and some also a broker.
                                "TRADER_CORE_THREADS", "64",
                                "TRADER_ORDER_BROKERS", "20"),
                        Stops.jvmOptions(port))
                .awaitReady();
        ExecutorService requests = Executors.newCachedThreadPool();
        try {
            warmUp(server);
            try (Stops stops = Stops.attach(port)) {
                for (CrashStep step : CrashStep.values()) {
                    server.admin().set("ORDER_PROCESSING_MODE", step.orders().label());
                    Browser browser = loggedIn(server, user(step));
                    stops.next(step.place(), () -> requests.execute(() -> buyUntilServerEnds(browser, step)));
                }
                assertThat(prepared()).as("prepared transactions").hasSize((int) Arrays.stream(CrashStep.values())
                        .filter(CrashStep::prepared)
                        .count());
                server.kill();
            }
            server = server.restart().awaitReady();
            server.admin().set("ORDER_SWEEP_AGE", "5");
            Await.until(
                    "no transaction is in doubt",
                    Duration.ofMinutes(2),
                    () -> prepared().isEmpty());
            Orders.awaitNoneOpen(TRADER.database());
        } finally {
            requests.shutdownNow();
            server.close();
        }

        SoftAssertions each = new SoftAssertions();
        for (CrashStep step : CrashStep.values()) {
            List<String> closed = new ArrayList<>(List.of("closed").subList(0, step.placed()));
            each.assertThat(statuses(step)).as("orders of %s", step).isEqualTo(closed);
        }
        each.assertThat(Audit.of(TRADER.database())).isEmpty();
        each.assertAll();
    }

    /** Loads the classes in which orders are stopped, because a debugger only knows loaded classes. */
    private static void warmUp(ApplicationProcess server) {
        Browser browser = loggedIn(server, "uid:1");
        for (Orders orders : List.of(Orders.ASYNCHRONOUS, Orders.ASYNCHRONOUS_TWO_PHASE)) {
            server.admin().set("ORDER_PROCESSING_MODE", orders.label());
            assertThat(browser.postAction("buy", "symbol", "s:1", "quantity", "1")
                            .status())
                    .isEqualTo(200);
            Orders.awaitSettled(TRADER.database(), server.serverBrowser());
        }
        openConnections(server);
        Orders.awaitSettled(TRADER.database(), server.serverBrowser());
    }

    /**
     * Opens the database connections that the steps will need, by concurrent orders of other users: a JVM that reports method exits interprets all of its code, and the
     * password check of a new connection then takes longer than the connection timeout.
     */
    private static void openConnections(ApplicationProcess server) {
        List<Browser> browsers = IntStream.range(30, 50)
                .mapToObj(user -> loggedIn(server, "uid:" + user))
                .toList();
        ExecutorService all = Executors.newFixedThreadPool(browsers.size());
        try {
            for (int round = 0; round < 3; round++) {
                List<CompletableFuture<Void>> orders = browsers.stream()
                        .map(browser -> CompletableFuture.runAsync(
                                () -> browser.postAction("buy", "symbol", "s:1", "quantity", "1"), all))
                        .toList();
                orders.forEach(CompletableFuture::join);
            }
        } finally {
            all.shutdownNow();
        }
    }

    private static void buyUntilServerEnds(Browser browser, CrashStep step) {
        try {
            browser.postAction("buy", "symbol", "s:" + number(step), "quantity", "7");
        } catch (UncheckedIOException serverEnded) {
            // expected
        }
    }

    private static Browser loggedIn(ApplicationProcess server, String user) {
        Browser browser = server.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    private static String user(CrashStep step) {
        return "uid:" + number(step);
    }

    /** The number of the step's own user and quote, so that no stopped order blocks another one. */
    private static int number(CrashStep step) {
        return FIRST_USER + List.of(CrashStep.values()).indexOf(step);
    }

    /** The statuses of the orders that the step's user has placed since the population. */
    private static List<String> statuses(CrashStep step) {
        return Rows.query(
                TRADER.database(),
                "SELECT order_status FROM trade_order JOIN account USING (account_id) WHERE user_id = '" + user(step)
                        + "' AND order_id > " + TRADER.populatedOrders());
    }

    private static List<String> prepared() {
        return Rows.query(TRADER.database(), "SELECT gid FROM pg_prepared_xacts");
    }
}
