package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.tests.harness.AdminConsole;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Users trade the same few stocks and view pages concurrently. When all have paused, the cached pages of each equal the pages without a cache.
 */
class CacheFreshIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final int USERS = 6;
    private static final int BROWSERS_OF_A_USER = 2;
    private static final int ROUNDS = 2;
    private static final int STEPS = 25;
    private static final int SYMBOLS = 8;

    /** Orders whose completion was announced: the database then has them as completed, no longer as closed. */
    private static final String COMPLETED = "SELECT order_id FROM trade_order WHERE order_id > %d";

    private final List<Browser> browsers = new ArrayList<>();
    private final Queue<Long> announced = new ConcurrentLinkedQueue<>();

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void servesDatabaseStateAfterQuietPoint(Caching caching) {
        begin(caching);
        for (int round = 0; round < ROUNDS; round++) {
            Crowd.together(visits(new Random(caching.label().hashCode() + 31L * round)));
            assertCacheAgrees(caching);
        }
        assertEachOrderAnnouncedOnce();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    /** Meanwhile the administrator keeps changing the caching type and the cache's size. */
    @Test
    void servesNoStaleDataAfterSettingChanges() {
        begin(Caching.COMMAND_AND_SERVLET);
        AdminConsole admin = TRADER.admin();
        Random choice = new Random(5);
        for (Caching caching : Caching.IN_EVERY_MODE) {
            List<Callable<Boolean>> together = visits(choice);
            AtomicInteger trading = new AtomicInteger(together.size());
            together.replaceAll(visits -> () -> {
                try {
                    return visits.call();
                } finally {
                    trading.decrementAndGet();
                }
            });
            together.add(() -> {
                while (trading.get() > 0) {
                    admin.set("CACHING_TYPE", anyOf(choice).label());
                    admin.set("CACHE_SIZE", Integer.toString(100 + choice.nextInt(1_000)));
                }
                TRADER.activateCache(caching);
                return true;
            });
            Crowd.together(together);
            assertCacheAgrees(caching);
        }
        admin.set("CACHE_SIZE", "20000");
        assertEachOrderAnnouncedOnce();
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static Caching anyOf(Random choice) {
        List<Caching> all = Caching.in(Mode.DIRECT).toList();
        return all.get(choice.nextInt(all.size()));
    }

    private void begin(Caching caching) {
        TRADER.restore(caching.mode(), caching);
        // Whole pages are cached only if a market summary may be.
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "20");
        for (int i = 0; i < USERS * BROWSERS_OF_A_USER; i++) {
            Browser browser = TRADER.browser();
            browser.login("uid:" + i % USERS, "xxx");
            browsers.add(browser);
        }
    }

    private List<Callable<Boolean>> visits(Random seeds) {
        List<Callable<Boolean>> visits = new ArrayList<>();
        for (Browser browser : browsers) {
            Random random = new Random(seeds.nextLong());
            visits.add(() -> {
                for (int step = 0; step < STEPS; step++) {
                    visit(browser, random);
                }
                return true;
            });
        }
        return visits;
    }

    private void visit(Browser browser, Random random) {
        String symbol = "s:" + random.nextInt(SYMBOLS);
        switch (random.nextInt(10)) {
            case 0, 1 -> seen(browser.postAction("buy", "symbol", symbol, "quantity", "10"));
            case 2 -> sellSomething(browser, random);
            case 3, 4 -> seen(browser.getAction("quotes", "symbols", symbol + ",s:0"));
            case 5 ->
                seen(browser.postAction(
                        "update_profile",
                        "password",
                        "xxx",
                        "cpassword",
                        "xxx",
                        "fullname",
                        "Name " + random.nextInt(1_000),
                        "address",
                        "x",
                        "creditcard",
                        "1234-5678",
                        "email",
                        "x@example.org"));
            default -> seen(browser.getAction(Views.OWN.get(random.nextInt(Views.OWN.size()))));
        }
    }

    /** Sells any holding, if another browser of the same user is not faster. */
    private void sellSomething(Browser browser, Random random) {
        List<Long> holdings = seen(browser.getAction("portfolio")).holdingIds();
        if (!holdings.isEmpty()) {
            Page sold = browser.postAction(
                    "sell",
                    "holdingID",
                    holdings.get(random.nextInt(holdings.size())).toString());
            assertThat(sold.status()).as(sold.toString()).isIn(200, 404, 409);
            announced.addAll(Views.announcedOn(sold));
        }
    }

    private Page seen(Page page) {
        announced.addAll(Views.announcedOn(Views.assertOk(page)));
        return page;
    }

    private void assertEachOrderAnnouncedOnce() {
        List<Long> orders = Rows.query(TRADER.database(), COMPLETED.formatted(TRADER.populatedOrders())).stream()
                .map(Long::valueOf)
                .toList();
        assertThat(announced.stream().filter(order -> order > TRADER.populatedOrders()))
                .as("announced orders")
                .hasSizeGreaterThan(USERS)
                .containsExactlyInAnyOrderElementsOf(orders);
    }

    private void assertCacheAgrees(Caching caching) {
        List<Browser> onePerUser = browsers.subList(0, USERS);
        // Shows the pending order alerts.
        onePerUser.forEach(browser -> seen(browser.getAction("home")));
        // The second pass is served from what the first pass, or the trading before it, cached.
        viewPages(onePerUser);
        long hits = TRADER.cacheHits();
        Map<String, String> cached = viewPages(onePerUser);
        assertThat(TRADER.cacheHits()).isGreaterThan(hits);
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
        Map<String, String> fromTheDatabase = viewPages(onePerUser);
        TRADER.activateCache(caching);

        assertThat(cached.keySet()).isEqualTo(fromTheDatabase.keySet());
        fromTheDatabase.forEach((what, page) ->
                assertThat(cached.get(what)).as(what + " with " + caching).isEqualTo(page));
    }

    private Map<String, String> viewPages(List<Browser> each) {
        Map<String, String> pages = new HashMap<>();
        for (int user = 0; user < each.size(); user++) {
            Browser browser = each.get(user);
            for (String page : Views.OWN) {
                pages.put("uid:" + user + " " + page, Views.withoutMarket(seen(browser.getAction(page))));
            }
            for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                Page quotes = seen(browser.getAction("quotes", "symbols", "s:" + symbol + ",s:" + (symbol + 1)));
                pages.put("uid:" + user + " quotes " + symbol, quotes.html().outerHtml());
            }
        }
        return pages;
    }

    /** A process that does not communicate with the application restores the rows. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void servesRowsRestoredByAnotherProcess(Caching caching) {
        TRADER.restore(caching.mode(), caching);
        DatabaseSettings database = TRADER.database();
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        Page populated = Views.assertOk(browser.getAction("portfolio"));
        browser.postAction("buy", "symbol", "s:1", "quantity", "10");
        browser.getAction("portfolio");
        Page traded = Views.assertOk(browser.getAction("portfolio"));
        assertThat(traded.holdingIds())
                .hasSizeGreaterThan(populated.holdingIds().size());

        TRADER.restoreRows();

        Await.until(
                "the cache is active",
                Duration.ofMinutes(1),
                () -> TRADER.cache().isActive());
        assertThat(browser.getAction("portfolio").status()).isEqualTo(401);
        browser.login("uid:1", "xxx");
        assertThat(browser.getAction("portfolio").holdingIds()).isEqualTo(populated.holdingIds());
        assertThat(Rows.value(
                        database, "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'trader watch'"))
                .isEqualTo("1");
    }

    @Test
    void createsNoCacheWithoutCaching() {
        TRADER.restore(Mode.DIRECT);
        assertThat(TRADER.cache().instances()).isEmpty();
    }
}
