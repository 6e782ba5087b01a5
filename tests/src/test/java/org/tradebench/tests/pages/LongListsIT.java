package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** An account with more holdings and orders than one answer may contain is shown in pages, with the sums of all holdings. */
@SecondApplication
class LongListsIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final int MAX_ITEMS = 1_000;

    private static final String OF_USER = " JOIN account USING (account_id) WHERE user_id = 'uid:3'";

    static Stream<Arguments> modesAndCachingTypes() {
        return Stream.of(
                        Stream.of(Mode.values()).map(mode -> Arguments.of(mode, Caching.NONE, Access.STANDARD)),
                        Caching.IN_EVERY_MODE.stream()
                                .map(caching -> Arguments.of(Mode.DIRECT, caching, Access.STANDARD)),
                        Stream.of(Arguments.of(Mode.JPA, Caching.NONE, Access.WEB_SERVICES)))
                .flatMap(some -> some);
    }

    @ParameterizedTest
    @MethodSource("modesAndCachingTypes")
    void pagesLongListsAndShowsTotals(Mode mode, Caching caching, Access access) {
        TRADER.restore(mode);
        long own = count("holding");
        Rows.execute(TRADER.database(), """
                INSERT INTO holding (account_id, symbol, quantity, purchase_price, purchase_date)
                SELECT account_id, 's:' || i % 40, 1 + i % 7, 10 + i % 13, now()
                FROM account, generate_series(1, 1500) i WHERE user_id = 'uid:3'""");
        Rows.execute(TRADER.database(), """
                INSERT INTO trade_order (account_id, symbol, holding_id, order_type, order_status, open_date,
                    completion_date, quantity, price, order_fee)
                SELECT account_id, 's:1', 1, 'buy', 'closed', now(), now(), 1, 10, 24.95
                FROM account, generate_series(1, 1500) i WHERE user_id = 'uid:3'""");
        TRADER.activateCache(caching);
        TRADER.admin().set("ACCESS_MODE", access.label());
        Browser user = loggedIn("uid:3");
        Browser other = loggedIn("uid:4");

        assertAlerts(user, 1_500);
        assertPages(user, own + 1_500);
        assertRestPages(user);
        assertTotals(user);
        assertThat(other.postAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
        assertTotals(user);
        assertPages(user, own + 1_500);

        Page shortList = other.getAction("portfolio");
        assertThat(shortList.html().select(".pager")).isEmpty();
        assertThat(shortList.holdingIds())
                .hasSize(Math.toIntExact(Long.parseLong(Rows.value(
                        TRADER.database(),
                        "SELECT count(*) FROM holding JOIN account USING (account_id) WHERE user_id = 'uid:4'"))));
    }

    /** The second view finds the shares cached but none of their quotes, which are more than one message may request. */
    @ParameterizedTest
    @EnumSource(
            names = {"NONE", "SECOND_LEVEL"},
            mode = EnumSource.Mode.EXCLUDE)
    void showsManySymbolsByWebServicesFromCache(Caching caching) {
        TRADER.restore(Mode.DIRECT);
        Rows.execute(TRADER.database(), """
                INSERT INTO quote (symbol, company_name, volume, price, open_price, low_price, high_price, change)
                SELECT 'many:' || i, 'Many', 0, 10, 10, 10, 10, 0 FROM generate_series(1, 150) i""");
        Rows.execute(TRADER.database(), """
                INSERT INTO holding (account_id, symbol, quantity, purchase_price, purchase_date)
                SELECT account_id, 'many:' || i, 1, 10, now()
                FROM account, generate_series(1, 150) i WHERE user_id = 'uid:3'""");
        TRADER.activateCache(caching);
        TRADER.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
        Browser user = loggedIn("uid:3");

        for (String view : new String[] {"first", "second"}) {
            Page portfolio = user.getAction("portfolio");
            assertThat(portfolio.status()).as(view + ": " + portfolio).isEqualTo(200);
            assertThat(rows(portfolio)).as(view).isEqualTo(Math.toIntExact(count("holding")));
            Page home = user.getAction("home");
            assertThat(home.status()).as(view + ": " + home).isEqualTo(200);
        }
    }

    /** Other test classes restore their own rows. */
    @AfterAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    private static void assertPages(Browser user, long holdings) {
        for (String address : new String[] {"app?action=portfolio", "portfolio.faces"}) {
            Page first = user.get("/" + address);
            assertThat(first.text()).contains("Number of Holdings: " + holdings);
            assertThat(rows(first)).as(address).isEqualTo(MAX_ITEMS);
            assertThat(first.text()).contains("1,000 of %,d holdings".formatted(holdings));
            Page second = user.get(next(first));
            assertThat(rows(second)).as("the second page of " + address).isEqualTo(holdings - MAX_ITEMS);
            assertThat(second.text()).contains("Number of Holdings: " + holdings);
            assertThat(second.html().select(".pager a")).isEmpty();
        }
        List<Long> shown = new ArrayList<>(user.getAction("portfolio").holdingIds());
        shown.addAll(user.get(next(user.getAction("portfolio"))).holdingIds());
        assertThat(shown.stream().distinct().map(String::valueOf))
                .containsExactlyElementsOf(
                        Rows.query(TRADER.database(), "SELECT holding_id FROM holding" + OF_USER + " ORDER BY 1"));

        for (String address :
                new String[] {"/app?action=account&showAllOrders=true", "/account.faces?showAllOrders=true"}) {
            Page first = user.get(address);
            assertThat(rows(first)).as(address).isEqualTo(MAX_ITEMS);
            assertThat(rows(user.get(next(first))))
                    .as("the second page of " + address)
                    .isEqualTo(count("trade_order") - MAX_ITEMS);
        }
    }

    /** Alerts that do not fit into one response are in the next one, and none is in two responses. */
    private static void assertAlerts(Browser user, int closed) {
        Set<Long> announced = new HashSet<>();
        for (int expected : new int[] {MAX_ITEMS, closed - MAX_ITEMS, 0}) {
            JsonNode orders = user.send("POST", "/rest/order-alerts", "").json();
            assertThat(orders.size()).as("order alerts").isEqualTo(expected);
            orders.forEach(order -> announced.add(order.path("orderId").asLong()));
        }
        assertThat(announced).hasSize(closed);
    }

    private static void assertRestPages(Browser user) {
        List<String> holdings = new ArrayList<>();
        for (String next = "portfolio"; next != null; ) {
            Page page = user.get("/rest/" + next);
            assertThat(page.json().path("holdings").size()).isLessThanOrEqualTo(MAX_ITEMS);
            page.json()
                    .path("holdings")
                    .forEach(one -> holdings.add(one.path("holdingId").asText()));
            next = link(page);
        }
        assertThat(holdings)
                .isEqualTo(Rows.query(TRADER.database(), "SELECT holding_id FROM holding" + OF_USER + " ORDER BY 1"));
        List<String> orders = new ArrayList<>();
        for (String next = "orders?limit=all"; next != null; ) {
            Page page = user.get("/rest/" + next);
            assertThat(page.json().size()).isLessThanOrEqualTo(MAX_ITEMS);
            page.json().forEach(one -> orders.add(one.path("orderId").asText()));
            next = link(page);
        }
        assertThat(orders)
                .isEqualTo(Rows.query(
                        TRADER.database(), "SELECT order_id FROM trade_order" + OF_USER + " ORDER BY order_id DESC"));
    }

    /** Checks the sums twice, because the second answer may be cached. */
    private static void assertTotals(Browser user) {
        List<String> sums = Rows.query(TRADER.database(), """
                SELECT count(*) || ' ' || sum(h.quantity * h.purchase_price) || ' ' || sum(h.quantity * q.price)
                FROM holding h JOIN quote q USING (symbol)""" + OF_USER);
        String[] values = sums.get(0).split(" ", -1);
        for (int i = 0; i < 2; i++) {
            JsonNode portfolio = user.get("/rest/portfolio").json();
            assertThat(portfolio.path("numberOfHoldings").asText()).isEqualTo(values[0]);
            assertThat(portfolio.path("basis").decimalValue()).isEqualByComparingTo(values[1]);
            assertThat(portfolio.path("marketValue").decimalValue()).isEqualByComparingTo(values[2]);
            String worth = "%,.2f".formatted(new BigDecimal(values[2]));
            for (String home : new String[] {"/app?action=home", "/tradehome.faces"}) {
                assertThat(user.get(home).text()).as(home).contains(worth);
            }
        }
    }

    private static int rows(Page page) {
        return page.html().select("table.wide tbody tr").size();
    }

    private static String next(Page page) {
        String address = page.html().select(".pager a").attr("href");
        assertThat(address).as(page.request()).isNotEmpty();
        return address.startsWith("/daytrader") ? address.substring("/daytrader".length()) : "/" + address;
    }

    private static String link(Page page) {
        Matcher link = Pattern.compile("<([^>]+)>; rel=\"next\"")
                .matcher(page.headers().firstValue("link").orElse(""));
        return link.matches() ? link.group(1) : null;
    }

    private static long count(String table) {
        return Long.parseLong(Rows.value(TRADER.database(), "SELECT count(*) FROM " + table + OF_USER));
    }

    private static Browser loggedIn(String user) {
        Browser browser = TRADER.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }
}
