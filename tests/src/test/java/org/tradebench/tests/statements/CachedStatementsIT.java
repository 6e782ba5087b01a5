package org.tradebench.tests.statements;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** The statements of a page's first and later requests, under each caching type, are those in the document's table. */
@SecondApplication
class CachedStatementsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** The market summary is cached for 10 s; a measurement that took longer than half of that is repeated. */
    private static final Duration MAX_DURATION = Duration.ofSeconds(5);

    private static final String[] PROFILE = {
        "password",
        "xxx",
        "cpassword",
        "xxx",
        "fullname",
        "Ada",
        "address",
        "x",
        "creditcard",
        "1111-2222",
        "email",
        "x@y.z"
    };

    /** Requests a page. */
    @FunctionalInterface
    private interface View {
        Page draw();
    }

    /** How often each page is requested. */
    private static final int TIMES = 3;

    /**
     * A page of the table.
     *
     * @param before action before the first request; not counted
     */
    private record Look(Runnable before, View page) {}

    private final List<List<String>> table = DocumentedCosts.tableUnder("With caching");
    private final Browser viewing = TRADER.browser();
    private final Browser acting = TRADER.browser();
    private final Browser otherActing = TRADER.browser();
    private Caching caching;

    @ParameterizedTest
    @EnumSource
    void executesDocumentedStatementsPerPage(Caching type) throws SQLException {
        begin(type);
        Map<String, Look> cases = cases();
        List<List<String>> rows = table.subList(2, table.size());
        assertThat(rows.stream().map(row -> row.get(0))).containsExactlyElementsOf(cases.keySet());
        int column = table.get(0).indexOf(type.label());
        SoftAssertions softly = new SoftAssertions();
        try (StatementCounter counter = new StatementCounter(TRADER.database())) {
            for (List<String> row : rows) {
                List<Cost> documented = Stream.of(row.get(column).split(" / ", -1))
                        .map(Cost::of)
                        .toList();
                List<Map<String, Long>> statements = measureWithinLimit(cases.get(row.get(0)), counter);
                softly.assertThat(statements.stream()
                                .map(CachedStatementsIT::cost)
                                .toList())
                        .as("'%s' with %s, statements: %s", row.get(0), type, statements)
                        .isEqualTo(documented);
            }
        }
        softly.assertAll();
    }

    private static List<Map<String, Long>> measureWithinLimit(Look look, StatementCounter counter) throws SQLException {
        while (true) {
            long start = System.nanoTime();
            look.before().run();
            List<Map<String, Long>> statements = new ArrayList<>();
            for (int time = 0; time < TIMES; time++) {
                statements.add(calls(look, counter));
            }
            if (System.nanoTime() - start < MAX_DURATION.toNanos()) {
                return statements;
            }
        }
    }

    private static Map<String, Long> calls(Look look, StatementCounter counter) throws SQLException {
        counter.reset();
        Page page = look.page().draw();
        Map<String, Long> calls = counter.calls();
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        return calls;
    }

    private static Cost cost(Map<String, Long> calls) {
        return calls.entrySet().stream()
                .map(call -> Cost.of(call.getKey(), call.getValue()))
                .reduce(Cost.NOTHING, Cost::plus);
    }

    private void begin(Caching type) {
        caching = type;
        TRADER.restore(type.mode(), type);
        // A day, so that no market summary expires during a test.
        TRADER.admin().set("MARKET_SUMMARY_INTERVAL", "86400");
        viewing.login("uid:1", "xxx");
        acting.login("uid:1", "xxx");
        otherActing.login("uid:2", "xxx");
        buy(acting);
        acting.getAction("home");
    }

    private Map<String, Look> cases() {
        View home = () -> viewing.getAction("home");
        View portfolio = () -> viewing.getAction("portfolio");
        View account = () -> viewing.getAction("account");
        View quotes = () -> viewing.getAction("quotes", "symbols", "s:1,s:2,s:3,s:4,s:5");
        Map<String, Look> cases = new LinkedHashMap<>();
        cases.put("home", withEmptyCache(home));
        cases.put("portfolio", withEmptyCache(portfolio));
        cases.put("account", withEmptyCache(account));
        cases.put("five quotes", withEmptyCache(quotes));
        cases.put("market", withEmptyCache(() -> viewing.getAction("mksummary")));
        cases.put(
                "two quotes by REST, no user",
                withEmptyCache(() -> TRADER.browser().get("/rest/quotes/s:0,s:4")));
        cases.put(
                "home, after one more login of the user",
                afterChange(home, () -> TRADER.browser().login("uid:1", "xxx")));
        cases.put(
                "portfolio, after another user's buy of one of its stocks",
                afterChange(portfolio, () -> buy(otherActing)));
        cases.put("portfolio, after a buy of the user's", afterChange(portfolio, () -> buy(acting)));
        cases.put(
                "account, after a new profile",
                afterChange(account, () -> acting.postAction("update_profile", PROFILE)));
        cases.put("five quotes, after a buy of one", afterChange(quotes, () -> buy(otherActing)));
        cases.put("buy, after another buy", afterChange(() -> buy(viewing), () -> buy(acting)));
        return cases;
    }

    /** Requests the page with an empty cache at first. */
    private Look withEmptyCache(View page) {
        return new Look(
                () -> {
                    TRADER.activateCache(Caching.NONE);
                    TRADER.activateCache(caching);
                },
                page);
    }

    /** Requests the page with the page in the cache, after a change. */
    private static Look afterChange(View page, View change) {
        return new Look(
                () -> {
                    for (View each : List.of(page, page, change)) {
                        Page drawn = each.draw();
                        assertThat(drawn.status()).as(drawn.toString()).isEqualTo(200);
                    }
                },
                page);
    }

    private static Page buy(Browser browser) {
        return browser.postAction("buy", "symbol", "s:3", "quantity", "10");
    }
}
