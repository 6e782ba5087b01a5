package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.proxy.LossyProxy;

/** Loses the response to a durable commit: the order exists once, its user is told that the outcome is unknown, and the same key finds it. */
@Tag("full")
class LostCommitIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    private static final String PREPARED = "SELECT gid FROM pg_prepared_xacts";
    /** Time limit for the server to end a transaction, which it tries every five seconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static LossyProxy proxy;
    private static ApplicationProcess server;

    @BeforeAll
    static void start() {
        TRADER.restore(Mode.DIRECT);
        proxy = new LossyProxy(TRADER.database());
        server = ApplicationProcess.launch("lossy", proxy.settings(), Map.of()).awaitReady();
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
        proxy.close();
    }

    @AfterEach
    void endPreparedTransactions() {
        Rows.query(TRADER.database(), PREPARED)
                .forEach(gid -> Rows.execute(TRADER.database(), "ROLLBACK PREPARED '" + gid + "'"));
        server.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
    }

    static Stream<Arguments> modesAndLosses() {
        return Stream.of(Mode.values())
                .flatMap(mode -> Stream.of(LossyProxy.Loss.values()).map(loss -> Arguments.of(mode, loss)));
    }

    @ParameterizedTest
    @MethodSource("modesAndLosses")
    void placesOrderOnceDespiteUnknownCommit(Mode mode, LossyProxy.Loss loss) {
        server.admin().set("RUNTIME_MODE", mode.label());
        String key = mode + "-" + loss;
        Browser browser = server.browser().sending("Idempotency-Key", key);
        assertThat(browser.login("uid:3", "xxx").status()).isEqualTo(200);

        proxy.loseNextCommit(loss);
        PlacedOnce.check(TRADER.database(), browser, key, proxy::hasLostMessage);
    }

    static Stream<Arguments> lossesBeforeAndAfterCommit() {
        return Stream.of(LossyProxy.Loss.values())
                .flatMap(loss -> Stream.of(true, false).map(reached -> Arguments.of(loss, reached)));
    }

    /** A prepared transaction locks its rows until it ends, so the server must end it even if its first try failed. */
    @ParameterizedTest
    @MethodSource("lossesBeforeAndAfterCommit")
    void endsPreparedOrderDespiteLostCommit(LossyProxy.Loss loss, boolean reachesDatabase) {
        server.admin().set("RUNTIME_MODE", Mode.DIRECT.label());
        server.admin().set("ORDER_PROCESSING_MODE", Orders.ASYNCHRONOUS_TWO_PHASE.label());
        Browser browser = server.browser();
        assertThat(browser.login("uid:4", "xxx").status()).isEqualTo(200);
        long before = PlacedOnce.orders(TRADER.database());

        if (reachesDatabase) {
            proxy.loseNextPreparedCommit(loss);
        } else {
            proxy.holdBackNextPreparedCommit(loss);
        }
        Page answer = browser.sendJson("POST", "/rest/orders", PlacedOnce.ORDER);

        assertThat(proxy.hasLostMessage()).as("lost").isTrue();
        Await.until(
                "no transaction stays prepared after the answer " + answer,
                PATIENCE,
                () -> Rows.query(TRADER.database(), PREPARED).isEmpty());
        Orders.awaitNoneOpen(TRADER.database());
        assertThat(PlacedOnce.orders(TRADER.database())).as("orders placed").isEqualTo(before + 1);
        assertThat(Rows.value(TRADER.database(), "SELECT order_status FROM trade_order ORDER BY order_id DESC LIMIT 1"))
                .isIn("closed", "completed");
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }
}
