package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Unknown addresses, methods and requests are rejected with a page of the application that reveals no internals. */
@SecondApplication
class UrlsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @BeforeAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nothing",
                "/app/more",
                "/nothing.jsp",
                "/WEB-INF/web.xml",
                "/WEB-INF/pages/home.jsp",
                "/META-INF/MANIFEST.MF",
                "/servlet/TestServlet",
                "/servlet/ExplicitGC",
                "/%3Cscript%3Ealert(1)%3C/script%3E",
                "/rest",
                "/rest/nothing"
            })
    void rejectsUnknownUrls(String path) {
        Page page = TRADER.browser().get(path);
        assertThat(page.status()).as(page.toString()).isIn(400, 403, 404);
        Leaks.assertNoneIn(page);
    }

    /** The server itself rejects these, before any application, with its own page. */
    @ParameterizedTest
    @ValueSource(strings = {"/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "/app%00", "/WEB-INF%2fweb.xml"})
    void rejectsPathTraversal(String path) {
        Page page = TRADER.browser().get(path);
        assertThat(page.status()).as(page.toString()).isIn(400, 403, 404);
        assertThat(page.body())
                .doesNotContain("root:")
                .doesNotContain("<web-app")
                .doesNotContain("Exception");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "FOO"})
    void rejectsUnsupportedMethods(String method) {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        for (String path : List.of(
                "/app?action=login&uid=uid:1&passwd=xxx",
                "/register.jsp",
                "/PingHtml.html",
                "/PingJsp.jsp",
                "/PingJsf.faces",
                "/assets/style.css",
                "/config",
                "/config/cache",
                "/config/cache.json",
                "/rest/quotes/s:1")) {
            String answer = RawHttp.exchange(TRADER.root(), """
                    %s /daytrader%s HTTP/1.1
                    Host: localhost
                    X-Marker: reflected-header
                    Content-Length: 0
                    Connection: close

                    """.formatted(method, path));
            String status = answer.substring(9, 12);
            assertThat(status).as(method + " " + path + ": " + answer).isIn("400", "401", "403", "404", "405", "501");
            // TRACE would echo cookies and other headers back to a script.
            assertThat(answer).doesNotContain("reflected-header");
            assertThat(answer).doesNotContain("Exception").doesNotContain("org.tradebench");
        }
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "action=%zz",
                "action=home&x=%",
                "%=%",
                "&&&",
                "action=home&action=buy",
                "action[]=home",
                "=",
                "action"
            })
    void answersMalformedQueriesWithoutInternals(String query) {
        assertRevealsNoInternals(query);
    }

    /** The fragment cache and the explanation read the parameters before the page does. */
    @Test
    void answersMalformedQueriesWithCacheAndExplanation() {
        try {
            TRADER.activateCache(Caching.COMMAND_AND_SERVLET);
            assertRevealsNoInternals("action=%zz");
            TRADER.activateCache(Caching.NONE);
            TRADER.admin().set("TRADER_EXPLAIN", "true");
            assertRevealsNoInternals("action=%zz");
        } finally {
            TRADER.admin().require(Map.of("CACHING_TYPE", Caching.NONE.label(), "TRADER_EXPLAIN", "false"));
        }
    }

    private static void assertRevealsNoInternals(String query) {
        String answer = RawHttp.exchange(TRADER.root(), """
                GET /daytrader/app?%s HTTP/1.1
                Host: localhost
                Connection: close

                """.formatted(query));
        assertThat(answer.substring(9, 12)).as(answer).isIn("200", "400", "401");
        assertThat(answer).doesNotContain("Exception").doesNotContain("SRVE").doesNotContain("org.tradebench");
    }

    /** Characters that a URL may not contain unencoded (RFC 3986), in unknown addresses: a container that parses them as a URI must not fail. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/rest/account/x\"",
                "/rest/|",
                "/rest/account/[",
                "/rest/{x}",
                "/rest/^",
                "/rest/`",
                "/rest/<x>",
                "/rest/quotes/s:1\");SELECT%20(1/(SELECT%200))",
                "/welcome.faces?%zz",
                "/scenario?mix=%zz"
            })
    void rejectsMalformedUrls(String address) {
        String answer = RawHttp.exchange(TRADER.root(), """
                GET /daytrader%s HTTP/1.1
                Host: localhost
                Connection: close

                """.formatted(address));
        assertThat(answer).startsWith("HTTP/1.1 400 ");
        assertThat(answer).doesNotContain("Exception").doesNotContain("SRVE").doesNotContain("org.tradebench");
    }

    @Test
    void rejectsUnknownActions() {
        for (String action :
                List.of("dance", "LOGIN", "login%00", "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "A".repeat(10_000))) {
            Page page = TRADER.browser().get("/app?action=" + action);
            assertThat(page.status()).as(page.toString()).isEqualTo(400);
            Leaks.assertNoneIn(page);
        }
    }

    @Test
    void forbidsContentSniffingAndFraming() {
        for (Page page : List.of(TRADER.browser().get("/app"), TRADER.browser().get("/nothing"))) {
            assertThat(page.headers().firstValue("x-content-type-options")).contains("nosniff");
            assertThat(page.headers().firstValue("content-security-policy").orElse(""))
                    .contains("frame-ancestors 'none'")
                    .contains("default-src 'none'");
        }
    }

    @Test
    void healthEndpointsReportUp() {
        for (String path : List.of("/health", "/health/started", "/health/live", "/health/ready")) {
            Page page = TRADER.server().get(path);
            assertThat(page.status()).as(page.toString()).isEqualTo(200);
            assertThat(page.body()).contains("\"status\":\"UP\"");
            assertThat(page.headers().allValues("set-cookie")).isEmpty();
        }
    }
}
