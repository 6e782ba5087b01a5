package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.soap.SoapClient.element;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.w3c.dom.Element;

/** Invalid messages are rejected with a typed fault that states what was expected and reveals no internals of the server. */
@SecondApplication
class SoapFaultsIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final Pattern INTERNALS = Pattern.compile(
            "\\bat [a-z]+\\.[a-z]+\\.|\\.java\\b|org\\.tradebench\\.app|com\\.ibm|java\\.lang|org\\.hibernate|org\\.postgresql|PSQL|SQLSTATE"
                    + "|org\\.apache\\.cxf|SRVE\\d|CWW[A-Z]{2}\\d|/usr/|/wlp/|root:");

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    private static SoapClient trade() {
        return new SoapClient(TRADER.root(), "TradeWSServices");
    }

    private static SoapClient user(String user) {
        SoapClient soap = trade();
        soap.call("login", "userID", user, "password", "xxx");
        return soap;
    }

    private static void assertFault(Page answer, String fault) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(500);
        assertThat(SoapClient.fault(answer)).as(answer.toString()).isEqualTo(fault);
        assertRevealsNoInternals(answer);
    }

    private static void assertRevealsNoInternals(Page answer) {
        assertThat(answer.contentType()).as(answer.toString()).startsWith("text/xml");
        assertThat(answer.body()).as(answer.toString()).doesNotContainPattern(INTERNALS);
        Element body = SoapClient.body(answer);
        assertThat(body.getLocalName()).isEqualTo("Fault");
        assertThat(SoapClient.text(body, "faultstring")).as(answer.toString()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "logout",
                "getAccountData",
                "getAccountProfileData",
                "updateAccountProfile",
                "getQuote",
                "getQuotes",
                "getHoldings",
                "getHolding",
                "getOrder",
                "getOrders",
                "getClosedOrders",
                "buy",
                "sell",
                "getMarketSummary"
            })
    void requiresSession(String operation) {
        assertFault(trade().ask(operation), "notLoggedIn");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "getAllQuotes",
                "createQuote",
                "updateQuotePriceVolume",
                "queueOrder",
                "completeOrder",
                "cancelOrder",
                "resetTrade"
            })
    void administrationRequiresLogin(String operation) {
        Page answer = new SoapClient(TRADER.root(), "TradeAdministrationWSServices").ask(operation);
        assertThat(SoapClient.fault(answer)).as(answer.toString()).isEqualTo("notLoggedIn");
        assertRevealsNoInternals(answer);
    }

    @Test
    void reportsInvalidInput() {
        SoapClient soap = user("uid:1");
        assertFault(soap.ask("buy", "symbol", "s:1", "quantity", "-1000000"), "badInput");
        assertFault(soap.ask("buy", "symbol", "s:1", "quantity", "0"), "badInput");
        assertFault(soap.ask("buy", "symbol", "s:1"), "badInput");
        assertFault(soap.ask("buy", "quantity", "1"), "badInput");
        assertFault(soap.ask("buy", "symbol", "x".repeat(100), "quantity", "1"), "badInput");
        assertFault(soap.ask("getQuotes"), "badInput");
        assertFault(soap.ask("getOrders", "limit", "1001"), "badInput");
        assertFault(soap.ask("getOrders"), "badInput");
        assertFault(soap.ask("sell", "holdingID", "-3"), "badInput");
        assertFault(soap.ask("updateAccountProfile"), "badInput");
        assertFault(soap.ask("register", "registration", element("userID", "a b")), "badInput");
        assertFault(trade().ask("login", "userID", "uid:1"), "badInput");
    }

    @Test
    void reportsMissingOrForeignAsNotFound() {
        SoapClient soap = user("uid:1");
        assertFault(soap.ask("getQuote", "symbol", "s:none"), "notFound");
        assertFault(soap.ask("buy", "symbol", "s:none", "quantity", "1"), "notFound");
        String others = Rows.value(
                TRADER.database(),
                "SELECT min(holding_id) FROM holding JOIN account USING (account_id) WHERE user_id <> 'uid:1'");
        assertFault(soap.ask("getHolding", "holdingID", others), "notFound");
        assertFault(soap.ask("sell", "holdingID", others), "notFound");
        assertThat(Rows.value(TRADER.database(), "SELECT count(*) FROM holding WHERE holding_id = " + others))
                .isEqualTo("1");
    }

    @Test
    void reportsTakenUserIdAsConflict() {
        String values = element("userID", "uid:1")
                + element("password", "x")
                + element("fullName", "N")
                + element("address", "A")
                + element("email", "E")
                + element("creditCard", "1")
                + element("openBalance", "1");
        assertFault(trade().ask("register", "registration", values), "conflict");
    }

    @Test
    void rejectsWrongPasswordsAlikeAndThrottles() {
        SoapClient soap = trade();
        Page unknown = soap.ask("login", "userID", "uid:nobody", "password", "xxx");
        Page wrong = soap.ask("login", "userID", "uid:49", "password", "wrong");
        assertFault(unknown, "notLoggedIn");
        assertFault(wrong, "notLoggedIn");
        assertThat(wrong.body()).isEqualTo(unknown.body());
        for (int tries = 0; tries < 3; tries++) {
            soap.ask("login", "userID", "uid:49", "password", "wrong");
        }
        assertThat(soap.ask("login", "userID", "uid:49", "password", "xxx").body())
                .contains("wait");
        assertThat(SoapClient.text(soap.call("login", "userID", "uid:10", "password", "xxx"), "account", "userID"))
                .as("another user need not wait")
                .isEqualTo("uid:10");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "<a>",
                "<a/>",
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"/>",
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body/></soap:Envelope>",
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><t:nothing xmlns:t=\"http://trade.tradebench.org/\"/></soap:Body></soap:Envelope>",
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><t:buy xmlns:t=\"http://trade.tradebench.org/\"><quantity>many</quantity></t:buy></soap:Body></soap:Envelope>",
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body><t:buy xmlns:t=\"http://trade.tradebench.org/\"><quantity>99999999999999999999</quantity></t:buy></soap:Body></soap:Envelope>",
                "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\"><soap:Body>&xxe;</soap:Body></soap:Envelope>"
            })
    void answersInvalidMessagesWithFault(String message) {
        Page answer = user("uid:2").send(message);
        assertThat(answer.status()).as(answer.toString()).isBetween(400, 500);
        assertRevealsNoInternals(answer);
    }

    @Test
    void rejectsDocumentTypesWithEntities() {
        String outside = "<!DOCTYPE a [<!ENTITY xxe SYSTEM \"file:///etc/passwd\">]>"
                + SoapClient.envelope(
                        "<t:getQuote xmlns:t=\"" + SoapClient.NAMESPACE + "\"><symbol>&xxe;</symbol></t:getQuote>");
        StringBuilder laughs = new StringBuilder("<!DOCTYPE a [<!ENTITY l0 \"ha\">");
        for (int i = 1; i < 30; i++) {
            laughs.append("<!ENTITY l%d \"&l%d;&l%d;\">".formatted(i, i - 1, i - 1));
        }
        laughs.append("]>")
                .append(SoapClient.envelope(
                        "<t:getQuote xmlns:t=\"" + SoapClient.NAMESPACE + "\"><symbol>&l29;</symbol></t:getQuote>"));
        for (String message : List.of(outside, laughs.toString(), outside.replace("<!DOCTYPE", "<!DOCTYPE "))) {
            Page answer = user("uid:2").send(message);
            assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
            assertRevealsNoInternals(answer);
        }
        Page utf16 = user("uid:2")
                .send(HttpRequest.BodyPublishers.ofByteArray(
                        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + outside).getBytes(StandardCharsets.UTF_16)));
        assertThat(utf16.status()).isEqualTo(400);
        assertRevealsNoInternals(utf16);
    }

    @Test
    void rejectsOversizedMessages() {
        String big = SoapClient.envelope("<t:getQuote xmlns:t=\"" + SoapClient.NAMESPACE + "\"><symbol>"
                + "x".repeat(70_000) + "</symbol></t:getQuote>");
        Page withLength = trade().send(big);
        Page chunked = trade().send(HttpRequest.BodyPublishers.ofInputStream(
                () -> new ByteArrayInputStream(big.getBytes(StandardCharsets.UTF_8))));
        for (Page answer : List.of(withLength, chunked)) {
            assertThat(answer.status()).isEqualTo(413);
            assertRevealsNoInternals(answer);
        }
    }

    @Test
    void rejectsTooManyOrTooDeepElements() {
        SoapClient soap = user("uid:2");
        Page many = soap.send(SoapClient.envelope("<t:getQuotes xmlns:t=\"" + SoapClient.NAMESPACE + "\">"
                + "<symbol>s:1</symbol>".repeat(2_000) + "</t:getQuotes>"));
        assertFault(many, "badInput");
        Page deep = soap.send(SoapClient.envelope("<a>".repeat(5_000) + "</a>".repeat(5_000)));
        assertThat(deep.status()).isBetween(400, 500);
        assertRevealsNoInternals(deep);
    }

    @Test
    void rejectsCrossSiteMessages() {
        Page answer = user("uid:2").sending("Sec-Fetch-Site", "cross-site").ask("logout");
        assertThat(answer.status()).isEqualTo(403);
        assertRevealsNoInternals(answer);
    }

    @Test
    void describesDocumentLiteralService() {
        Page wsdl = trade().get("?wsdl");
        assertThat(wsdl.status()).isEqualTo(200);
        String text = wsdl.body();
        SoapClient.document(text);
        assertThat(text)
                .contains("targetNamespace=\"http://trade.tradebench.org/\"", "use=\"literal\"", "style=\"document\"")
                .doesNotContain("rpc", "encoded");
        // The types may be in a document of their own.
        Matcher imported =
                Pattern.compile("schemaLocation=\"[^\"?]*(\\?[^\"]*)\"").matcher(text);
        String types = imported.find()
                ? text + trade().get(imported.group(1).replace("&amp;", "&")).body()
                : text;
        assertThat(types)
                .contains("type=\"xs:decimal\"", "type=\"xs:dateTime\"")
                .contains("badInput", "notLoggedIn", "notFound", "conflict", "unavailable")
                .doesNotContain("password_hash", "xs:anyType");
        Map.of("ClaimWSServices", "selectClaim", "TradeAdministrationWSServices", "completeOrder")
                .forEach((service, operation) -> assertThat(new SoapClient(TRADER.root(), service)
                                .get("?wsdl")
                                .body())
                        .contains(operation));
    }

    @Test
    void getServesDescriptionOnly() {
        for (String query : List.of("", "?", "?wsdl2", "?_wadl", "?stylesheet=1")) {
            Page answer = trade().get(query);
            assertThat(answer.status()).as(query).isEqualTo(405);
            assertRevealsNoInternals(answer);
        }
    }
}
