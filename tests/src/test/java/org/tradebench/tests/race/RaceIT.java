package org.tradebench.tests.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Concurrent requests lose no cent, no share and no order, in every mode, and cause no internal error. */
class RaceIT {

    private static final int VISITORS = 8;
    private static final int ORDERS_EACH = 15;
    private static final int ROUNDS = 40;

    private static final RunningTrader TRADER = RunningTrader.get();

    @ParameterizedTest
    @EnumSource
    void losesNoUpdateOfOneAccount(Mode mode) {
        TRADER.restore(mode);
        List<Browser> visitors = Sessions.ofUser(TRADER, "uid:3", VISITORS);

        // Each visitor buys, then sells what it finds; a holding that another was quicker to sell is a 404 or a 409.
        List<List<Page>> answers = Crowd.together(IntStream.range(0, VISITORS)
                .<Callable<List<Page>>>mapToObj(i -> () -> {
                    Browser visitor = visitors.get(i);
                    List<Page> pages = new ArrayList<>();
                    for (int order = 0; order < ORDERS_EACH; order++) {
                        pages.add(visitor.postAction("buy", "symbol", "s:" + (order % 5), "quantity", "7"));
                        List<Long> holdings = visitor.getAction("portfolio").holdingIds();
                        if (!holdings.isEmpty()) {
                            pages.add(visitor.postAction(
                                    "sell", "holdingID", Long.toString(holdings.get(i % holdings.size()))));
                        }
                    }
                    return pages;
                })
                .toList());

        List<Page> pages = answers.stream().flatMap(List::stream).toList();
        assertThat(pages)
                .allSatisfy(
                        page -> assertThat(page.status()).as(page.toString()).isIn(200, 404, 409));
        assertThat(pages.stream().filter(page -> page.status() == 200).count())
                .isGreaterThanOrEqualTo(VISITORS * ORDERS_EACH);
        assertNoOpenOrders();
        assertThat(Audit.of(TRADER.database())).isEmpty();
        assertThat(Rows.value(
                        TRADER.database(),
                        "SELECT count(*) FROM trade_order o JOIN account a USING (account_id)"
                                + " WHERE a.user_id = 'uid:3' AND o.order_status IN ('closed', 'completed')"
                                + " AND o.order_id > " + TRADER.populatedOrders()))
                .isEqualTo(Long.toString(
                        pages.stream().filter(page -> page.status() == 200).count()));
    }

    /** Simulates two browser tabs, or a client that times out and retries. */
    @Test
    void toleratesSessionEndDuringOtherRequests() {
        TRADER.restore(Mode.DIRECT);
        List<String> actions =
                List.of("home", "account", "logout", "login&uid=uid:7&passwd=xxx", "portfolio", "logout", "account");
        for (int round = 0; round < ROUNDS; round++) {
            String session = Sessions.ofUser(TRADER, "uid:6", 1).get(0).cookie("JSESSIONID");
            List<Page> pages = Crowd.together(actions.stream()
                    .<Callable<Page>>map(action -> () -> {
                        Browser tab = TRADER.browser();
                        tab.setCookie("JSESSIONID", session);
                        return tab.getAction(action);
                    })
                    .toList());

            assertThat(pages)
                    .allSatisfy(page ->
                            assertThat(page.status()).as(page.toString()).isIn(200, 401, 409));
            assertThat(List.of(pages.get(0), pages.get(1), pages.get(4), pages.get(6)))
                    .allSatisfy(page -> assertThat(page.text()).doesNotContain("uid:7"));
        }
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource
    void sellsHoldingExactlyOnce(Mode mode) {
        TRADER.restore(mode);
        Browser seller = Sessions.ofUser(TRADER, "uid:5", 1).get(0);
        for (int i = 0; i < 5; i++) {
            seller.postAction("buy", "symbol", "s:2", "quantity", "10");
        }
        List<Long> holdings = seller.getAction("portfolio").holdingIds();
        List<Browser> visitors = Sessions.ofUser(TRADER, "uid:5", VISITORS);

        for (Long holding : holdings) {
            List<Integer> statuses = Crowd.together(visitors.stream()
                    .<Callable<Integer>>map(
                            visitor -> () -> visitor.postAction("sell", "holdingID", Long.toString(holding))
                                    .status())
                    .toList());

            assertThat(Collections.frequency(statuses, 200))
                    .as(statuses.toString())
                    .isEqualTo(1);
            assertThat(statuses).allMatch(status -> status == 200 || status == 404 || status == 409);
        }

        assertThat(seller.getAction("portfolio").holdingIds()).isEmpty();
        assertNoOpenOrders();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource
    void countsEveryShareInVolume(Mode mode) {
        TRADER.restore(mode);
        List<Browser> visitors = Sessions.ofDifferentUsers(TRADER, VISITORS);
        long before = volume("s:1");

        List<List<Page>> answers = Crowd.together(visitors.stream()
                .<Callable<List<Page>>>map(visitor -> () -> IntStream.range(0, ORDERS_EACH)
                        .mapToObj(i -> visitor.postAction("buy", "symbol", "s:1", "quantity", "3"))
                        .toList())
                .toList());

        assertThat(answers)
                .allSatisfy(pages -> assertThat(pages)
                        .allSatisfy(page ->
                                assertThat(page.status()).as(page.toString()).isEqualTo(200)));
        assertThat(volume("s:1") - before).isEqualTo(3L * VISITORS * ORDERS_EACH);
        assertNoOpenOrders();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    /** Trades the same quotes in opposite sequences, which would deadlock if operations took their locks in different orders. */
    @Tag("full")
    @ParameterizedTest
    @EnumSource
    void neverDeadlocksOnQuotesInOppositeOrder(Mode mode) {
        TRADER.restore(mode);
        List<Browser> visitors = Sessions.ofDifferentUsers(TRADER, VISITORS);
        long deadlocksBefore = deadlocks();

        List<List<Page>> answers = Crowd.together(IntStream.range(0, VISITORS)
                .<Callable<List<Page>>>mapToObj(i -> () -> {
                    List<Page> pages = new ArrayList<>();
                    Browser visitor = visitors.get(i);
                    for (int order = 0; order < ORDERS_EACH; order++) {
                        int quote = i % 2 == 0 ? order % 3 : 2 - order % 3;
                        pages.add(visitor.postAction("buy", "symbol", "s:" + quote, "quantity", "1"));
                        List<Long> holdings = visitor.getAction("portfolio").holdingIds();
                        pages.add(visitor.postAction("sell", "holdingID", Long.toString(holdings.get(0))));
                    }
                    return pages;
                })
                .toList());

        assertThat(answers)
                .allSatisfy(pages -> assertThat(pages)
                        .allSatisfy(page ->
                                assertThat(page.status()).as(page.toString()).isEqualTo(200)));
        assertThat(deadlocks()).isEqualTo(deadlocksBefore);
        assertNoOpenOrders();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource
    void countsLoginsAndLogoutsDuringTrading(Mode mode) {
        TRADER.restore(mode);
        List<Browser> traders = Sessions.ofUser(TRADER, "uid:4", VISITORS / 2);
        int loginsBefore = count("login_count");
        int logoutsBefore = count("logout_count");
        BigDecimal balanceBefore = balance();
        ConcurrentLinkedQueue<Page> pages = new ConcurrentLinkedQueue<>();

        List<Callable<Void>> crowd = new ArrayList<>();
        for (Browser visitor : traders) {
            crowd.add(() -> {
                for (int i = 0; i < ORDERS_EACH; i++) {
                    pages.add(visitor.postAction("buy", "symbol", "s:3", "quantity", "2"));
                }
                return null;
            });
        }
        for (int i = 0; i < VISITORS / 2; i++) {
            Browser visitor = TRADER.browser();
            crowd.add(() -> {
                for (int round = 0; round < ORDERS_EACH; round++) {
                    pages.add(visitor.login("uid:4", "xxx"));
                    pages.add(visitor.postAction(
                            "update_profile",
                            "password",
                            "xxx",
                            "cpassword",
                            "xxx",
                            "fullname",
                            "rnd4",
                            "address",
                            "rndAddress",
                            "creditcard",
                            "rndCC",
                            "email",
                            "rndEmail"));
                    pages.add(visitor.getAction("home"));
                    pages.add(visitor.getAction("logout"));
                }
                return null;
            });
        }
        Crowd.together(crowd);

        assertThat(pages)
                .allSatisfy(
                        page -> assertThat(page.status()).as(page.toString()).isEqualTo(200));
        int rounds = VISITORS / 2 * ORDERS_EACH;
        assertThat(count("login_count") - loginsBefore).isEqualTo(rounds);
        assertThat(count("logout_count") - logoutsBefore).isEqualTo(rounds);
        assertThat(balance()).isLessThan(balanceBefore);
        assertNoOpenOrders();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static void assertNoOpenOrders() {
        assertThat(Rows.query(TRADER.database(), "SELECT order_id FROM trade_order WHERE order_status = 'open'"))
                .isEmpty();
    }

    private static long volume(String symbol) {
        return Long.parseLong(
                Rows.value(TRADER.database(), "SELECT volume FROM quote WHERE symbol = '" + symbol + "'"));
    }

    private static int count(String column) {
        return Integer.parseInt(
                Rows.value(TRADER.database(), "SELECT " + column + " FROM account WHERE user_id = 'uid:4'"));
    }

    private static BigDecimal balance() {
        return new BigDecimal(Rows.value(TRADER.database(), "SELECT balance FROM account WHERE user_id = 'uid:4'"));
    }

    private static long deadlocks() {
        return Long.parseLong(Rows.value(
                TRADER.database(), "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"));
    }
}
