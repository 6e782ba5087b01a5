package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.caching.Views.assertOk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Every page of two users is cached when one of them makes a change. The next page that each views must show the database's state: it must equal the page that
 * is then read without a cache.
 */
@Tag("full")
class EveryChangeIsSeenIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    private static final String[] PROFILE = {
        "password",
        "xxx",
        "cpassword",
        "xxx",
        "fullname",
        "Ada Changed",
        "address",
        "2 New Street",
        "creditcard",
        "1111-2222",
        "email",
        "ada@example.org"
    };

    /** Two browsers of the same user: this one only views pages, the next one makes changes. */
    private final Browser viewing = TRADER.browser();

    private final Browser acting = TRADER.browser();
    private final Browser otherViewing = TRADER.browser();
    private final Browser otherActing = TRADER.browser();
    private Caching caching;

    /** Every caching type in one mode, and every mode with one caching type: all modes report changes to the cache in the same place. */
    static Stream<Arguments> cachingTypesAndModes() {
        return Stream.of(
                        Caching.IN_EVERY_MODE.stream()
                                .map(caching -> Arguments.of(caching, Mode.DIRECT, Access.STANDARD)),
                        Caching.IN_EVERY_MODE.stream()
                                .map(caching -> Arguments.of(caching, Mode.DIRECT, Access.WEB_SERVICES)),
                        Stream.of(Mode.values())
                                .filter(mode -> mode != Mode.DIRECT)
                                .map(mode -> Arguments.of(Caching.COMMAND_AND_SERVLET, mode, Access.STANDARD)),
                        Stream.of(Mode.JPA, Mode.EJB)
                                .map(mode -> Arguments.of(Caching.SECOND_LEVEL, mode, Access.STANDARD)))
                .flatMap(Function.identity());
    }

    @AfterEach
    void restoreSharedPopulation() {
        TRADER.repopulateIfChanged();
    }

    @ParameterizedTest
    @MethodSource("cachingTypesAndModes")
    void showsEveryChangeOnNextPage(Caching type, Mode mode, Access access) {
        begin(type, mode);
        TRADER.admin().set("ACCESS_MODE", access.label());
        Map<String, Runnable> changes = new LinkedHashMap<>();
        changes.put("another user buys the same stock", () -> trade(otherActing, "buy", "symbol", "s:3"));
        changes.put("the user buys elsewhere", () -> trade(acting, "buy", "symbol", "s:3"));
        changes.put("the user sells elsewhere", () -> trade(acting, "sell", "holdingID", holdingOf(acting)));
        changes.put("another user sells", () -> trade(otherActing, "sell", "holdingID", holdingOf(otherViewing)));
        changes.put("a new profile", () -> assertOk(acting.postAction("update_profile", PROFILE)));
        changes.put("one more login", () -> assertOk(TRADER.browser().login("uid:1", "xxx")));
        changes.put("a logout elsewhere", () -> {
            assertOk(acting.postAction("logout"));
            assertOk(acting.login("uid:1", "xxx"));
        });
        changes.put("a reset", () -> {
            TRADER.admin().reset();
            logIn();
            showPendingAlerts();
        });
        SoftAssertions softly = new SoftAssertions();
        changes.forEach((what, change) -> assertShown(what, change, softly));
        softly.assertAll();
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void showsNewPopulationOnNextPage(Caching type) {
        begin(type, type.mode());
        SoftAssertions softly = new SoftAssertions();
        assertShown(
                "another population",
                () -> {
                    TRADER.admin().populate(20, 30, 99);
                    logIn();
                    showPendingAlerts();
                },
                softly);
        softly.assertAll();
    }

    /** With an interval of 0 no market summary may be stale. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void showsCurrentMarketSummaryAtIntervalZero(Caching type) {
        begin(type, type.mode());
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "0");
        for (int i = 0; i < 3; i++) {
            String before = market();
            trade(otherActing, "buy", "symbol", "s:3");
            String after = market();

            TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
            String fromTheDatabase = market();
            TRADER.activateCache(type);
            assertThat(after).isEqualTo(fromTheDatabase).isNotEqualTo(before);
        }
    }

    private String market() {
        return assertOk(viewing.getAction("home")).withoutMoments()
                + assertOk(viewing.getAction("mksummary")).withoutMoments();
    }

    private void begin(Caching type, Mode mode) {
        caching = type;
        TRADER.restore(mode, type);
        // Whole pages are cached only if a market summary may be.
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "20");
        logIn();
        // Both users hold the same stock, and their order alerts have been shown.
        trade(acting, "buy", "symbol", "s:3");
        trade(otherActing, "buy", "symbol", "s:3");
    }

    /** Also after rows were replaced, which ends all sessions. */
    private void logIn() {
        assertOk(viewing.login("uid:1", "xxx"));
        assertOk(acting.login("uid:1", "xxx"));
        assertOk(otherViewing.login("uid:2", "xxx"));
        assertOk(otherActing.login("uid:2", "xxx"));
    }

    private void assertShown(String what, Runnable change, SoftAssertions softly) {
        showPendingAlerts();
        viewPages();
        long hits = TRADER.cacheHits();
        Map<String, String> before = viewPages();
        assertThat(TRADER.cacheHits())
                .as("the second pass is served from the cache")
                .isGreaterThan(hits);

        change.run();

        Map<String, String> after = viewPages();
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
        Map<String, String> fromTheDatabase = viewPages();
        TRADER.activateCache(caching);
        softly.assertThat(fromTheDatabase).as("'%s' changes a page", what).isNotEqualTo(before);
        fromTheDatabase.forEach((view, page) -> softly.assertThat(after.get(view))
                .as("%s after '%s' with %s", view, what, caching)
                .isEqualTo(page));
    }

    /** Shows pending order alerts to the acting browsers, because each appears once, on whichever page comes first. */
    private void showPendingAlerts() {
        assertOk(acting.getAction("home"));
        assertOk(otherActing.getAction("home"));
    }

    private Map<String, String> viewPages() {
        Map<String, String> all = new LinkedHashMap<>();
        Views.of(viewing).forEach((view, page) -> all.put("uid:1 " + view, page));
        Views.of(otherViewing).forEach((view, page) -> all.put("uid:2 " + view, page));
        return all;
    }

    /** Places an order, and shows the next page so that its alert does not appear later. */
    private static void trade(Browser browser, String action, String name, String value) {
        Page traded = action.equals("buy")
                ? browser.postAction(action, name, value, "quantity", "10")
                : browser.postAction(action, name, value);
        assertOk(traded);
        assertOk(browser.getAction("home"));
    }

    private static String holdingOf(Browser browser) {
        List<Long> holdings = assertOk(browser.getAction("portfolio")).holdingIds();
        return holdings.get(holdings.size() - 1).toString();
    }
}
