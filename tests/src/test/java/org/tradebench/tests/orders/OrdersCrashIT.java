package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Kills a server while orders are placed and completed: every order that it had confirmed is completed once after its restart, and the data stay consistent. The same server
 * is used for all order processing modes. Only it can end what it has begun, because messaging engine and transaction log are its own.
 */
@Tag("full")
class OrdersCrashIT {

    private static final int VISITORS = 8;
    private static final Pattern SUBMITTED = Pattern.compile("Order ([0-9]+) to (buy|sell) .* has been submitted");
    private static final RunningTrader TRADER = RunningTrader.get();

    private static ApplicationProcess server;

    @BeforeAll
    static void start() {
        TRADER.restore(Mode.DIRECT);
        // The sweep would complete the orders of the server that is down.
        TRADER.admin().set("ORDER_SWEEP_AGE", "3600");
        server = ApplicationProcess.launch("killed", TRADER.database(), Map.of("ORDER_SWEEP_AGE", "5"))
                .awaitReady();
    }

    @AfterAll
    static void stop() {
        TRADER.admin().set("ORDER_SWEEP_AGE", "30");
        if (server != null) {
            server.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"SYNCHRONOUS, JPA, 11", "ASYNCHRONOUS, DIRECT, 12", "ASYNCHRONOUS_TWO_PHASE, EJB, 13"})
    void completesConfirmedOrdersOnceAfterKill(Orders orders, Mode mode, long seed) {
        server.admin().set("RUNTIME_MODE", mode.label());
        server.admin().set("ORDER_PROCESSING_MODE", orders.label());
        Queue<String> confirmed = new ConcurrentLinkedQueue<>();

        tradeUntilServerEnds(confirmed, 100 + new Random(seed).nextInt(100));
        server = server.restart().awaitReady();

        Orders.awaitNoneOpen(TRADER.database());
        Await.until(
                "no transaction is in doubt",
                Duration.ofMinutes(2),
                () -> Rows.query(TRADER.database(), "SELECT gid FROM pg_prepared_xacts")
                        .isEmpty());
        assertThat(Rows.query(
                        TRADER.database(),
                        "SELECT order_id FROM trade_order WHERE order_status IN ('closed', 'completed') AND order_id IN ("
                                + String.join(",", confirmed) + ")"))
                .containsExactlyInAnyOrderElementsOf(confirmed);
        assertThat(Rows.query(TRADER.database(), "SELECT order_id FROM trade_order WHERE order_status = 'cancelled'"))
                .isEmpty();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static void tradeUntilServerEnds(Queue<String> confirmed, int until) {
        List<Callable<Void>> crowd = new ArrayList<>(IntStream.range(0, VISITORS)
                .<Callable<Void>>mapToObj(i -> () -> tradeUntilConnectionFails("uid:" + i, confirmed))
                .toList());
        crowd.add(() -> {
            try {
                Await.until("orders are under way", Duration.ofMinutes(5), () -> confirmed.size() >= until);
            } finally {
                // The other tasks trade until the server has ended, so it is killed even after a failure.
                server.kill();
            }
            return null;
        });
        Crowd.together(crowd);
    }

    private static Void tradeUntilConnectionFails(String user, Queue<String> confirmed) {
        Browser browser = server.browser();
        try {
            browser.login(user, "xxx");
            for (int i = 0; ; i++) {
                recordOrder(browser.postAction("buy", "symbol", "s:" + i % 5, "quantity", "3"), confirmed);
                List<Long> holdings = browser.getAction("portfolio").holdingIds();
                if (!holdings.isEmpty()) {
                    recordOrder(browser.postAction("sell", "holdingID", Long.toString(holdings.get(0))), confirmed);
                }
            }
        } catch (UncheckedIOException serverEnded) {
            return null;
        }
    }

    private static void recordOrder(Page page, Queue<String> confirmed) {
        Matcher matcher = SUBMITTED.matcher(page.text());
        if (matcher.find()) {
            confirmed.add(matcher.group(1));
        }
    }
}
