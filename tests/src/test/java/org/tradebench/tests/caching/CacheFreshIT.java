package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.load.database.DatabaseSettings;
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
 * Users of the same few stocks trade and look at the same time. Whenever all have come to rest, what each of them sees from the cache is what each sees without
 * one.
 */
class CacheFreshIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final int USERS = 6;
    private static final int BROWSERS_OF_A_USER = 2;
    private static final int ROUNDS = 4;
    private static final int STEPS = 25;
    private static final int SYMBOLS = 8;
    private static final List<String> PAGES = List.of("home", "portfolio", "portfolioNoEdge", "account");

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void afterEachQuietPointTheCacheAnswersAsTheDatabaseDoes(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        // Whole pages are kept only where a market summary may be.
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "20");
        List<Browser> browsers = new ArrayList<>();
        for (int i = 0; i < USERS * BROWSERS_OF_A_USER; i++) {
            Browser browser = TRADER.browser();
            browser.login("uid:" + i % USERS, "xxx");
            browsers.add(browser);
        }
        for (int round = 0; round < ROUNDS; round++) {
            allAtOnce(browsers, new Random(caching.word().hashCode() + 31L * round));
            assertCacheAgrees(browsers, caching);
        }
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static void allAtOnce(List<Browser> browsers, Random seeds) {
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
        Crowd.together(visits);
    }

    private static void visit(Browser browser, Random random) {
        String symbol = "s:" + random.nextInt(SYMBOLS);
        switch (random.nextInt(10)) {
            case 0, 1 -> assertOk(browser.postAction("buy", "symbol", symbol, "quantity", "10"));
            case 2 -> sellSomething(browser, random);
            case 3, 4 -> assertOk(browser.getAction("quotes", "symbols", symbol + ",s:0"));
            case 5 ->
                assertOk(browser.postAction(
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
            default -> assertOk(browser.getAction(PAGES.get(random.nextInt(PAGES.size()))));
        }
    }

    /** Another browser of the same user may be faster. */
    private static void sellSomething(Browser browser, Random random) {
        List<Long> holdings = browser.getAction("portfolio").holdingIds();
        if (!holdings.isEmpty()) {
            Page sold = browser.postAction(
                    "sell",
                    "holdingID",
                    holdings.get(random.nextInt(holdings.size())).toString());
            assertThat(sold.status()).as(sold.toString()).isIn(200, 404, 409);
        }
    }

    private static Page assertOk(Page page) {
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        return page;
    }

    private static void assertCacheAgrees(List<Browser> browsers, Caching caching) {
        List<Browser> onePerUser = browsers.subList(0, USERS);
        // Announces what is left to announce.
        onePerUser.forEach(browser -> assertOk(browser.getAction("home")));
        Map<String, String> cached = new HashMap<>();
        for (int look = 0; look < 2; look++) {
            // The second look is answered by what the first one or the trading before it has left in the cache.
            cached.putAll(look(onePerUser));
        }
        assertThat(TRADER.cache().instances().get("trade").counters().get("MEMORY_HITS"))
                .isPositive();
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.word());
        Map<String, String> fromTheDatabase = look(onePerUser);
        TRADER.admin().set("CACHING_TYPE", caching.word());

        assertThat(cached.keySet()).isEqualTo(fromTheDatabase.keySet());
        fromTheDatabase.forEach((what, page) ->
                assertThat(cached.get(what)).as(what + " with " + caching).isEqualTo(page));
    }

    private static Map<String, String> look(List<Browser> browsers) {
        Map<String, String> pages = new HashMap<>();
        for (int user = 0; user < browsers.size(); user++) {
            Browser browser = browsers.get(user);
            for (String page : PAGES) {
                pages.put("uid:" + user + " " + page, withoutMarket(assertOk(browser.getAction(page))));
            }
            for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                Page quotes = assertOk(browser.getAction("quotes", "symbols", "s:" + symbol + ",s:" + (symbol + 1)));
                pages.put("uid:" + user + " quotes " + symbol, quotes.html().outerHtml());
            }
        }
        return pages;
    }

    /** The market summary is the one thing that may be old. */
    private static String withoutMarket(Page page) {
        Document document = page.html();
        document.select("section[aria-labelledby=market]").remove();
        return document.outerHtml();
    }

    /** By another process, which knows nothing of the application. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void rowsRestoredBehindTheApplicationsBackAreSeenAtOnce(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        DatabaseSettings database = TRADER.database();
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        Page populated = assertOk(browser.getAction("portfolio"));
        browser.postAction("buy", "symbol", "s:1", "quantity", "10");
        browser.getAction("portfolio");
        Page traded = assertOk(browser.getAction("portfolio"));
        assertThat(traded.holdingIds())
                .hasSizeGreaterThan(populated.holdingIds().size());

        TRADER.restoreRows();

        Await.until(
                "the cache is at work",
                Duration.ofMinutes(1),
                () -> TRADER.cache().isAtWork());
        assertThat(browser.getAction("portfolio").holdingIds()).isEqualTo(populated.holdingIds());
        assertThat(Rows.value(
                        database, "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'trader watch'"))
                .isEqualTo("1");
    }

    @Test
    void withoutCachingNothingIsWatchedAndNothingIsKept() {
        TRADER.restore(Mode.DIRECT);
        assertThat(TRADER.cache().instances()).isEmpty();
        Await.until(
                "nobody watches",
                Duration.ofSeconds(30),
                () -> Rows.value(
                                TRADER.database(),
                                "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'trader watch'")
                        .equals("0"));
    }
}
