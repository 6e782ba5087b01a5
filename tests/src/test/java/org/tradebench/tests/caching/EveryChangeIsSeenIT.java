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
 * Two users have every page in the cache, and one of them changes something. The next page that each sees must show what the database holds: the same as a moment
 * later without a cache.
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

    /** Two browsers of the same user: this one only looks, the next one makes changes. */
    private final Browser looking = TRADER.browser();

    private final Browser acting = TRADER.browser();
    private final Browser neighbour = TRADER.browser();
    private final Browser neighbourActing = TRADER.browser();
    private Caching caching;

    /** Every caching type in one mode, and every mode with one caching type: all modes report changes to the cache in the same place. */
    static Stream<Arguments> everyCachingAndEveryMode() {
        return Stream.of(
                        Caching.REMEMBERING.stream()
                                .map(caching -> Arguments.of(caching, Mode.DIRECT, Access.STANDARD)),
                        Caching.REMEMBERING.stream()
                                .map(caching -> Arguments.of(caching, Mode.DIRECT, Access.WEB_SERVICES)),
                        Stream.of(Mode.values())
                                .filter(mode -> mode != Mode.DIRECT)
                                .map(mode -> Arguments.of(Caching.COMMAND_AND_SERVLET, mode, Access.STANDARD)),
                        Stream.of(Mode.JPA, Mode.EJB)
                                .map(mode -> Arguments.of(Caching.SECOND_LEVEL, mode, Access.STANDARD)))
                .flatMap(Function.identity());
    }

    @AfterEach
    void leaveThePopulationOfAllTests() {
        TRADER.repopulateWhenOther();
    }

    @ParameterizedTest
    @MethodSource("everyCachingAndEveryMode")
    void whateverChangesIsOnTheNextPage(Caching type, Mode mode, Access access) {
        begin(type, mode);
        TRADER.admin().set("ACCESS_MODE", access.label());
        Map<String, Runnable> changes = new LinkedHashMap<>();
        changes.put("another user buys the same stock", () -> trade(neighbourActing, "buy", "symbol", "s:3"));
        changes.put("the user buys elsewhere", () -> trade(acting, "buy", "symbol", "s:3"));
        changes.put("the user sells elsewhere", () -> trade(acting, "sell", "holdingID", holdingOf(acting)));
        changes.put("another user sells", () -> trade(neighbourActing, "sell", "holdingID", holdingOf(neighbour)));
        changes.put("a new profile", () -> assertOk(acting.postAction("update_profile", PROFILE)));
        changes.put("one more login", () -> assertOk(TRADER.browser().login("uid:1", "xxx")));
        changes.put("a logout elsewhere", () -> {
            assertOk(acting.postAction("logout"));
            assertOk(acting.login("uid:1", "xxx"));
        });
        changes.put("a reset", () -> {
            TRADER.admin().reset();
            logIn();
            seeAnnouncements();
        });
        SoftAssertions softly = new SoftAssertions();
        changes.forEach((what, change) -> assertSeen(what, change, softly));
        softly.assertAll();
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void anotherPopulationIsOnTheNextPage(Caching type) {
        begin(type, type.mode());
        SoftAssertions softly = new SoftAssertions();
        assertSeen(
                "another population",
                () -> {
                    TRADER.admin().populate(20, 30, 99);
                    logIn();
                    seeAnnouncements();
                },
                softly);
        softly.assertAll();
    }

    /** With an interval of 0 nothing at all may be old. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void aFreshMarketSummaryIsFreshWhateverIsCached(Caching type) {
        begin(type, type.mode());
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "0");
        for (int i = 0; i < 3; i++) {
            String before = market();
            trade(neighbourActing, "buy", "symbol", "s:3");
            String after = market();

            TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
            String fromTheDatabase = market();
            TRADER.cacheAtWork(type);
            assertThat(after).isEqualTo(fromTheDatabase).isNotEqualTo(before);
        }
    }

    private String market() {
        return assertOk(looking.getAction("home")).withoutMoments()
                + assertOk(looking.getAction("mksummary")).withoutMoments();
    }

    private void begin(Caching type, Mode mode) {
        caching = type;
        TRADER.restore(mode, type);
        // Whole pages are kept only where a market summary may be.
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "20");
        logIn();
        // Both hold the same stock, and have seen that they do.
        trade(acting, "buy", "symbol", "s:3");
        trade(neighbourActing, "buy", "symbol", "s:3");
    }

    /** Also after rows were replaced, which ends all sessions. */
    private void logIn() {
        assertOk(looking.login("uid:1", "xxx"));
        assertOk(acting.login("uid:1", "xxx"));
        assertOk(neighbour.login("uid:2", "xxx"));
        assertOk(neighbourActing.login("uid:2", "xxx"));
    }

    private void assertSeen(String what, Runnable change, SoftAssertions softly) {
        seeAnnouncements();
        look();
        long hits = TRADER.cacheHits();
        Map<String, String> before = look();
        assertThat(TRADER.cacheHits()).as("the second look is from memory").isGreaterThan(hits);

        change.run();

        Map<String, String> after = look();
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
        Map<String, String> fromTheDatabase = look();
        TRADER.cacheAtWork(caching);
        softly.assertThat(fromTheDatabase).as("'%s' can be seen", what).isNotEqualTo(before);
        fromTheDatabase.forEach((view, page) -> softly.assertThat(after.get(view))
                .as("%s after '%s' with %s", view, what, caching)
                .isEqualTo(page));
    }

    /** Shows pending order alerts to the acting browsers, because each appears once, on whichever page comes first. */
    private void seeAnnouncements() {
        assertOk(acting.getAction("home"));
        assertOk(neighbourActing.getAction("home"));
    }

    private Map<String, String> look() {
        Map<String, String> all = new LinkedHashMap<>();
        Views.of(looking).forEach((view, page) -> all.put("uid:1 " + view, page));
        Views.of(neighbour).forEach((view, page) -> all.put("uid:2 " + view, page));
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
