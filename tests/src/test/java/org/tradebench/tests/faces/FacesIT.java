package org.tradebench.tests.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.tradebench.tests.pages.Leaks;

/** Operations through the Faces views have, in every mode, the same responses, rows and errors as through the JSPs. */
@SecondApplication
class FacesIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String ALERT = "Alert: The following Order(s) have completed.";

    private final Browser browser = TRADER.browser();
    private final FacesForms forms = new FacesForms(browser);

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @AfterEach
    void restoreSettings() {
        TRADER.admin().set("ACCESS_MODE", Access.STANDARD.label());
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
    }

    /** Every mode with each order processing, two of them by web services; each with its own user, so that rows need not be restored in between. */
    static Stream<Arguments> modesWithOrderProcessing() {
        AtomicInteger user = new AtomicInteger(10);
        return Stream.concat(
                        Stream.of(Mode.values())
                                .flatMap(mode -> Stream.of(Orders.values())
                                        .map(orders -> List.of(mode, orders, Access.STANDARD))),
                        Stream.of(
                                List.of(Mode.DIRECT, Orders.SYNCHRONOUS, Access.WEB_SERVICES),
                                List.of(Mode.JPA, Orders.ASYNCHRONOUS_TWO_PHASE, Access.WEB_SERVICES)))
                .map(cell -> Arguments.of(cell.get(0), cell.get(1), cell.get(2), "uid:" + user.getAndIncrement()));
    }

    @ParameterizedTest
    @MethodSource("modesWithOrderProcessing")
    void supportsEveryOperationInEveryMode(Mode mode, Orders orders, Access access, String user) {
        TRADER.settings(mode, orders);
        TRADER.admin().set("ACCESS_MODE", access.label());
        long messages = Access.messages(TRADER.server());

        Page home = forms.login(user, "xxx");
        assertThat(home.title()).as(home.toString()).isEqualTo("Welcome to DayTrader");
        assertThat(home.text())
                .contains("Welcome, " + user)
                .contains("Trade Stock Index")
                .contains("Top gainers");
        Page quotes = browser.get("/quote.faces?symbols=s:1,s:4711,s:2");
        assertThat(quotes.title()).isEqualTo("DayTrader: Quotes and Trading");
        assertThat(quotes.text()).contains("S1 Incorporated", "S2 Incorporated", "There is no quote for: s:4711");
        Page bought = forms.send(quotes, "form:has([value=s:2])");
        assertThat(bought.title()).isEqualTo("DayTrader Order information");
        assertThat(bought.text())
                .containsPattern("Order [0-9]+ to buy 100 shares of s:2 has been submitted for processing");
        settle(orders);
        Page portfolio = browser.get("/portfolio.faces");
        assertThat(portfolio.text()).contains(ALERT);
        List<String> own = Rows.query(
                TRADER.database(),
                "SELECT holding_id FROM holding JOIN account USING (account_id) WHERE user_id = '" + user
                        + "' ORDER BY 1");
        assertThat(portfolio.html().select("[name=holdingID]").eachAttr("value"))
                .containsExactlyElementsOf(own);
        assertThat(portfolio.text()).contains("Number of Holdings: " + own.size());
        Page sold = forms.send(portfolio, "form:has([value=" + own.get(0) + "])");
        assertThat(sold.text()).containsPattern("Order [0-9]+ to sell [0-9]+ shares of s:[0-9]+ has been submitted");
        settle(orders);
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) FROM holding WHERE holding_id = " + own.get(0)))
                .isEqualTo("0");
        Page account = browser.get("/account.faces?showAllOrders=true");
        assertThat(account.title()).isEqualTo("DayTrader Account Information");
        assertThat(account.html().select("table.orders tbody tr"))
                .hasSizeGreaterThanOrEqualTo(Integer.parseInt(Rows.value(
                        TRADER.database(),
                        "SELECT count(*) FROM trade_order JOIN account USING (account_id) WHERE user_id = '" + user
                                + "'")));
        Page updated = forms.send(
                account,
                "form#update",
                "fullname",
                "Ada Ä. O'Neill",
                "address",
                "1 <b>Main</b>",
                "currentpassword",
                "xxx",
                "password",
                "new",
                "cpassword",
                "new");
        assertThat(updated.text()).contains("Your profile has been updated.");
        assertThat(updated.html().getElementById("fullname").attr("value")).isEqualTo("Ada Ä. O'Neill");
        assertThat(Rows.value(TRADER.database(), "SELECT address FROM account_profile WHERE user_id = '" + user + "'"))
                .isEqualTo("1 <b>Main</b>");
        assertThat(browser.get("/marketSummary.faces").title()).isEqualTo("DayTrader Market Summary");
        Page out = forms.send(browser.get("/tradehome.faces"), "form#session");
        assertThat(out.title()).as(out.toString()).isEqualTo("DayTrader Login");
        assertThat(forms.login(user, "xxx").status()).isEqualTo(401);
        assertThat(forms.login(user, "new").status()).isEqualTo(200);
        Page registered = register("faces:" + user, "pass", "pass", "10000.50");
        assertThat(registered.text()).contains("Welcome, faces:" + user).contains("10,000.50");
        assertThat(Access.messages(TRADER.server()) > messages)
                .as("messages were sent")
                .isEqualTo(access == Access.WEB_SERVICES);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    private static void settle(Orders orders) {
        if (orders != Orders.SYNCHRONOUS) {
            Orders.awaitSettled(TRADER.database(), TRADER.server());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tradehome", "quote", "portfolio", "account", "order", "marketSummary", "anything"})
    void showsLoginFormWithoutLogin(String view) {
        TRADER.restore(Mode.DIRECT);
        Page page = browser.get("/" + view + ".faces");

        assertThat(page.status()).isEqualTo(401);
        assertThat(page.title()).isEqualTo("DayTrader Login");
        assertThat(page.html().select("form#login #uid, form#login #passwd")).hasSize(2);
        assertThat(page.text()).contains("You are not logged in");
        assertThat(browser.cookie("JSESSIONID"))
                .as("a session before the login")
                .isNull();
    }

    @Test
    void rejectsInvalidInputWithStatusAndReason() {
        TRADER.restore(Mode.DIRECT);
        forms.login("uid:4", "xxx");
        browser.get("/tradehome.faces");
        String others = Rows.value(
                TRADER.database(),
                "SELECT min(holding_id) FROM holding JOIN account USING (account_id) WHERE user_id <> 'uid:4'");
        Map<String, List<String>> before = Rows.exact(TRADER.database());

        assertRejected(400, "quantity", browser.post("/order.faces", "symbol=s:1&quantity=-5"));
        assertRejected(404, "s:4711", browser.post("/order.faces", "symbol=s:4711&quantity=5"));
        assertRejected(404, "", browser.post("/order.faces", "holdingID=" + others));
        assertRejected(403, "POST", browser.get("/order.faces?symbol=s:1&quantity=5"));
        assertRejected(404, "", browser.get("/nothing.faces"));
        Page account = browser.get("/account.faces");
        assertRejected(400, "differ", forms.send(account, "form#update", "password", "a", "cpassword", "b"));
        assertRejected(409, "taken", register("uid:3", "pass", "pass", "100"));
        assertRejected(400, "money", register("faces:2", "pass", "pass", "-1"));
        Page foreign =
                TRADER.browser().sending("Sec-Fetch-Site", "cross-site").post("/order.faces", "symbol=s:1&quantity=5");
        assertThat(foreign.status()).isEqualTo(403);
        assertThat(browser.get("/tradehome.xhtml").status())
                .as("a view's source")
                .isEqualTo(403);
        assertThat(browser.get("/tradehome.xhtml").body()).doesNotContain("ui:");

        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void keepsAlertsForNextLogin() {
        Page bought = buy("uid:5");

        assertThat(forms.send(bought, "form#session").title()).isEqualTo("DayTrader Login");

        assertThat(forms.login("uid:5", "xxx").text()).contains(ALERT);
    }

    @Test
    void showsAlertsWithErrorMessage() {
        buy("uid:6");

        Page refused = browser.post("/order.faces", "symbol=s:1&quantity=-5");

        assertThat(refused.status()).as(refused.toString()).isEqualTo(400);
        assertThat(refused.text()).contains(ALERT);
        assertThat(browser.get("/tradehome.faces").text()).doesNotContain(ALERT);
    }

    /** Buys after a login, whose view takes the alerts of the population's orders, so that only this order's is left. */
    private Page buy(String user) {
        TRADER.restore(Mode.DIRECT);
        forms.login(user, "xxx");
        return browser.post("/order.faces", "symbol=s:2&quantity=1");
    }

    /** Otherwise a link on another site could make a browser submit a form that its user never saw. */
    @ParameterizedTest
    @ValueSource(strings = {"/account.faces", "/tradehome.faces", "/welcome.faces"})
    void rejectsFormsSentByGet(String view) {
        TRADER.restore(Mode.DIRECT);
        forms.login("uid:4", "xxx");
        Map<String, List<String>> before = Rows.exact(TRADER.database());

        assertRejected(
                403,
                "POST",
                browser.get(view + "?jakarta.faces.ViewState=stateless&update_SUBMIT=1&submit=x&fullname=x&address=x"
                        + "&email=x&creditcard=x&password=evil&cpassword=evil&session_SUBMIT=1&session:logout=x"
                        + "&login_SUBMIT=1&uid=uid:5&passwd=xxx"));

        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(browser.get("/tradehome.faces").text()).contains("Welcome, uid:4");
    }

    private Page register(String user, String password, String again, String money) {
        return forms.send(
                browser.get("/register.faces"),
                "form#registration",
                "full-name",
                "New Comer",
                "snail-mail",
                "2 Side Street",
                "email",
                "new@example.org",
                "user-id",
                user,
                "passwd",
                password,
                "confirm-passwd",
                again,
                "money",
                money,
                "card",
                "123-fake-ccnum-456");
    }

    private static void assertRejected(int status, String reason, Page page) {
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        assertThat(page.text()).containsIgnoringCase(reason);
        Leaks.assertNoneIn(page);
    }
}
