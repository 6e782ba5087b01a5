package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.soap.SoapClient.text;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** A message's header may authenticate its sender by user and password; only servers of the application may use a pass instead. */
@SecondApplication
class SoapHeaderIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String WSSE =
            "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";
    private static final String TEXT =
            "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText";
    private static final String DIGEST = TEXT.replace("#PasswordText", "#PasswordDigest");

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    private static SoapClient trade() {
        return new SoapClient(TRADER.root(), "TradeWSServices");
    }

    private static Page ask(SoapClient soap, String header, String operation) {
        return soap.send(SoapClient.envelope("<t:" + operation + " xmlns:t=\"" + SoapClient.NAMESPACE + "\"/>")
                .replace("<soap:Body>", "<soap:Header>" + header + "</soap:Header><soap:Body>"));
    }

    private static String token(String inside) {
        return "<w:Security xmlns:w=\"" + WSSE + "\" soap:mustUnderstand=\"1\"><w:UsernameToken>" + inside
                + "</w:UsernameToken></w:Security>";
    }

    private static String user(String user, String password) {
        return token(
                "<w:Username>" + user + "</w:Username><w:Password Type=\"" + TEXT + "\">" + password + "</w:Password>");
    }

    private static void assertFault(Page answer, String fault) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(500);
        assertThat(SoapClient.fault(answer)).as(answer.toString()).isEqualTo(fault);
    }

    private static String userOf(Page answer) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return text(SoapClient.body(answer), "account", "userID");
    }

    @Test
    void authenticatesOneMessageByHeader() {
        SoapClient soap = trade();
        String logins = logins("uid:21");
        Page answer = ask(soap, user("uid:21", "xxx"), "getAccountData");
        assertThat(userOf(answer)).isEqualTo("uid:21");
        assertThat(answer.headers().firstValue("set-cookie")).isEmpty();
        assertThat(logins("uid:21")).as("counted as a login").isEqualTo(Integer.toString(Integer.parseInt(logins) + 1));
        assertFault(soap.ask("getAccountData"), "notLoggedIn");
        assertThat(userOf(ask(soap, user("uid:21", "xxx").replace(" Type=\"" + TEXT + "\"", ""), "getAccountData")))
                .as("a password without a type is text")
                .isEqualTo("uid:21");
    }

    private static String logins(String user) {
        return Rows.value(TRADER.database(), "SELECT login_count FROM account WHERE user_id = '" + user + "'");
    }

    @Test
    void headerOverridesSession() {
        SoapClient soap = trade();
        soap.call("login", "userID", "uid:22", "password", "xxx");
        assertThat(userOf(ask(soap, user("uid:23", "xxx"), "getAccountData"))).isEqualTo("uid:23");
        assertFault(ask(soap, user("uid:24", "wrong"), "getAccountData"), "notLoggedIn");
        assertThat(text(soap.call("getAccountData"), "account", "userID")).isEqualTo("uid:22");
    }

    @Test
    void rejectsWrongPasswordsAlikeAndThrottles() {
        Page unknown = ask(trade(), user("uid:nobody", "xxx"), "getAccountData");
        Page wrong = ask(trade(), user("uid:25", "wrong"), "getAccountData");
        assertFault(unknown, "notLoggedIn");
        assertThat(wrong.body()).isEqualTo(unknown.body());
        for (int tries = 0; tries < 3; tries++) {
            ask(trade(), user("uid:25", "wrong"), "getAccountData");
        }
        Page waiting = ask(trade(), user("uid:25", "xxx"), "getAccountData");
        assertFault(waiting, "notLoggedIn");
        assertThat(waiting.body()).contains("wait");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<w:Username>uid:26</w:Username>",
                "<w:Password>xxx</w:Password>",
                "<w:Username/><w:Password>xxx</w:Password>",
                "<w:Username>uid:26</w:Username><w:Password Type=\"" + "DIGEST" + "\">xxx</w:Password>"
            })
    void rejectsIncompleteTokenNamingMissingPart(String inside) {
        Page answer = ask(trade(), token(inside.replace("DIGEST", DIGEST)), "getAccountData");
        assertFault(answer, "badInput");
        assertThat(answer.body()).containsAnyOf("'userID'", "'password'");
    }

    @Test
    void rejectsUnknownMandatoryHeader() {
        Page answer = ask(trade(), "<a:b xmlns:a=\"urn:a\" soap:mustUnderstand=\"1\"/>", "getAccountData");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.body()).contains("MustUnderstand");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"login", "getAccountData", "getQuote", "getMarketSummary", "logout", "buy", "getClosedOrders"})
    void rejectsForgedPass(String operation) {
        String bearer = bearerToken();
        for (String pass : new String[] {"", "v1.e30.e30", bearer, bearer.replaceFirst("^v2", "v1")}) {
            SoapClient soap = trade();
            soap.call("login", "userID", "uid:27", "password", "xxx");
            Page answer = soap.sending("Authorization", "TraderPass " + pass)
                    .ask(operation, "userID", "uid:27", "password", "xxx", "symbol", "s:1", "quantity", "1");
            assertFault(answer, "notLoggedIn");
        }
        assertThat(Rows.value(
                        TRADER.database(),
                        "SELECT count(*) FROM trade_order JOIN account USING (account_id) WHERE user_id = 'uid:27' AND order_id > "
                                + TRADER.populatedOrders()))
                .isEqualTo("0");
    }

    /** A valid token of the REST interface, whose signing key is not that of passes. */
    private static String bearerToken() {
        Page login = TRADER.browser()
                .sendJson("POST", "/rest/session", "{\"userId\":\"uid:28\",\"password\":\"xxx\",\"login\":\"token\"}");
        String token = login.json().path("token").asText();
        assertThat(token).as(login.toString()).startsWith("v2.");
        return token;
    }
}
