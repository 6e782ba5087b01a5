package org.tradebench.tests.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.proxy.LossyProxy;
import org.tradebench.tests.proxy.LossyWebProxy;

/**
 * Loses the response to a committed password change, and to an order by web services: each takes effect once, and its user is told that the outcome is unknown.
 */
@Tag("full")
class LostAnswerIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    private static LossyProxy database;
    private static LossyWebProxy service;
    private static ApplicationProcess server;

    @BeforeAll
    static void start() {
        TRADER.restore(Mode.DIRECT);
        database = new LossyProxy(TRADER.database());
        service = new LossyWebProxy();
        server = ApplicationProcess.launch(
                        "lost-answers",
                        database.settings(),
                        Map.of(
                                "TRADER_CORE_THREADS",
                                "40",
                                "TRADER_TOKEN_SECRET",
                                "known-to-its-own-service",
                                // The server's own web services, through the proxy.
                                "SOAP_ENDPOINT",
                                "http://localhost:" + service.port() + "/daytrader/services/TradeWSServices"))
                .awaitReady();
        service.leadsTo(server.server().settings().httpPort());
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
        database.close();
        service.close();
    }

    /** {@code LostCommitIT} loses commits of orders without web services. */
    @ParameterizedTest
    @EnumSource(names = {"DIRECT", "EJB"})
    void placesOrderOnceDespiteUnknownCommit(Mode mode) {
        settings(mode, Access.WEB_SERVICES);
        String key = mode + "-by-web-services";
        Browser browser = loggedIn("uid:5").sending("Idempotency-Key", key);

        database.loseOutcomeOf(key, LossyProxy.Loss.CUT);
        PlacedOnce.check(TRADER.database(), browser, key, database::hasLostMessage);
    }

    @Test
    void placesOrderOnceWithoutWebServiceResponse() {
        settings(Mode.DIRECT, Access.WEB_SERVICES);
        String key = "unanswered-message";
        Browser browser = loggedIn("uid:3").sending("Idempotency-Key", key);

        service.loseAnswerTo(key);
        PlacedOnce.check(TRADER.database(), browser, key, service::hasLostMessage);
    }

    /** Every mode, two of them by web services, too; each with its own user. */
    static Stream<Arguments> passwordChanges() {
        AtomicInteger user = new AtomicInteger(10);
        return Stream.concat(
                        Stream.of(Mode.values())
                                .flatMap(mode -> Stream.of(LossyProxy.Loss.values())
                                        .map(loss -> List.of(mode, loss, Access.STANDARD))),
                        Stream.of(Mode.DIRECT, Mode.EJB)
                                .map(mode -> List.of(mode, LossyProxy.Loss.CUT, Access.WEB_SERVICES)))
                .map(cell -> Arguments.of(cell.get(0), cell.get(1), cell.get(2), "uid:" + user.getAndIncrement()));
    }

    @ParameterizedTest
    @MethodSource("passwordChanges")
    void changesPasswordOnceDespiteUnknownCommit(Mode mode, LossyProxy.Loss loss, Access access, String user) {
        settings(mode, access);
        String name = mode + " " + loss + " " + access;

        database.loseOutcomeOf(name, loss);
        assertChangesPasswordOnce(user, name, database::hasLostMessage);
    }

    @Test
    void changesPasswordOnceWithoutWebServiceResponse() {
        settings(Mode.DIRECT, Access.WEB_SERVICES);
        String name = "unanswered message";

        service.loseAnswerTo(name);
        assertChangesPasswordOnce("uid:4", name, service::hasLostMessage);
    }

    private static void assertChangesPasswordOnce(String user, String name, BooleanSupplier hasLostMessage) {
        String version = "SELECT credential_version FROM account WHERE user_id = '" + user + "'";
        int before = Integer.parseInt(Rows.value(TRADER.database(), version));

        Page unknown = loggedIn(user).sendJson("PUT", "/rest/profile", """
                {"currentPassword":"xxx","password":"new","fullName":"%s","address":"a","email":"e","creditCard":"1"}""".formatted(name));

        assertThat(hasLostMessage.getAsBoolean())
                .as("a response was lost; got " + unknown)
                .isTrue();
        assertThat(unknown.status() + " " + unknown.body()).startsWith("504 ").contains("It is unknown whether");
        assertThat(Rows.value(TRADER.database(), version))
                .as("credential version")
                .isEqualTo(Integer.toString(before + 1));
        assertThat(server.browser().login(user, "new").status()).isEqualTo(200);
    }

    /** In Direct mode each is a single auto-committed statement; in the other modes its transaction ends as that of an order. */
    @ParameterizedTest
    @CsvSource({"login_count = login_count + 1, login_count", "logout_count = logout_count + 1, logout_count"})
    void countsLoginOrLogoutOnceDespiteUnknownCommit(String words, String column) {
        settings(Mode.DIRECT, Access.STANDARD);
        String counted = "SELECT " + column + " FROM account WHERE user_id = 'uid:6'";
        Browser browser = server.browser();
        if (column.equals("logout_count")) {
            assertThat(browser.login("uid:6", "xxx").status()).isEqualTo(200);
        }
        int before = Integer.parseInt(Rows.value(TRADER.database(), counted));

        database.loseOutcomeOf(words, LossyProxy.Loss.CUT);
        Page unknown = column.equals("logout_count") ? browser.getAction("logout") : browser.login("uid:6", "xxx");

        assertThat(database.hasLostMessage())
                .as("a response was lost; got " + unknown)
                .isTrue();
        assertThat(unknown.status()).as(unknown.toString()).isEqualTo(504);
        assertThat(Rows.value(TRADER.database(), counted)).isEqualTo(Integer.toString(before + 1));
    }

    private static void settings(Mode mode, Access access) {
        server.admin().set("RUNTIME_MODE", mode.label());
        server.admin().set("ACCESS_MODE", access.label());
    }

    private static Browser loggedIn(String user) {
        Browser browser = server.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }
}
