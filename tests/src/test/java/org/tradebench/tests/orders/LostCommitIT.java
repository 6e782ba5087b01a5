package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** A commit that is durable and whose answer is lost: the order is there once, its user is told that nobody knows, and the same key finds it. */
@Tag("full")
class LostCommitIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final String ORDER = "{\"orderType\":\"buy\",\"symbol\":\"s:1\",\"quantity\":3}";

    private static LossyProxy proxy;
    private static ApplicationProcess server;

    @BeforeAll
    static void start() {
        TRADER.restore(Mode.DIRECT);
        proxy = new LossyProxy(TRADER.database());
        server = ApplicationProcess.launch("lossy", proxy.settings(), Map.of()).awaited();
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
        proxy.close();
    }

    static Stream<Arguments> everyModeAndLoss() {
        return Stream.of(Mode.values())
                .flatMap(mode -> Stream.of(LossyProxy.Loss.values()).map(loss -> Arguments.of(mode, loss)));
    }

    @ParameterizedTest
    @MethodSource("everyModeAndLoss")
    void placesOrderOnceThoughItsCommitIsUnknown(Mode mode, LossyProxy.Loss loss) {
        server.admin().set("RUNTIME_MODE", mode.word());
        String key = mode + "-" + loss;
        Browser browser = server.browser().sending("Idempotency-Key", key);
        assertThat(browser.login("uid:3", "xxx").status()).isEqualTo(200);
        long before = orders();

        proxy.loseNextCommit(loss);
        Page unknown = browser.sendJson("POST", "/rest/orders", ORDER);

        assertThat(proxy.hasLostIt()).isTrue();
        assertThat(unknown.status() + " " + unknown.body())
                .startsWith("504 ")
                .contains("It is unknown whether", "Idempotency-Key");
        assertThat(orders()).as("orders placed").isEqualTo(before + 1);

        Page again = browser.sendJson("POST", "/rest/orders", ORDER);
        assertThat(again.status()).as(again.toString()).isEqualTo(201);
        assertThat(again.json().get("orderId").asText())
                .isEqualTo(Rows.value(
                        TRADER.database(), "SELECT order_id FROM trade_order WHERE idempotency_key = '" + key + "'"));
        assertThat(orders()).as("orders placed after the repetition").isEqualTo(before + 1);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static long orders() {
        return Long.parseLong(Rows.value(TRADER.database(), "SELECT count(*) FROM trade_order"));
    }
}
