package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Every operation of the REST interface in every runtime mode: as it is described, with the pages' data, and on the same rows. */
class RestOperationsIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final BigDecimal FEE = new BigDecimal("24.95");

    private static Description description;

    private final Set<String> done = new TreeSet<>();

    /** Whose account it is. */
    private String user = "uid:7";

    private Orders orders = Orders.SYNCHRONOUS;

    /** Looks at the pages. */
    private Browser person;

    /** A program by cookie, and one by token, for the same user. */
    private Browser byCookie;

    private Browser byToken;

    @BeforeAll
    static void read() {
        TRADER.restore(Mode.DIRECT);
        Page yaml = TRADER.browser().get("/rest/openapi.yaml");
        assertThat(yaml.status()).isEqualTo(200);
        description = new Description(yaml.body());
    }

    @AfterEach
    void completeOrdersAtOnceAgain() {
        TRADER.admin().set("ACCESS_MODE", Access.STANDARD.word());
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.word());
    }

    /** Each with a user of its own who has holdings, so that the rows need not be put back between them; by web services two of them. */
    static Stream<Arguments> everyModeWithEveryOrders() {
        AtomicInteger user = new AtomicInteger(8);
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
    @MethodSource("everyModeWithEveryOrders")
    void everyOperationGivesWhatThePagesShowAndLeavesTheSameRows(
            Mode mode, Orders completed, Access access, String itsUser) {
        TRADER.settings(mode, completed);
        TRADER.admin().set("ACCESS_MODE", access.word());
        long messages = Access.messages(TRADER.server());
        orders = completed;
        user = itsUser;
        playEverything();
        assertThat(Access.messages(TRADER.server()) > messages)
                .as("messages were sent")
                .isEqualTo(access == Access.WEB_SERVICES);
    }

    @ParameterizedTest
    @EnumSource(value = Caching.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void everyOperationDoesSoWhereAnswersAreRemembered(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        playEverything();
    }

    private void playEverything() {
        person = TRADER.browser();
        byCookie = TRADER.browser();
        byToken = TRADER.browser();
        logIn();
        look();
        buyAndSell();
        updateTheProfile();
        register();
        logOut();
        done.add("description");
        done.add("priceChanges"); // LiveIT's.
        assertThat(done)
                .containsExactlyInAnyOrderElementsOf(description.operations().stream()
                        .map(Description.Operation::id)
                        .toList());
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @Test
    void theOldWayToAskForQuotesIsAsItWas() {
        Page page = TRADER.browser().post("/rest/quotes", "symbols=");
        assertThat(page.status()).isEqualTo(400);
        assertThat(page.contentType()).startsWith("application/json");
        assertThat(page.json().fieldNames()).toIterable().containsExactly("status", "title", "message");
        assertThat(TRADER.browser().get("/rest/quotes/s:1").headers().firstValue("cache-control"))
                .isEmpty();
    }

    private void logIn() {
        person.login(user, "xxx");
        Page cookie = ask(
                "login",
                byCookie.sendJson("POST", "/rest/session", "{\"userId\":\"%s\",\"password\":\"xxx\"}".formatted(user)),
                201);
        assertThat(cookie.json().path("account").path("userId").asText()).isEqualTo(user);
        assertThat(cookie.json().has("token")).isFalse();
        assertThat(byCookie.cookie("JSESSIONID")).isNotNull();

        Page token = ask(
                "login",
                byToken.sendJson(
                        "POST",
                        "/rest/session",
                        "{\"userId\":\"%s\",\"password\":\"xxx\",\"login\":\"token\"}".formatted(user)),
                201);
        assertThat(byToken.cookie("JSESSIONID")).isNull();
        byToken.sending("Authorization", "Bearer " + token.json().path("token").asText());
        assertThat(token.json().path("account").path("loginCount").asInt())
                .isEqualTo(cookie.json().path("account").path("loginCount").asInt() + 1)
                .isEqualTo(Integer.parseInt(value("login_count")));
    }

    private void look() {
        Page accountPage = person.getAction("account");
        JsonNode account = ask("account", byToken.get("/rest/account"), 200).json();
        assertThat(ask("account", byCookie.get("/rest/account"), 200).json()).isEqualTo(account);
        String figures = accountPage.html().select("dl.figures").text();
        assertThat(figures)
                .contains(Cells.money(account.path("balance")))
                .contains(Cells.money(account.path("openBalance")))
                .contains(account.path("accountId").asText());
        assertThat(account.path("balance").decimalValue()).isEqualByComparingTo(value("balance"));

        JsonNode profile = ask("profile", byToken.get("/rest/profile"), 200).json();
        for (String field : List.of("fullname", "address", "email", "creditcard")) {
            String name = field.equals("fullname") ? "fullName" : field.equals("creditcard") ? "creditCard" : field;
            assertThat(profile.path(name).asText())
                    .isEqualTo(accountPage.html().getElementById(field).val());
        }

        Page portfolioPage = person.getAction("portfolio");
        JsonNode portfolio =
                ask("portfolio", byToken.get("/rest/portfolio"), 200).json();
        assertThat(portfolio.path("holdings")).isNotEmpty();
        assertThat(Cells.holdings(portfolio.path("holdings"))).isEqualTo(Cells.ofPage(portfolioPage, "holdings", 8));
        assertThat(portfolioPage.text())
                .contains("Number of Holdings: "
                        + portfolio.path("numberOfHoldings").asText())
                .contains(Cells.money(portfolio.path("marketValue")))
                .contains(Cells.money(portfolio.path("basis")));
        JsonNode holding = portfolio.path("holdings").get(0);
        String holdingPath = "/rest/portfolio/" + holding.path("holdingId").asText();
        assertThat(ask("holding", byCookie.get(holdingPath), 200).json()).isEqualTo(holding);

        assertThat(Cells.orders(ask("orders", byToken.get("/rest/orders"), 200).json()))
                .isEqualTo(Cells.ofPage(accountPage, "orders", 9));
        JsonNode all = ask("orders", byToken.get("/rest/orders?limit=all"), 200).json();
        assertThat(Cells.orders(all))
                .isEqualTo(Cells.ofPage(person.getAction("account", "showAllOrders", "true"), "orders", 9));
        assertThat(ask("orders", byToken.get("/rest/orders?limit=1"), 200).json())
                .hasSize(1);
        JsonNode oldest = all.get(all.size() - 1);
        String orderPath = "/rest/orders/" + oldest.path("orderId").asText();
        assertThat(ask("order", byCookie.get(orderPath), 200).json()).isEqualTo(oldest);
        String others = Rows.value(
                TRADER.database(),
                "SELECT max(order_id) FROM trade_order JOIN account USING (account_id) WHERE user_id <> '" + user
                        + "'");
        ask("order", byToken.get("/rest/orders/" + others), 404);

        JsonNode quotes =
                ask("quotes", byToken.get("/rest/quotes/s:3,s:1"), 200).json();
        assertThat(Cells.quotes(quotes))
                .isEqualTo(Cells.ofPage(person.getAction("quotes", "symbols", "s:3,s:1"), "quotes", 6));
        assertThat(ask("quotesByForm", byToken.post("/rest/quotes", "symbols=s:3,s:1"), 200)
                        .json())
                .isEqualTo(quotes);

        Page marketPage = person.getAction("mksummary");
        JsonNode market =
                ask("market", TRADER.browser().get("/rest/market"), 200).json();
        assertThat(marketPage.text())
                .contains(Cells.money(market.path("tsia")))
                .contains(Cells.count(market.path("volume")));
        List<List<String>> movers = Cells.movers(market.path("topGainers"));
        List<List<String>> both = new ArrayList<>(movers);
        both.addAll(Cells.movers(market.path("topLosers")));
        assertThat(both).hasSize(10).isEqualTo(Cells.ofPage(marketPage, "movers", 2));
    }

    private void buyAndSell() {
        // Those of before, whoever's request completed them.
        ask("takeOrderAlerts", byToken.send("POST", "/rest/order-alerts", null), 200);
        BigDecimal before = new BigDecimal(value("balance"));

        Page bought = ask(
                "placeOrder",
                byToken.sendJson("POST", "/rest/orders", "{\"orderType\":\"buy\",\"symbol\":\"s:2\",\"quantity\":10}"),
                201);
        settle();
        JsonNode buy = bought.json();
        BigDecimal cost =
                buy.path("price").decimalValue().multiply(BigDecimal.TEN).add(FEE);
        assertThat(new BigDecimal(value("balance"))).isEqualByComparingTo(before.subtract(cost));
        assertThat(bought.headers().firstValue("location"))
                .contains(TRADER.root() + "/rest/orders/" + buy.path("orderId").asText());
        JsonNode stored = ask(
                        "order",
                        byCookie.get("/rest/orders/" + buy.path("orderId").asText()),
                        200)
                .json();
        String holdingId = stored.path("holdingId").asText();
        assertThat(person.getAction("portfolio").holdingIds()).contains(Long.valueOf(holdingId));

        Page sold = ask(
                "placeOrder",
                byCookie.sendJson(
                        "POST", "/rest/orders", "{\"orderType\":\"sell\",\"holdingId\":%s}".formatted(holdingId)),
                201);
        settle();
        BigDecimal gain = sold.json()
                .path("price")
                .decimalValue()
                .multiply(BigDecimal.TEN)
                .subtract(FEE);
        assertThat(new BigDecimal(value("balance")))
                .isEqualByComparingTo(before.subtract(cost).add(gain));
        assertThat(byToken.get("/rest/portfolio/" + holdingId).status()).isEqualTo(404);

        // The page on which the buy was looked for has announced it; the sell is still to be told.
        Set<String> alerts = new TreeSet<>();
        ask("takeOrderAlerts", byToken.send("POST", "/rest/order-alerts", null), 200)
                .json()
                .forEach(order -> alerts.add(order.path("orderId").asText()));
        assertThat(alerts).containsExactly(sold.json().path("orderId").asText());
        assertThat(ask("takeOrderAlerts", byToken.send("POST", "/rest/order-alerts", null), 200)
                        .json())
                .isEmpty();
    }

    private void settle() {
        if (orders != Orders.SYNCHRONOUS) {
            Orders.awaitSettled(TRADER.database(), TRADER.server());
        }
    }

    private void updateTheProfile() {
        String mask = byToken.get("/rest/profile").json().path("creditCard").asText();
        JsonNode profile = ask("updateProfile", byToken.sendJson("PUT", "/rest/profile", """
                                {"password":"neü","fullName":"Ada Ä. O'Neill","address":"1 <b>Main</b>",
                                 "email":"ada@example.org","creditCard":"%s"}""".formatted(mask)), 200)
                .json();
        assertThat(profile.path("fullName").asText()).isEqualTo("Ada Ä. O'Neill");
        assertThat(profile.path("creditCard").asText()).isEqualTo(mask);
        assertThat(person.getAction("account").html().getElementById("fullname").val())
                .isEqualTo("Ada Ä. O'Neill");
        assertThat(TRADER.browser().login(user, "xxx").status()).isEqualTo(401);
        assertThat(TRADER.browser().login(user, "neü").status()).isEqualTo(200);
    }

    private void register() {
        Browser newcomer = TRADER.browser();
        String body = """
                {"userId":"rest:%s","password":"pass","fullName":"New Comer","address":"2 Side Street",
                 "email":"new@example.org","creditCard":"1234-5678","openBalance":10000.50,"login":"token"}""".formatted(user);
        JsonNode login = ask("register", newcomer.sendJson("POST", "/rest/users", body), 201)
                .json();
        assertThat(login.path("account").path("balance").decimalValue()).isEqualByComparingTo("10000.50");
        newcomer.sending("Authorization", "Bearer " + login.path("token").asText());
        assertThat(ask("portfolio", newcomer.get("/rest/portfolio"), 200).json().path("holdings"))
                .isEmpty();
        ask("register", TRADER.browser().sendJson("POST", "/rest/users", body), 409);
        assertThat(TRADER.browser().login("rest:" + user, "pass").status()).isEqualTo(200);
    }

    private void logOut() {
        int before = Integer.parseInt(value("logout_count"));
        ask("logout", byToken.send("DELETE", "/rest/session", null), 204);
        assertThat(Integer.parseInt(value("logout_count"))).isEqualTo(before + 1);
        ask("account", byToken.get("/rest/account"), 401);
        // A session is another login.
        ask("account", byCookie.get("/rest/account"), 200);
        String session = byCookie.cookie("JSESSIONID");
        ask("logout", byCookie.send("DELETE", "/rest/session", null), 204);
        byCookie.setCookie("JSESSIONID", session);
        ask("account", byCookie.get("/rest/account"), 401);
    }

    /** The answer, once it is what the description says. */
    private Page ask(String operation, Page answer, int status) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        description.check(operation, answer);
        done.add(operation);
        return answer;
    }

    private String value(String column) {
        return Rows.value(TRADER.database(), "SELECT %s FROM account WHERE user_id = '%s'".formatted(column, user));
    }
}
