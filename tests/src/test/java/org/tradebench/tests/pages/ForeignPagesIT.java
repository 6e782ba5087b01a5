package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Requests that a page of another origin made a browser send over plain HTTP, where browsers send no {@code Sec-Fetch-Site}. */
@SecondApplication
@Tag("full")
class ForeignPagesIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String EVIL_PROFILE =
            "action=update_profile&password=evil&cpassword=evil&fullname=x&address=x&creditcard=x&email=x";

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    private static String own() {
        URI root = TRADER.root();
        return root.getScheme() + "://" + root.getAuthority();
    }

    static Stream<List<String>> foreignHeaders() {
        return Stream.of(
                List.of("Origin", "http://evil.example"),
                List.of("Origin", "null"),
                List.of("Origin", own().replaceAll("\\d+$", "8081")),
                List.of("Origin", own().replace("http:", "https:")),
                List.of("Origin", own() + ".evil.example"),
                List.of("Referer", "http://evil.example/daytrader/app"),
                List.of("Referer", own().replaceAll("\\d+$", "8081") + "/daytrader/app"),
                List.of("Referer", own().replace("//", "//evil@") + "/"),
                List.of("Referer", "about:client"));
    }

    @ParameterizedTest
    @MethodSource("foreignHeaders")
    void rejectsCrossOriginChanges(List<String> header) {
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        Browser admin = TRADER.browser();
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        user.sending(header.get(0), header.get(1));
        admin.sending(header.get(0), header.get(1));
        for (Page page : List.of(
                user.get("/app?" + EVIL_PROFILE),
                user.post("/app", EVIL_PROFILE),
                user.get("/app?action=buy&symbol=s:1&quantity=1"),
                user.get("/app?action=login&uid=uid:3&passwd=xxx"),
                user.get("/app?action=logout"),
                TRADER.browser().sending(header.get(0), header.get(1)).get("/scenario"),
                user.get("/servlet/PingJDBCWrite"),
                user.post("/order.faces", "symbol=s:1&quantity=5"),
                user.sendJson("POST", "/rest/orders", "{\"orderType\":\"buy\",\"symbol\":\"s:1\",\"quantity\":1}"),
                user.send("DELETE", "/rest/session", null),
                user.send("POST", "/services/TradeWSServices", "text/xml", "<x/>"),
                admin.post("/config", "action=settings&RUNTIME_MODE=JPA"),
                admin.post("/config", "action=reset"))) {
            assertThat(page.status()).as(header + " " + page).isEqualTo(403);
            Leaks.assertNoneIn(page);
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
        assertThat(TRADER.admin().setting("RUNTIME_MODE")).isEqualTo("Direct");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Origin", "Referer"})
    void acceptsChangesFromOwnPages(String header) {
        Browser user =
                TRADER.browser().sending(header, header.equals("Origin") ? own() : own() + "/daytrader/app?a=b|c");
        assertThat(user.login("uid:1", "xxx").status()).isEqualTo(200);
        assertThat(user.postAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
        assertThat(user.sendJson("POST", "/rest/orders", "{\"orderType\":\"buy\",\"symbol\":\"s:1\",\"quantity\":1}")
                        .status())
                .isEqualTo(201);
    }

    @Test
    void rejectsGetWithoutOriginAndKeepsSession() {
        Browser user = TRADER.browser().sending("Origin", own());
        user.login("uid:1", "xxx");
        String session = user.cookie("JSESSIONID");
        Browser withoutOrigin = TRADER.browser();
        withoutOrigin.setCookie("JSESSIONID", session);
        assertThat(withoutOrigin.get("/app?" + EVIL_PROFILE).status()).isEqualTo(403);
        assertThat(withoutOrigin.getAction("home").status()).isEqualTo(200);
    }

    @Test
    void acceptsChangesOfScriptsWithoutOrigin() {
        Browser script = TRADER.browser();
        assertThat(script.getAction("login", "uid", "uid:1", "passwd", "xxx").status())
                .isEqualTo(200);
        assertThat(script.getAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
    }

    @Test
    void acceptsForeignLinksToReadOnlyPages() {
        Browser browser = TRADER.browser();
        browser.login("uid:1", "xxx");
        browser.sending("Referer", "http://evil.example/");
        assertThat(browser.getAction("home").status()).isEqualTo(200);
    }

    @Test
    void rejectsCrossOriginWebSocket() {
        assertThat(handshake("http://evil.example")).startsWith("HTTP/1.1 403");
        assertThat(handshake(own())).startsWith("HTTP/1.1 101");
    }

    /** Returns the head of the answer only, because an open WebSocket does not end. */
    private static String handshake(String origin) {
        return RawHttp.head(TRADER.root(), """
                GET /daytrader/marketsummary HTTP/1.1
                Host: %s
                Connection: Upgrade
                Upgrade: websocket
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
                Origin: %s

                """.formatted(TRADER.root().getAuthority(), origin));
    }
}
