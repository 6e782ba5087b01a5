package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Sessions, their cookies, and cross-site requests. */
@SecondApplication
@Tag("full")
class SessionsIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String COOKIE = "JSESSIONID";

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @Test
    void changesSessionIdAtLogin() {
        Browser victim = TRADER.browser();
        victim.login("uid:1", "xxx");
        String first = victim.cookie(COOKIE);
        victim.login("uid:1", "xxx");
        String second = victim.cookie(COOKIE);
        assertThat(second).isNotEqualTo(first);

        Browser attacker = TRADER.browser();
        attacker.setCookie(COOKIE, first);
        assertThat(attacker.getAction("home").status()).isEqualTo(401);
    }

    @Test
    void replacesPlantedSessionIdAtLogin() {
        Browser victim = TRADER.browser();
        victim.setCookie(COOKIE, "0000planted-by-somebody:1");
        assertThat(victim.login("uid:1", "xxx").status()).isEqualTo(200);
        assertThat(victim.cookie(COOKIE)).doesNotContain("planted-by-somebody");
    }

    @Test
    void registrationEndsCurrentSession() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        String before = browser.cookie(COOKIE);
        browser.postAction(
                "register",
                "user id",
                "session:1",
                "passwd",
                "yyy",
                "confirm passwd",
                "yyy",
                "Full Name",
                "A",
                "Credit Card Number",
                "B",
                "money",
                "1",
                "email",
                "C",
                "snail mail",
                "D");
        assertThat(browser.cookie(COOKIE)).isNotEqualTo(before);
        assertThat(browser.getAction("account").body()).contains("session:1");
    }

    @Test
    void rejectsSessionAfterLogout() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        String session = browser.cookie(COOKIE);
        browser.getAction("logout");
        browser.setCookie(COOKIE, session);
        assertThat(browser.getAction("home").status()).isEqualTo(401);
    }

    /** The cookie names a server, to which a proxy would send the next user of the browser. */
    @Test
    void logoutDeletesCookie() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        assertThat(browser.cookie(COOKIE)).isNotNull();
        browser.getAction("logout");
        assertThat(browser.cookie(COOKIE)).isNull();
    }

    /** Session ids in URLs would end up in logs and in the Referer headers of other sites' requests. */
    @Test
    void ignoresSessionIdInUrl() {
        Browser browser = TRADER.browser();
        Page page = browser.login("uid:1", "xxx");
        assertThat(page.body()).doesNotContain("jsessionid");
        Page home = TRADER.browser().get("/app;jsessionid=" + browser.cookie(COOKIE) + "?action=home");
        assertThat(home.status()).isEqualTo(401);
    }

    @Test
    void setsStrictHttpOnlySessionCookie() {
        Page page = TRADER.browser().login("uid:1", "xxx");
        List<String> cookies = page.headers().allValues("set-cookie");
        assertThat(cookies).hasSize(1);
        List<String> parts = Arrays.stream(cookies.get(0).split(";"))
                .map(part -> part.trim().toLowerCase(Locale.ROOT))
                .toList();
        assertThat(parts.get(0)).startsWith("jsessionid=");
        assertThat(parts).contains("path=/", "httponly", "samesite=strict");
        assertThat(parts)
                .noneMatch(part ->
                        part.startsWith("expires=") || part.startsWith("domain=") || part.equals("samesite=none"));
    }

    @Test
    void createsNoSessionBeforeLogin() {
        Browser visitor = TRADER.browser();
        visitor.get("/app");
        visitor.get("/register.jsp");
        visitor.getAction("home");
        visitor.get("/rest/quotes/s:1");
        assertThat(visitor.cookie(COOKIE)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$Version=0; JSESSIONID=%s; $Path=/",
                "$Version=\"1\"; JSESSIONID=\"%s\"; $Path=\"/\"",
                "JSESSIONID=%s; $Path=/; $Domain=localhost"
            })
    void acceptsCookiesInOldFormats(String form) {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        String answer = RawHttp.exchange(TRADER.root(), """
                GET /daytrader/app?action=home HTTP/1.1
                Host: localhost
                Cookie: %s
                Connection: close

                """.formatted(form.formatted(browser.cookie(COOKIE))));
        assertThat(answer).startsWith("HTTP/1.1 200").contains("<title>Welcome to DayTrader</title>");
    }

    @ParameterizedTest
    @CsvSource({"cross-site, GET", "cross-site, POST", "same-site, POST", "same-site, GET"})
    void rejectsCrossSiteChanges(String site, String method) {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        long holding = browser.getAction("portfolio").holdingIds().get(0);
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        browser.sending("Sec-Fetch-Site", site).sending("Sec-Fetch-Mode", "navigate");
        for (String action : List.of(
                "buy&symbol=s:1&quantity=1",
                "sell&holdingID=" + holding,
                "update_profile&password=x&cpassword=x&fullname=x&address=x&creditcard=x&email=x",
                "login&uid=uid:3&passwd=xxx",
                "register&user+id=x1&passwd=x&confirm+passwd=x&Full+Name=x&Credit+Card+Number=x&money=1&email=x&snail+mail=x",
                "logout")) {
            Page page = method.equals("GET")
                    ? browser.get("/app?action=" + action)
                    : browser.post("/app", "action=" + action);
            assertThat(page.status()).as(page.toString()).isEqualTo(403);
            Leaks.assertNoneIn(page);
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"same-origin", "none"})
    void acceptsSameOriginAndDirectChanges(String site) {
        Browser browser = TRADER.browser().sending("Sec-Fetch-Site", site);
        assertThat(browser.login("uid:1", "xxx").status()).isEqualTo(200);
        assertThat(browser.postAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
    }

    @Test
    void allowsForeignLinksToReadOnlyPages() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        browser.sending("Sec-Fetch-Site", "cross-site");
        assertThat(browser.getAction("home").status()).isEqualTo(200);
    }

    @Test
    void headRequestsChangeNothing() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        browser.getAction("home");
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        browser.send("HEAD", "/app?action=buy&symbol=s:1&quantity=1", null);
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }
}
