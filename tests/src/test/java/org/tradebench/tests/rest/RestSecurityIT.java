package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.tradebench.tests.pages.Leaks;

/** Forbidden operations and invalid input by REST get a problem document with the right status and change no row. */
@SecondApplication
class RestSecurityIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private static Description description;
    private static String token;

    @BeforeAll
    static void logIn() {
        TRADER.restore(Mode.DIRECT);
        description = new Description(TRADER.browser().get("/rest/openapi.yaml").body());
        token = token("uid:1");
    }

    private static String token(String user) {
        return login(TRADER.browser(), user, "xxx").json().path("token").asText();
    }

    private static Page login(Browser browser, String user, String password) {
        return browser.sendJson(
                "POST",
                "/rest/session",
                "{\"userId\":\"%s\",\"password\":\"%s\",\"login\":\"token\"}".formatted(user, password));
    }

    private static Browser bearer(String text) {
        return TRADER.browser().sending("Authorization", "Bearer " + text);
    }

    @Test
    void requiresLoginForUserData() {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        List<Description.Operation> operations = description.operations().stream()
                .filter(Description.Operation::needsLogin)
                .toList();
        assertThat(operations).hasSizeGreaterThan(8);
        for (Description.Operation operation : operations) {
            for (Browser anonymous : List.of(TRADER.browser(), bearer("nonsense"))) {
                Page page = send(anonymous, operation);
                assertThat(page.status()).as(operation + ": " + page).isEqualTo(401);
                assertThat(page.headers().firstValue("www-authenticate").orElse(""))
                        .startsWith("Bearer");
                description.check(operation.id(), page);
            }
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void rejectsCrossSiteRequests() {
        Browser victim = TRADER.browser();
        victim.sendJson("POST", "/rest/session", "{\"userId\":\"uid:1\",\"password\":\"xxx\"}");
        victim.sending("Sec-Fetch-Site", "cross-site");
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        for (Description.Operation operation : description.operations()) {
            if (!operation.method().equals("GET")) {
                Page page = send(victim, operation);
                assertThat(page.status()).as(operation + ": " + page).isEqualTo(403);
                description.check(operation.id(), page);
            }
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(victim.get("/rest/account").status()).isEqualTo(200);
    }

    private static Page send(Browser browser, Description.Operation operation) {
        String path = "/rest" + operation.path().replaceAll("\\{[a-zA-Z]+}", "1");
        boolean body = operation.node().has("requestBody");
        return body
                ? browser.sendJson(
                        operation.method(), path, "{\"orderType\":\"buy\",\"symbol\":\"s:1\",\"quantity\":1}")
                : browser.send(operation.method(), path, null);
    }

    @Test
    void hidesHoldingsAndOrdersOfOtherUsers() {
        Browser other = bearer(token("uid:2"));
        String holding = firstOf(other, "/rest/portfolio", "holdings", "holdingId");
        String order = other.get("/rest/orders").json().get(0).path("orderId").asText();
        Browser attacker = bearer(token);
        Map<String, List<String>> before = Rows.exact(TRADER.database());

        assertThat(attacker.get("/rest/portfolio/" + holding).status()).isEqualTo(404);
        assertThat(attacker.get("/rest/orders/" + order).status()).isEqualTo(404);
        Page sale = attacker.sendJson(
                "POST", "/rest/orders", "{\"orderType\":\"sell\",\"holdingId\":%s}".formatted(holding));
        assertThat(sale.status()).as(sale.toString()).isEqualTo(404);

        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(other.get("/rest/portfolio/" + holding).status()).isEqualTo(200);
    }

    private static String firstOf(Browser browser, String path, String array, String field) {
        return browser.get(path).json().path(array).get(0).path(field).asText();
    }

    @Test
    void rejectsTamperedTokens() {
        String[] parts = token.split("\\.", -1);
        assertThat(bearer(token).get("/rest/account").status()).isEqualTo(200);
        String other = token("uid:2").split("\\.", -1)[1];
        for (String forged : List.of(
                parts[0] + "." + other + "." + parts[2],
                parts[0] + "." + parts[1] + ".",
                parts[0] + "." + parts[1],
                "v1." + parts[1] + "." + parts[2],
                token + "A",
                token.substring(0, token.length() - 1),
                "",
                ".",
                "..",
                "%00",
                "a".repeat(5_000))) {
            Page page = bearer(forged).get("/rest/account");
            assertThat(page.status()).as(forged + ": " + page).isEqualTo(401);
            Leaks.assertNoneIn(page);
        }
        assertThat(TRADER.browser()
                        .sending("Authorization", "Basic dWlkOjE6eHh4")
                        .get("/rest/account")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void rejectsInvalidTokenDespiteValidSession() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        assertThat(browser.get("/rest/account").status()).isEqualTo(200);
        assertThat(browser.sending("Authorization", "Bearer x")
                        .get("/rest/account")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void logoutOnPagesEndsTokens() {
        String mine = token("uid:3");
        Browser person = TRADER.browser();
        person.login("uid:3", "xxx");
        assertThat(bearer(mine).get("/rest/account").status()).isEqualTo(200);
        person.postAction("logout");
        assertThat(bearer(mine).get("/rest/account").status()).isEqualTo(401);
        assertThat(bearer(token("uid:3")).get("/rest/account").status()).isEqualTo(200);
    }

    @Test
    void throttlesPasswordGuessingOnly() {
        List<String> details = IntStream.range(0, 6)
                .mapToObj(i -> login(TRADER.browser(), "uid:48", "guess" + i))
                .peek(page -> assertThat(page.status()).isIn(401, 429))
                .map(page -> page.json().path("detail").asText())
                .toList();
        assertThat(details.get(0)).isEqualTo("User or password are wrong.");
        assertThat(details.get(5)).startsWith("Too many wrong tries");
        assertThat(login(TRADER.browser(), "uid:12", "xxx").status()).isEqualTo(201);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "1",
                "{",
                "{\"userId\":\"uid:1\"}",
                "{\"userId\":\"uid:1\",\"password\":{}}",
                "{\"userId\":\"uid:1\",\"password\":true}",
                "{\"userId\":\"uid:1\",\"password\":\"xxx\",\"password\":\"yyy\"}",
                "{\"userId\":\"uid:1\",\"password\":\"xxx\",\"more\":1}",
                "{\"userId\":\"uid:1\",\"password\":\"xxx\",\"login\":\"both\"}",
                "{\"userId\":\"uid:\\u0000\",\"password\":\"xxx\"}",
                "{\"userId\":\"uid:1\",\"password\":\"xxx\"} more"
            })
    @MethodSource("bodiesBeyondParserLimits")
    void rejectsInvalidLoginBodies(String body) {
        Page page = TRADER.browser().sendJson("POST", "/rest/session", body);
        assertThat(page.status()).as(body + ": " + page).isEqualTo(400);
        description.check("login", page);
        Leaks.assertNoneIn(page);
    }

    static Stream<String> bodiesBeyondParserLimits() {
        return Stream.of(
                "{\"userId\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}",
                "{\"userId\":" + "1".repeat(1_200) + ",\"password\":\"xxx\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | 400",
                "{'orderType':'hold'} | 400",
                "{'orderType':'buy','symbol':'s:1'} | 400",
                "{'orderType':'buy','symbol':'s:1','quantity':0} | 400",
                "{'orderType':'buy','symbol':'s:1','quantity':1.5} | 400",
                "{'orderType':'buy','symbol':'s:1','quantity':1e3} | 400",
                "{'orderType':'buy','symbol':'s:1','quantity':-1} | 400",
                "{'orderType':'buy','symbol':'s:1','quantity':1000001} | 400",
                "{'orderType':'buy','symbol':'s:1','quantity':1,'holdingId':1} | 400",
                "{'orderType':'buy','symbol':'s:4000','quantity':1} | 404",
                "{'orderType':'sell','holdingId':0} | 400",
                "{'orderType':'sell','holdingId':1,'quantity':1} | 400",
                "{'orderType':'sell','holdingId':999999999} | 404"
            })
    void rejectsInvalidOrdersWithoutChanges(String body, int status) {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        Page page = bearer(token).sendJson("POST", "/rest/orders", body.replace('\'', '"'));
        assertThat(page.status()).as(body + ": " + page).isEqualTo(status);
        description.check("placeOrder", page);
        Leaks.assertNoneIn(page);
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void rejectsOversizedBody() {
        Page page = bearer(token).sendJson("POST", "/rest/orders", "{\"symbol\":\"" + "s".repeat(100_000) + "\"}");
        assertThat(page.status()).as(page.toString()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /rest/orders/x, 400",
        "GET, /rest/orders?limit=0, 400",
        "GET, /rest/orders?limit=some, 400",
        "GET, /rest/orders/999999999, 404",
        "GET, /rest/portfolio/x, 400",
        "GET, /rest/nothing, 404",
        "DELETE, /rest/account, 405",
        "GET, /rest/session, 405",
    })
    void returnsProblemDocumentForInvalidUrls(String method, String path, int status) {
        Page page = bearer(token).send(method, path, null);
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        assertThat(page.contentType()).startsWith("application/problem+json");
        assertThat(page.json().path("status").asInt()).isEqualTo(status);
        assertThat(page.json().path("detail").asText()).isNotBlank();
        Leaks.assertNoneIn(page);
    }

    @Test
    void rejectsBodyThatIsNotJson() {
        Page page = bearer(token).send("POST", "/rest/orders", "orderType=buy&symbol=s:1&quantity=1");
        assertThat(page.status()).as(page.toString()).isEqualTo(415);
        description.check("placeOrder", page);
    }

    @Test
    void forbidsStoringResponses() {
        assertThat(bearer(token).get("/rest/account").headers().firstValue("cache-control"))
                .contains("no-store");
    }
}
