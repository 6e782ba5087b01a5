package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/** Calls the operations that change rows, and checks the rows and the pages afterwards. */
final class RestChanging {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final BigDecimal FEE = new BigDecimal("24.95");

    private final Caller caller;

    RestChanging(Caller caller) {
        this.caller = caller;
    }

    void buyAndSell() {
        // Takes the alerts of earlier orders first.
        caller.ask("takeOrderAlerts", caller.byToken().send("POST", "/rest/order-alerts", null), 200);
        BigDecimal before = new BigDecimal(caller.value("balance"));

        Page bought = caller.ask(
                "placeOrder",
                caller.byToken()
                        .sendJson("POST", "/rest/orders", "{\"orderType\":\"buy\",\"symbol\":\"s:2\",\"quantity\":10}"),
                201);
        caller.settle();
        JsonNode buy = bought.json();
        BigDecimal cost =
                buy.path("price").decimalValue().multiply(BigDecimal.TEN).add(FEE);
        assertThat(new BigDecimal(caller.value("balance"))).isEqualByComparingTo(before.subtract(cost));
        assertThat(bought.headers().firstValue("location"))
                .contains(TRADER.root() + "/rest/orders/" + buy.path("orderId").asText());
        JsonNode stored = caller.ask(
                        "order",
                        caller.byCookie()
                                .get("/rest/orders/" + buy.path("orderId").asText()),
                        200)
                .json();
        String holdingId = stored.path("holdingId").asText();
        assertThat(caller.person().getAction("portfolio").holdingIds()).contains(Long.valueOf(holdingId));

        Page sold = caller.ask(
                "placeOrder",
                caller.byCookie()
                        .sendJson(
                                "POST",
                                "/rest/orders",
                                "{\"orderType\":\"sell\",\"holdingId\":%s}".formatted(holdingId)),
                201);
        caller.settle();
        BigDecimal gain = sold.json()
                .path("price")
                .decimalValue()
                .multiply(BigDecimal.TEN)
                .subtract(FEE);
        assertThat(new BigDecimal(caller.value("balance")))
                .isEqualByComparingTo(before.subtract(cost).add(gain));
        assertThat(caller.byToken().get("/rest/portfolio/" + holdingId).status())
                .isEqualTo(404);

        // The page that showed the buy has taken its alert; the sell's alert is still pending.
        Set<String> alerts = new TreeSet<>();
        caller.ask("takeOrderAlerts", caller.byToken().send("POST", "/rest/order-alerts", null), 200)
                .json()
                .forEach(order -> alerts.add(order.path("orderId").asText()));
        assertThat(alerts).containsExactly(sold.json().path("orderId").asText());
        assertThat(caller.ask("takeOrderAlerts", caller.byToken().send("POST", "/rest/order-alerts", null), 200)
                        .json())
                .isEmpty();
    }

    void updateProfile() {
        String mask =
                caller.byToken().get("/rest/profile").json().path("creditCard").asText();
        JsonNode profile = caller.ask(
                        "updateProfile", caller.byToken().sendJson("PUT", "/rest/profile", """
                                {"currentPassword":"xxx","password":"neü","fullName":"Ada Ä. O'Neill","address":"1 <b>Main</b>",
                                 "email":"ada@example.org","creditCard":"%s"}""".formatted(mask)), 200)
                .json();
        assertThat(profile.path("fullName").asText()).isEqualTo("Ada Ä. O'Neill");
        assertThat(profile.path("creditCard").asText()).isEqualTo(mask);
        assertThat(TRADER.browser().login(caller.user(), "xxx").status()).isEqualTo(401);
        assertThat(caller.byToken().get("/rest/account").status()).isEqualTo(401);
        caller.logIn("neü");
        assertThat(caller.person()
                        .getAction("account")
                        .html()
                        .getElementById("fullname")
                        .val())
                .isEqualTo("Ada Ä. O'Neill");
    }

    void register() {
        Browser newcomer = TRADER.browser();
        String body = """
                {"userId":"rest:%s","password":"pass","fullName":"New Comer","address":"2 Side Street",
                 "email":"new@example.org","creditCard":"1234-5678","openBalance":10000.50,"login":"token"}""".formatted(caller.user());
        JsonNode login = caller.ask("register", newcomer.sendJson("POST", "/rest/users", body), 201)
                .json();
        assertThat(login.path("account").path("balance").decimalValue()).isEqualByComparingTo("10000.50");
        newcomer.sending("Authorization", "Bearer " + login.path("token").asText());
        assertThat(caller.ask("portfolio", newcomer.get("/rest/portfolio"), 200)
                        .json()
                        .path("holdings"))
                .isEmpty();
        caller.ask("register", TRADER.browser().sendJson("POST", "/rest/users", body), 409);
        assertThat(TRADER.browser().login("rest:" + caller.user(), "pass").status())
                .isEqualTo(200);
    }
}
