package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Every page with valid input, by GET and by POST: its exact title and texts, and valid HTML. */
@SecondApplication
class PagesIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private Browser user;

    @BeforeEach
    void logIn() {
        TRADER.restore(Mode.DIRECT);
        user = TRADER.browser();
        user.login("uid:2", "xxx");
    }

    static Stream<Arguments> titles() {
        return Stream.of(
                arguments("home", "Welcome to DayTrader", List.of()),
                arguments("quotes", "DayTrader: Quotes and Trading", List.of("symbols", "s:0,s:1")),
                arguments("buy", "DayTrader Order information", List.of("symbol", "s:1", "quantity", "5")),
                arguments("portfolio", "DayTrader Portfolio", List.of()),
                arguments("portfolioNoEdge", "DayTrader Portfolio", List.of()),
                arguments("account", "DayTrader Account Information", List.of()),
                arguments("account", "DayTrader Account Information", List.of("showAllOrders", "1")),
                arguments(
                        "update_profile",
                        "DayTrader Account Information",
                        List.of(
                                "password",
                                "xxx",
                                "cpassword",
                                "xxx",
                                "fullname",
                                "rnd12",
                                "address",
                                "rndAddress",
                                "creditcard",
                                "rndCC",
                                "email",
                                "rndEmail")),
                arguments("mksummary", "DayTrader Market Summary", List.of()),
                arguments("login", "Welcome to DayTrader", List.of("uid", "uid:2", "passwd", "xxx")));
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("titles")
    void showsExpectedTitleByGetAndPost(String action, String title, List<String> parameters) {
        String[] array = parameters.toArray(String[]::new);
        for (Page page : List.of(user.getAction(action, array), user.postAction(action, array))) {
            assertThat(page.status()).as(page.toString()).isEqualTo(200);
            assertThat(page.body()).contains("<title>" + title + "</title>");
            assertValidHtml(page);
            assertThat(page.body()).contains("uid:2");
        }
    }

    @Test
    void logoutShowsLoginPage() {
        Page page = user.getAction("logout");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.body()).contains("<title>DayTrader Login</title>");
        assertValidHtml(page);
        assertThat(user.getAction("home").status()).isEqualTo(401);
    }

    @Test
    void formsSendParametersOfActions() {
        Browser visitor = TRADER.browser();
        Page login = visitor.get("/app");
        assertThat(login.body()).contains("<title>DayTrader Login</title>");
        assertValidHtml(login);
        assertThat(login.html().select("form[method=post] [name]").eachAttr("name"))
                .contains("uid", "passwd");
        assertThat(login.html().select("a[href*=register.jsp]")).isNotEmpty();

        Page register = visitor.get("/register.jsp");
        assertThat(register.status()).isEqualTo(200);
        assertValidHtml(register);
        assertThat(register.html().select("form[method=post] [name]").eachAttr("name"))
                .contains(
                        "user id",
                        "passwd",
                        "confirm passwd",
                        "Full Name",
                        "Credit Card Number",
                        "money",
                        "email",
                        "snail mail");
    }

    @Test
    void rootPageLinksToLogin() {
        Page page = TRADER.browser().get("/");
        assertThat(page.status()).isIn(200, 302);
        if (page.status() == 200) {
            assertThat(page.html().select("a[href*=app], form[action*=app]")).isNotEmpty();
        }
    }

    @Test
    void quotesShowBuyFormForEachSymbol() {
        Page page = user.getAction("quotes", "symbols", "s:0, s:1 ,s:2");
        assertThat(page.html().select("form:has([name=quantity])")).hasSize(3);
        assertThat(page.html().select("form [name=symbol]").eachAttr("value")).containsExactly("s:0", "s:1", "s:2");
        assertThat(page.html().select("form [name=quantity]").eachAttr("value")).containsOnly("100");
        assertThat(page.text()).contains("S0 Incorporated").contains("S1 Incorporated");
    }

    @Test
    void quotesNameUnknownSymbol() {
        Page page = user.getAction("quotes", "symbols", "s:1,s:4711");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains("s:4711");
        assertThat(page.html().select("form:has([name=quantity])")).hasSize(1);
    }

    @Test
    void announcesOrderOnceOnNextPage() {
        Page bought = user.postAction("buy", "symbol", "s:3", "quantity", "12");
        assertThat(bought.text())
                .containsPattern("Order [0-9]+ to buy 12(\\.0+)? shares of s:3 has been submitted for processing");
        assertThat(user.getAction("home").text()).contains("Alert: The following Order(s) have completed.");
        Page portfolio = user.getAction("portfolio");
        assertThat(portfolio.text()).doesNotContain("Alert: The following");

        long holding = portfolio.holdingIds().get(0);
        Page sold = user.postAction("sell", "holdingID", Long.toString(holding));
        assertThat(sold.text())
                .containsPattern(
                        "Order [0-9]+ to sell [0-9]+(\\.0+)? shares of s:[0-9]+ has been submitted for processing");
    }

    @Test
    void keepsAlertWhenNextPageIsError() {
        user.postAction("buy", "symbol", "s:3", "quantity", "12");
        Page error = user.postAction("buy", "symbol", "s:3", "quantity", "none");
        assertThat(error.status()).isEqualTo(400);
        String next = error.text() + user.getAction("home").text();
        assertThat(next).contains("Alert: The following Order(s) have completed.");
    }

    @Test
    void keepsAlertOnHeadRequest() {
        user.postAction("buy", "symbol", "s:3", "quantity", "12");
        user.send("HEAD", "/app?action=home", null);
        assertThat(user.getAction("home").text()).contains("Alert: The following Order(s) have completed.");
    }

    @Test
    void showsNoAlertsWhenDisabled() {
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", "false");
        user.postAction("buy", "symbol", "s:3", "quantity", "12");
        assertThat(user.getAction("home").text()).doesNotContain("Alert:");
    }

    @Test
    void portfolioListsOwnHoldingsOnly() {
        Page page = user.getAction("portfolio");
        List<String> own = Rows.query(
                TRADER.database(),
                "SELECT holding_id FROM holding JOIN account USING (account_id) WHERE user_id = 'uid:2' ORDER BY 1");
        assertThat(page.text()).contains("Number of Holdings: " + own.size());
        assertThat(page.holdingIds().stream().map(String::valueOf)).containsExactlyElementsOf(own);
    }

    @Test
    void accountShowsFiveOrdersOrAll() {
        for (int i = 0; i < 8; i++) {
            user.postAction("buy", "symbol", "s:1", "quantity", "1");
        }
        user.getAction("home");
        int all = Integer.parseInt(Rows.value(
                TRADER.database(),
                "SELECT count(*) FROM trade_order JOIN account USING (account_id) WHERE user_id = 'uid:2'"));
        assertThat(orderRows(user.getAction("account"))).isEqualTo(5);
        assertThat(orderRows(user.getAction("account", "showAllOrders", ""))).isEqualTo(all);
        assertThat(all).isGreaterThanOrEqualTo(8);
    }

    @Test
    void newUserStartsWithOpeningBalanceAndTrades() {
        Browser visitor = TRADER.browser();
        Page welcome = visitor.getAction(
                "register",
                "user id",
                "ru:1:120000999",
                "passwd",
                "yyy",
                "confirm passwd",
                "yyy",
                "Full Name",
                "first:12 last:4999",
                "Credit Card Number",
                "123-fake-ccnum-456",
                "money",
                "1000000",
                "email",
                "uid:1@44.com",
                "snail mail",
                "first:1 last:2");
        assertThat(welcome.status()).as(welcome.toString()).isEqualTo(200);
        assertThat(welcome.title()).isEqualTo("Welcome to DayTrader");
        assertThat(visitor.getAction("portfolio").text()).contains("Number of Holdings: 0");
        assertThat(visitor.getAction("buy", "symbol", "s:1", "quantity", "1").body())
                .contains("has been submitted");
        assertThat(Rows.value(TRADER.database(), "SELECT open_balance FROM account WHERE user_id = 'ru:1:120000999'"))
                .isEqualTo("1000000.00");
    }

    @Test
    void showsNoPasswordOrFullCardNumber() {
        user.postAction(
                "update_profile",
                "password",
                "s3cret-pass",
                "cpassword",
                "s3cret-pass",
                "fullname",
                "A",
                "address",
                "B",
                "creditcard",
                "4111-1111-2222-3333",
                "email",
                "e");
        for (String action : List.of("home", "account", "portfolio")) {
            assertThat(user.getAction(action).body())
                    .doesNotContain("s3cret-pass")
                    .doesNotContain("4111-1111-2222")
                    .doesNotContain("PBKDF2");
        }
    }

    private static int orderRows(Page account) {
        return account.html()
                .select("tr:has(td):contains(buy), tr:has(td):contains(sell)")
                .size();
    }

    private static void assertValidHtml(Page page) {
        assertThat(page.contentType()).isEqualToIgnoringCase("text/html;charset=UTF-8");
        assertThat(page.body().stripLeading()).startsWithIgnoringCase("<!doctype html>");
        Document document = page.html();
        assertThat(document.selectFirst("html").attr("lang")).isNotEmpty();
        List<String> ids = document.select("[id]").eachAttr("id");
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(document.select("img:not([alt])")).isEmpty();
        assertThat(document.select("h1")).hasSize(1);
        for (Element input : document.select("input:not([type=hidden]):not([type=submit]), select, textarea")) {
            boolean labelled = input.hasAttr("aria-label")
                    || input.hasAttr("aria-labelledby")
                    || input.closest("label") != null
                    || !document.select("label[for=" + input.id() + "]").isEmpty();
            assertThat(labelled).as("a label for " + input).isTrue();
        }
    }
}
