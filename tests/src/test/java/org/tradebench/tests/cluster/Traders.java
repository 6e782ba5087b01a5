package org.tradebench.tests.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jsoup.nodes.Element;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Page;

/** A few users with a session on every server, who place orders, change profiles and view pages at random. */
final class Traders {

    private static final int USERS = 4;
    private static final int SYMBOLS = 6;
    private static final String ALL_SYMBOLS = "s:0,s:1,s:2,s:3,s:4,s:5";
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Longer than any message is in transit, to check that current pages stay current. */
    private static final Duration STABLE_FOR = Duration.ofMillis(400);

    private final RunningCluster cluster;
    /** Sessions by user, then by server. */
    private final List<List<Browser>> sessions = new ArrayList<>();

    Traders(RunningCluster cluster) {
        this.cluster = cluster;
        for (int user = 0; user < USERS; user++) {
            List<Browser> browsers = new ArrayList<>();
            for (ApplicationProcess node : cluster.all()) {
                browsers.add(loggedIn(node, user));
            }
            sessions.add(browsers);
        }
    }

    private static Browser loggedIn(ApplicationProcess node, int user) {
        Browser browser = node.browser();
        assertThat(browser.login("uid:" + user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    /** Logs all users in to the last server, which was restarted. */
    void logInToLastServer() {
        int last = cluster.all().size() - 1;
        for (int user = 0; user < USERS; user++) {
            List<Browser> browsers = sessions.get(user);
            while (browsers.size() > last) {
                browsers.remove(browsers.size() - 1);
            }
            browsers.add(loggedIn(cluster.all().get(last), user));
        }
    }

    /** Lets all users act concurrently: this many steps each, on random servers among the first {@code servers}. */
    void trade(int steps, int servers, long seed) {
        Crowd.together(IntStream.range(0, USERS)
                .<Callable<Void>>mapToObj(user -> () -> {
                    Random random = new Random(seed * USERS + user);
                    for (int step = 0; step < steps; step++) {
                        Page page = step(sessions.get(user).get(random.nextInt(servers)), random);
                        assertThat(page.status()).as(page.toString()).isIn(200, 404, 409);
                    }
                    return null;
                })
                .toList());
    }

    /** Lets all users act until the last server has ended, while {@code underWay} runs. */
    void tradeUntilLastServerEnds(long seed, Runnable underWay) {
        int last = cluster.all().size() - 1;
        List<Callable<Void>> crowd = new ArrayList<>(IntStream.range(0, USERS)
                .<Callable<Void>>mapToObj(user -> () -> {
                    Random random = new Random(seed * USERS + user);
                    try {
                        while (true) {
                            step(sessions.get(user).get(last), random);
                            step(sessions.get(user).get(random.nextInt(last)), random);
                        }
                    } catch (UncheckedIOException gone) {
                        return null;
                    }
                })
                .toList());
        crowd.add(() -> {
            underWay.run();
            return null;
        });
        Crowd.together(crowd);
    }

    private static Page step(Browser browser, Random random) {
        String symbol = "s:" + random.nextInt(SYMBOLS);
        return switch (random.nextInt(8)) {
            case 0 -> browser.postAction("buy", "symbol", symbol, "quantity", "" + (1 + random.nextInt(50)));
            case 1 -> {
                Page portfolio = browser.getAction("portfolio");
                List<Long> holdings = portfolio.holdingIds();
                yield holdings.isEmpty()
                        ? portfolio
                        : browser.postAction("sell", "holdingID", "" + holdings.get(random.nextInt(holdings.size())));
            }
            case 2 ->
                browser.postAction(
                        "update_profile",
                        "password",
                        "xxx",
                        "cpassword",
                        "xxx",
                        "fullname",
                        "name " + random.nextInt(1_000_000),
                        "address",
                        random.nextInt(1_000) + " Street",
                        "creditcard",
                        "1234-5678-9012-3456",
                        "email",
                        "a@example.com");
            case 3 -> browser.getAction("home");
            case 4 -> browser.getAction("portfolio");
            case 5 -> browser.getAction("account");
            default -> browser.getAction("quotes", "symbols", ALL_SYMBOLS);
        };
    }

    /** Waits until each server shows each user the same as the server without a cache, and asserts that this stays so. */
    void assertServersShowDatabaseState(String when) {
        // Shows the order alerts: each is shown once, on whichever page comes first.
        sessions.forEach(browsers -> browsers.get(0).getAction("home"));
        List<List<String>> expected =
                sessions.stream().map(browsers -> pages(browsers.get(0))).toList();
        AtomicReference<String> stalePage = new AtomicReference<>();
        Await.until(() -> "every server shows the database's state " + when + ": " + stalePage, PATIENCE, () -> {
            stalePage.set(firstStalePage(expected));
            return stalePage.get() == null;
        });
        long end = System.nanoTime() + STABLE_FOR.toNanos();
        do {
            assertThat(firstStalePage(expected))
                    .as("page that became stale " + when)
                    .isNull();
        } while (System.nanoTime() < end);
    }

    /** Describes the first stale page; null when there is none. */
    private String firstStalePage(List<List<String>> expected) {
        for (int user = 0; user < USERS; user++) {
            for (int server = 1; server < cluster.all().size(); server++) {
                List<String> shown = pages(sessions.get(user).get(server));
                for (int page = 0; page < shown.size(); page++) {
                    if (!shown.get(page).equals(expected.get(user).get(page))) {
                        return "server " + server + " shows uid:" + user + " " + shown.get(page) + " instead of "
                                + expected.get(user).get(page);
                    }
                }
            }
        }
        return null;
    }

    private static List<String> pages(Browser browser) {
        List<Page> pages = List.of(
                browser.getAction("home"),
                browser.getAction("portfolio"),
                browser.getAction("account"),
                browser.getAction("quotes", "symbols", ALL_SYMBOLS));
        pages.forEach(page -> assertThat(page.status()).as(page.toString()).isEqualTo(200));
        return pages.stream().map(Traders::withoutMarketSummary).toList();
    }

    /** Removes the market summary, which may be 10 s old by its policy. */
    private static String withoutMarketSummary(Page page) {
        Element main = page.html().body();
        main.select("section[aria-labelledby=market]").remove();
        return main.html();
    }

    /** Waits until all servers show the same market summary as the first one, which has no cache. */
    void assertServersShowSameMarket() {
        Await.until(
                "every server shows the same market summary",
                PATIENCE,
                () -> sessions.get(0).stream().map(Traders::market).distinct().count() == 1);
    }

    private static String market(Browser browser) {
        Element market = browser.getAction("mksummary").html().getElementById("main");
        market.select("time").remove();
        return market.html();
    }
}
