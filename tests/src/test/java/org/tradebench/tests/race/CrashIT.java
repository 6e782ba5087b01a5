package org.tradebench.tests.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** A server that dies in the middle of trading loses nothing that it had confirmed, and no cent besides. */
class CrashIT {

    private static final int VISITORS = 8;
    private static final int ORDERS_BEFORE_THE_END = 150;
    private static final Pattern SUBMITTED = Pattern.compile("Order ([0-9]+) to (buy|sell) .* has been submitted");

    private static final RunningTrader TRADER = RunningTrader.get();

    @Test
    void whatAKilledServerConfirmedIsDoneAndTheMoneyAddsUp() {
        TRADER.restore(Mode.DIRECT);
        Queue<String> confirmed = new ConcurrentLinkedQueue<>();
        ApplicationProcess doomed = start("doomed", Mode.JPA);
        try {
            List<Callable<Void>> crowd = new ArrayList<>(IntStream.range(0, VISITORS)
                    .<Callable<Void>>mapToObj(i -> () -> tradeUntilTheEnd(doomed, "uid:" + i, confirmed))
                    .toList());
            crowd.add(() -> {
                try {
                    Await.until(
                            "orders are under way",
                            Duration.ofMinutes(5),
                            () -> confirmed.size() >= ORDERS_BEFORE_THE_END);
                } finally {
                    // The others trade until it is gone, also when this has failed.
                    doomed.kill();
                }
                return null;
            });
            Crowd.together(crowd);
        } finally {
            doomed.close();
        }

        try (ApplicationProcess next = start("next", Mode.EJB)) {
            Browser browser = next.browser();
            assertThat(browser.login("uid:0", "xxx").status()).isEqualTo(200);
            assertThat(browser.postAction("buy", "symbol", "s:0", "quantity", "1")
                            .status())
                    .isEqualTo(200);
            List<Long> holdings = browser.getAction("portfolio").holdingIds();
            assertThat(browser.postAction("sell", "holdingID", Long.toString(holdings.get(0)))
                            .status())
                    .isEqualTo(200);
        }

        assertThat(Rows.query(
                        TRADER.database(),
                        "SELECT order_id FROM trade_order WHERE order_status IN ('closed', 'completed') AND order_id IN ("
                                + confirmed.stream().collect(Collectors.joining(","))
                                + ")"))
                .containsExactlyInAnyOrderElementsOf(confirmed);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static ApplicationProcess start(String name, Mode mode) {
        return ApplicationProcess.launch(name, TRADER.database(), Map.of("RUNTIME_MODE", mode.word()))
                .awaited();
    }

    private static Void tradeUntilTheEnd(ApplicationProcess server, String user, Queue<String> confirmed) {
        Browser browser = server.browser();
        try {
            browser.login(user, "xxx");
            for (int i = 0; ; i++) {
                keepNumber(browser.postAction("buy", "symbol", "s:" + i % 5, "quantity", "3"), confirmed);
                List<Long> holdings = browser.getAction("portfolio").holdingIds();
                if (!holdings.isEmpty()) {
                    keepNumber(browser.postAction("sell", "holdingID", Long.toString(holdings.get(0))), confirmed);
                }
            }
        } catch (UncheckedIOException theEnd) {
            return null;
        }
    }

    private static void keepNumber(Page page, Queue<String> confirmed) {
        Matcher matcher = SUBMITTED.matcher(page.text());
        if (matcher.find()) {
            confirmed.add(matcher.group(1));
        }
    }
}
