package org.tradebench.tests.pages;

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
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Checks what a password change requires, and which sessions and tokens it, a reset and a population end. */
@SecondApplication
class PasswordChangeIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final AtomicInteger USERS = new AtomicInteger(20);

    /** No one has changed the password of this user yet. */
    private final String user = "uid:" + USERS.getAndIncrement();

    private final Browser own = TRADER.browser();

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @AfterEach
    void restoreSettings() {
        TRADER.admin().set("PASSWORD_CHANGE", "Current password");
        TRADER.settings(Mode.DIRECT, Orders.SYNCHRONOUS);
        TRADER.repopulateIfChanged();
    }

    private static Page update(Browser browser, String current, String password) {
        return browser.postAction(
                "update_profile",
                "currentpassword",
                current,
                "password",
                password,
                "cpassword",
                password,
                "fullname",
                "N",
                "address",
                "A",
                "creditcard",
                "1",
                "email",
                "E");
    }

    private static Page updateByRest(Browser browser, String current, String password) {
        return browser.sendJson("PUT", "/rest/profile", """
                {"currentPassword":"%s","password":"%s","fullName":"N","address":"A","email":"E","creditCard":"1"}
                """.formatted(current, password));
    }

    private static Browser byToken(String user, String password) {
        Browser browser = TRADER.browser();
        Page login = browser.sendJson(
                "POST",
                "/rest/session",
                "{\"userId\":\"%s\",\"password\":\"%s\",\"login\":\"token\"}".formatted(user, password));
        return browser.sending(
                "Authorization", "Bearer " + login.json().path("token").asText());
    }

    @Test
    void rejectsChangeWithoutCurrentPassword() {
        own.login(user, "xxx");
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        assertThat(update(own, "", "stolen").status()).isEqualTo(403);
        assertThat(update(own, "wrong", "stolen").status()).isEqualTo(403);
        Page byRest = updateByRest(own, "wrong", "stolen");
        assertThat(byRest.status()).isEqualTo(403);
        assertThat(byRest.json().path("detail").asText()).startsWith("The current password is wrong or missing.");
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(own.getAction("home").status()).isEqualTo(200);
    }

    /** Otherwise a stolen session could be used to guess the password. */
    @Test
    void countsWrongCurrentPasswordAsFailedLogin() {
        own.login(user, "xxx");
        for (int i = 0; i < 6; i++) {
            assertThat(update(own, "guess" + i, "stolen").status()).isGreaterThanOrEqualTo(400);
        }
        Page correct = update(own, "xxx", "mine");
        assertThat(correct.status()).isGreaterThanOrEqualTo(400);
        assertThat(correct.text()).contains("Too many wrong tries");
    }

    /** DayTrader's scripts send the password that the user has. */
    @ParameterizedTest
    @EnumSource
    void ignoresUnchangedPassword(Mode mode) {
        TRADER.settings(mode, Orders.SYNCHRONOUS);
        own.login(user, "xxx");
        Browser other = TRADER.browser();
        other.login(user, "xxx");
        String hash = "SELECT password_hash FROM account_profile WHERE user_id = '" + user + "'";
        String before = Rows.value(TRADER.database(), hash);
        assertThat(update(own, "", "xxx").status()).isEqualTo(200);
        assertThat(Rows.value(TRADER.database(), hash)).isEqualTo(before);
        assertThat(other.getAction("home").status()).isEqualTo(200);
    }

    @Test
    void allowsChangeAsDayTraderIfConfigured() {
        TRADER.admin().set("PASSWORD_CHANGE", "As DayTrader");
        own.login(user, "xxx");
        assertThat(update(own, "", "new").status()).isEqualTo(200);
        assertThat(TRADER.browser().login(user, "new").status()).isEqualTo(200);
    }

    static Stream<Arguments> modesAndCachingTypes() {
        return Stream.concat(
                Stream.of(Mode.values()).map(mode -> Arguments.of(mode, Caching.NONE, Access.STANDARD)),
                Stream.concat(
                        Caching.IN_EVERY_MODE.stream()
                                .map(caching -> Arguments.of(Mode.DIRECT, caching, Access.STANDARD)),
                        Stream.of(Arguments.of(Mode.JPA, Caching.DISTRIBUTED_MAP, Access.WEB_SERVICES))));
    }

    @ParameterizedTest
    @MethodSource("modesAndCachingTypes")
    void endsAllOtherSessionsAndTokens(Mode mode, Caching caching, Access access) {
        TRADER.settings(mode, Orders.SYNCHRONOUS);
        TRADER.activateCache(caching);
        TRADER.admin().set("ACCESS_MODE", access.label());
        own.login(user, "xxx");
        String session = own.cookie("JSESSIONID");
        Browser attacker = TRADER.browser();
        attacker.login(user, "xxx");
        Browser token = byToken(user, "xxx");
        assertThat(attacker.getAction("home").status()).isEqualTo(200);
        assertThat(token.get("/rest/account").status()).isEqualTo(200);

        assertThat(update(own, "xxx", "new").status()).isEqualTo(200);

        assertThat(attacker.getAction("home").status()).isEqualTo(401);
        assertThat(token.get("/rest/account").status()).isEqualTo(401);
        assertThat(own.getAction("home").status()).isEqualTo(200);
        assertThat(own.cookie("JSESSIONID")).isNotEqualTo(session);
        assertThat(TRADER.browser().login(user, "xxx").status()).isEqualTo(401);
        assertThat(byToken(user, "new").get("/rest/account").status()).isEqualTo(200);
    }

    /** A reset by the administrator, and one by another process. */
    @ParameterizedTest
    @EnumSource(names = {"NONE", "DISTRIBUTED_MAP"})
    void resetEndsAllSessionsAndTokens(Caching caching) {
        TRADER.activateCache(caching);
        for (Runnable reset : List.<Runnable>of(TRADER.admin()::reset, TRADER::restoreRows)) {
            own.login(user, "xxx");
            Browser token = byToken(user, "xxx");
            assertThat(own.getAction("home").status()).isEqualTo(200);
            assertThat(token.get("/rest/account").status()).isEqualTo(200);
            reset.run();
            assertThat(own.getAction("home").status()).isEqualTo(401);
            assertThat(token.get("/rest/account").status()).isEqualTo(401);
            assertThat(own.login(user, "xxx").status()).isEqualTo(200);
        }
    }

    @Test
    void populationEndsAllSessionsAndTokens() {
        own.login("uid:1", "xxx");
        Browser token = byToken("uid:1", "xxx");
        TRADER.admin().populate(20, 30, 7);
        assertThat(own.getAction("home").status()).isEqualTo(401);
        assertThat(token.get("/rest/account").status()).isEqualTo(401);
    }
}
