package org.tradebench.tests.statements;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/** All visits: together they call each operation of the document at least once. */
final class Visits {

    private static final AtomicInteger NAMES = new AtomicInteger();

    private static final String[] HOME = {"getHoldings, any number of holdings", "getMarketSummary"};
    private static final String[] ACCOUNT = {"getAccountData", "getOrders"};
    private static final String CARD = "1234-5678-9012-3456";

    private Visits() {}

    /**
     * @param rounds how often each page can be asked for
     */
    static List<Visit> all(int rounds) {
        return List.of(
                new Visit(
                        "login",
                        200,
                        and(HOME, "login"),
                        trader -> round -> trader.browser().login("uid:1", "xxx")),
                new Visit("login, wrong password", 401, List.of("login, wrong password"), trader -> {
                    Browser browser = trader.browser();
                    // An unknown name, and another one each time: after repeated wrong logins of one name, the next is
                    // refused without a statement, and other tests fail logins of existing users.
                    return round -> browser.login("nobody:" + NAMES.incrementAndGet(), "wrong");
                }),
                new Visit("register", 200, and(HOME, "register"), trader -> round -> register(trader, "new:" + round)),
                new Visit(
                        "register, user id taken",
                        409,
                        List.of("register, user id taken"),
                        trader -> round -> register(trader, "uid:3")),
                new Visit("logout", 200, List.of("logout"), trader -> {
                    List<Browser> visitors = visitors(trader, rounds);
                    return round -> visitors.get(round).postAction("logout");
                }),
                new Visit("home", 200, and(HOME, "getAccountData"), as(5, browser -> browser.getAction("home"))),
                new Visit("market", 200, List.of("getMarketSummary"), as(6, browser -> browser.getAction("mksummary"))),
                quotes("s:1"),
                quotes("s:1,s:2,s:3,s:4,s:5"),
                new Visit("quotes by REST", 200, List.of("getQuotes, any number of symbols"), trader -> {
                    Browser browser = trader.browser();
                    return round -> browser.get("/rest/quotes/s:0,s:4");
                }),
                new Visit("portfolio", 200, List.of(HOME[0]), as(8, browser -> browser.getAction("portfolio"))),
                new Visit("portfolio of nothing", 200, List.of(HOME[0]), trader -> {
                    Browser browser = trader.browser();
                    register(browser, "poor:1");
                    return round -> browser.getAction("portfolio");
                }),
                new Visit(
                        "account",
                        200,
                        and(ACCOUNT, "getAccountProfileData"),
                        as(9, browser -> browser.getAction("account"))),
                new Visit(
                        "new profile",
                        200,
                        and(ACCOUNT, "updateAccountProfile"),
                        as(10, browser -> updateProfile(browser, CARD))),
                new Visit(
                        "new password",
                        200,
                        // The last operation is the session's, which reads the new version of its user's credentials.
                        and(ACCOUNT, "updateAccountProfile, another password", "getAccountData"),
                        trader -> {
                            Browser browser = visitor(trader, 17);
                            return round -> updateProfile(
                                    browser, CARD, round == 0 ? "xxx" : "pass" + round, "pass" + (round + 1));
                        }),
                new Visit(
                        "new profile, card left as it was",
                        200,
                        and(ACCOUNT, "getAccountProfileData", "updateAccountProfile"),
                        trader -> {
                            Browser browser = visitor(trader, 11);
                            updateProfile(browser, CARD);
                            return round -> updateProfile(browser, "********3456");
                        }),
                new Visit("buy", 200, List.of("buy"), as(12, Visits::buy)),
                new Visit("sell", 200, List.of("sell"), trader -> selling(trader, 13, rounds)),
                new Visit(
                        "sell what is not there",
                        404,
                        List.of("sell, no such holding"),
                        as(14, browser -> browser.postAction("sell", "holdingID", "999999999"))),
                new Visit(
                        "portfolio without alerts to show",
                        200,
                        List.of(HOME[0], Visit.NO_ALERTS),
                        as(15, browser -> browser.getAction("portfolio"))),
                // Each page shows the alert of the previous purchase.
                new Visit("buy, with alerts to show", 200, List.of("buy", Visit.ALERTS), as(16, Visits::buy)));
    }

    private static Visit quotes(String symbols) {
        return new Visit(
                "quotes " + symbols,
                200,
                List.of("getQuotes, any number of symbols"),
                as(7, browser -> browser.getAction("quotes", "symbols", symbols)));
    }

    private static IntFunction<Page> selling(RunningTrader trader, int user, int rounds) {
        Browser browser = visitor(trader, user);
        IntStream.range(0, rounds).forEach(each -> buy(browser));
        List<Long> holdings = browser.getAction("portfolio").holdingIds();
        return round ->
                browser.postAction("sell", "holdingID", holdings.get(round).toString());
    }

    /** The same page in every round, for a user who is logged in. */
    private static Visit.Preparation as(int user, Function<Browser, Page> page) {
        return trader -> {
            Browser browser = visitor(trader, user);
            return round -> page.apply(browser);
        };
    }

    private static List<Browser> visitors(RunningTrader trader, int number) {
        return IntStream.range(0, number).mapToObj(each -> visitor(trader, 4)).toList();
    }

    private static Browser visitor(RunningTrader trader, int user) {
        Browser browser = trader.browser();
        browser.login("uid:" + user, "xxx");
        return browser;
    }

    private static Page buy(Browser browser) {
        return browser.postAction("buy", "symbol", "s:1", "quantity", "10");
    }

    private static Page updateProfile(Browser browser, String card) {
        return updateProfile(browser, card, "", "xxx");
    }

    private static Page updateProfile(Browser browser, String card, String current, String password) {
        return browser.postAction(
                "update_profile",
                "currentpassword",
                current,
                "password",
                password,
                "cpassword",
                password,
                "fullname",
                "Ada",
                "address",
                "1 Main Street",
                "creditcard",
                card,
                "email",
                "ada@example.org");
    }

    private static Page register(RunningTrader trader, String user) {
        return register(trader.browser(), user);
    }

    private static Page register(Browser browser, String user) {
        return browser.postAction(
                "register",
                "user id",
                user,
                "passwd",
                "pass",
                "confirm passwd",
                "pass",
                "Full Name",
                "New Comer",
                "Credit Card Number",
                CARD,
                "money",
                "10000",
                "email",
                "new@example.org",
                "snail mail",
                "2 Side Street");
    }

    private static List<String> and(String[] some, String... more) {
        return Stream.of(some, more).flatMap(Stream::of).toList();
    }
}
