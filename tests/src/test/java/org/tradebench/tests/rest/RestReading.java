package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Calls the operations that only read, and compares their answers with the pages. */
final class RestReading {

    private static final RunningTrader TRADER = RunningTrader.second();

    private final Caller caller;

    RestReading(Caller caller) {
        this.caller = caller;
    }

    void logIn() {
        caller.person().login(caller.user(), "xxx");
        Page cookie = caller.ask(
                "login",
                caller.byCookie()
                        .sendJson(
                                "POST",
                                "/rest/session",
                                "{\"userId\":\"%s\",\"password\":\"xxx\"}".formatted(caller.user())),
                201);
        assertThat(cookie.json().path("account").path("userId").asText()).isEqualTo(caller.user());
        assertThat(cookie.json().has("token")).isFalse();
        assertThat(caller.byCookie().cookie("JSESSIONID")).isNotNull();

        Page token = caller.ask(
                "login",
                caller.byToken()
                        .sendJson(
                                "POST",
                                "/rest/session",
                                "{\"userId\":\"%s\",\"password\":\"xxx\",\"login\":\"token\"}"
                                        .formatted(caller.user())),
                201);
        assertThat(caller.byToken().cookie("JSESSIONID")).isNull();
        caller.byToken()
                .sending("Authorization", "Bearer " + token.json().path("token").asText());
        assertThat(token.json().path("account").path("loginCount").asInt())
                .isEqualTo(cookie.json().path("account").path("loginCount").asInt() + 1)
                .isEqualTo(Integer.parseInt(caller.value("login_count")));
    }

    void readAll() {
        Page accountPage = caller.person().getAction("account");
        JsonNode account = caller.ask("account", caller.byToken().get("/rest/account"), 200)
                .json();
        assertThat(caller.ask("account", caller.byCookie().get("/rest/account"), 200)
                        .json())
                .isEqualTo(account);
        String figures = accountPage.html().select("dl.figures").text();
        assertThat(figures)
                .contains(Cells.money(account.path("balance")))
                .contains(Cells.money(account.path("openBalance")))
                .contains(account.path("accountId").asText());
        assertThat(account.path("balance").decimalValue()).isEqualByComparingTo(caller.value("balance"));

        JsonNode profile = caller.ask("profile", caller.byToken().get("/rest/profile"), 200)
                .json();
        for (String field : List.of("fullname", "address", "email", "creditcard")) {
            String name = field.equals("fullname") ? "fullName" : field.equals("creditcard") ? "creditCard" : field;
            assertThat(profile.path(name).asText())
                    .isEqualTo(accountPage.html().getElementById(field).val());
        }

        Page portfolioPage = caller.person().getAction("portfolio");
        JsonNode portfolio = caller.ask("portfolio", caller.byToken().get("/rest/portfolio"), 200)
                .json();
        assertThat(portfolio.path("holdings")).isNotEmpty();
        assertThat(Cells.holdings(portfolio.path("holdings"))).isEqualTo(Cells.ofPage(portfolioPage, "holdings", 8));
        assertThat(portfolioPage.text())
                .contains("Number of Holdings: "
                        + portfolio.path("numberOfHoldings").asText())
                .contains(Cells.money(portfolio.path("marketValue")))
                .contains(Cells.money(portfolio.path("basis")));
        JsonNode holding = portfolio.path("holdings").get(0);
        String holdingPath = "/rest/portfolio/" + holding.path("holdingId").asText();
        assertThat(caller.ask("holding", caller.byCookie().get(holdingPath), 200)
                        .json())
                .isEqualTo(holding);

        assertThat(Cells.orders(caller.ask("orders", caller.byToken().get("/rest/orders"), 200)
                        .json()))
                .isEqualTo(Cells.ofPage(accountPage, "orders", 9));
        JsonNode all = caller.ask("orders", caller.byToken().get("/rest/orders?limit=all"), 200)
                .json();
        assertThat(Cells.orders(all))
                .isEqualTo(Cells.ofPage(caller.person().getAction("account", "showAllOrders", "true"), "orders", 9));
        assertThat(caller.ask("orders", caller.byToken().get("/rest/orders?limit=1"), 200)
                        .json())
                .hasSize(1);
        JsonNode oldest = all.get(all.size() - 1);
        String orderPath = "/rest/orders/" + oldest.path("orderId").asText();
        assertThat(caller.ask("order", caller.byCookie().get(orderPath), 200).json())
                .isEqualTo(oldest);
        String others = Rows.value(
                TRADER.database(),
                "SELECT max(order_id) FROM trade_order JOIN account USING (account_id) WHERE user_id <> '"
                        + caller.user() + "'");
        caller.ask("order", caller.byToken().get("/rest/orders/" + others), 404);

        JsonNode quotes = caller.ask("quotes", caller.byToken().get("/rest/quotes/s:3,s:1"), 200)
                .json();
        assertThat(Cells.quotes(quotes))
                .isEqualTo(Cells.ofPage(caller.person().getAction("quotes", "symbols", "s:3,s:1"), "quotes", 6));
        assertThat(caller.ask("quotesByForm", caller.byToken().post("/rest/quotes", "symbols=s:3,s:1"), 200)
                        .json())
                .isEqualTo(quotes);

        Page marketPage = caller.person().getAction("mksummary");
        JsonNode market =
                caller.ask("market", TRADER.browser().get("/rest/market"), 200).json();
        assertThat(marketPage.text())
                .contains(Cells.money(market.path("tsia")))
                .contains(Cells.count(market.path("volume")));
        List<List<String>> movers = Cells.movers(market.path("topGainers"));
        List<List<String>> both = new ArrayList<>(movers);
        both.addAll(Cells.movers(market.path("topLosers")));
        assertThat(both).hasSize(10).isEqualTo(Cells.ofPage(marketPage, "movers", 2));
    }

    void logOut() {
        int before = Integer.parseInt(caller.value("logout_count"));
        caller.ask("logout", caller.byToken().send("DELETE", "/rest/session", null), 204);
        assertThat(Integer.parseInt(caller.value("logout_count"))).isEqualTo(before + 1);
        caller.ask("account", caller.byToken().get("/rest/account"), 401);
        // A session is another login.
        caller.ask("account", caller.byCookie().get("/rest/account"), 200);
        String session = caller.byCookie().cookie("JSESSIONID");
        caller.ask("logout", caller.byCookie().send("DELETE", "/rest/session", null), 204);
        assertThat(caller.byCookie().cookie("JSESSIONID"))
                .as("the cookie after a logout")
                .isNull();
        caller.byCookie().setCookie("JSESSIONID", session);
        caller.ask("account", caller.byCookie().get("/rest/account"), 401);
    }
}
