package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RawHttp;

/** {@code /config/cache} rejects invalid requests, and lets only the administrator view or remove entries. */
class CacheMonitorRefusalsIT {

    @BeforeAll
    @AfterAll
    static void restore() {
        Monitor.restore();
    }

    /**
     * An invalid request.
     *
     * @param reason text of the response
     */
    private record Mistake(String query, int status, String reason) {}

    private static final List<Mistake> MISTAKES = List.of(
            new Mistake("view=nothing", 404, "There are: statistics, contents"),
            new Mistake("view=%3Cscript%3Ealert(1)%3C/script%3E", 404, "no such view"),
            new Mistake("view=contents&page=0", 400, "page"),
            new Mistake("view=contents&page=-1", 400, "page"),
            new Mistake("view=contents&page=x", 400, "page"),
            new Mistake("view=contents&page=99999999999999999999", 400, "page"),
            new Mistake("view=contents&page=100000000", 404, "page"),
            new Mistake("view=groups&page=7777777", 404, "page"),
            new Mistake("view=groups&group=AllUsers&page=7777777", 404, "page"),
            new Mistake("view=disk&page=2", 404, "one page"),
            new Mistake("view=contents&size=0", 400, "size"),
            new Mistake("view=contents&size=1001", 400, "size"),
            new Mistake("view=contents&instance=other", 404, "There is one: trade"),
            new Mistake("instance=%00", 400, "control character"),
            new Mistake("view=contents&search=" + "a".repeat(251), 400, "at most 250"));

    @Test
    void rejectsInvalidQueriesWithReason() {
        Monitor.use(Caching.COMMAND);
        Browser admin = Monitor.administrator();
        for (Mistake mistake : MISTAKES) {
            for (String address : List.of(Monitor.PAGE, Monitor.JSON)) {
                Page page = admin.get(address + "?" + mistake.query());
                assertThat(page.status()).as(page.toString()).isEqualTo(mistake.status());
                assertThat(page.body()).contains(mistake.reason()).doesNotContain("<script>", "Exception");
            }
        }
    }

    @Test
    void invalidRemovalRemovesNothing() {
        Monitor.use(Caching.COMMAND);
        Monitor.visitor();
        long before = Monitor.removals();
        Browser admin = Monitor.administrator();
        for (String form : List.of(
                "",
                "action=",
                "action=invalidate",
                "action=invalidate&name=",
                "action=invalidate&name=++",
                "action=invalidate&name=%00",
                "action=invalidate&name=" + "a".repeat(2_001),
                "action=dance",
                "name=AllUsers")) {
            Page page = admin.post(Monitor.PAGE, form);
            assertThat(page.status()).as(form + ": " + page).isEqualTo(400);
            assertThat(page.html().select("[role=alert]").text()).isNotEmpty();
        }
        assertThat(Monitor.removals()).isEqualTo(before);
        assertThat(Monitor.entries()).isPositive();
    }

    @Test
    void removalFromUnknownCacheRemovesNothing() {
        Monitor.use(Caching.COMMAND);
        Monitor.visitor();
        long before = Monitor.removals();
        Browser admin = Monitor.administrator();
        for (String form : List.of("action=clear&instance=other", "action=invalidate&name=AllUsers&instance=other")) {
            Page page = admin.post(Monitor.PAGE, form);
            assertThat(page.status()).as(form + ": " + page).isEqualTo(404);
            assertThat(page.text()).contains("There is no cache of this name. There is one: trade.");
        }
        assertThat(Monitor.removals()).isEqualTo(before);
        assertThat(Monitor.entries()).isPositive();
    }

    @Test
    void rejectsAllButAdministrator() {
        Monitor.use(Caching.COMMAND);
        Browser user = Monitor.visitor();
        Browser anonymous = Monitor.TRADER.browser();
        long before = Monitor.removals();
        for (String view : Monitor.VIEWS) {
            String query = "?view=" + view + "&group=AllUsers";
            assertRefused(anonymous.get(Monitor.PAGE + query), 401);
            assertRefused(user.get(Monitor.PAGE + query), 401);
            assertRefused(anonymous.get(Monitor.JSON + query), 401);
            assertRefused(user.get(Monitor.JSON + query), 403);
        }
        for (String form : List.of("action=clear", "action=invalidate&name=AllUsers", "action=login", "")) {
            assertRefused(anonymous.post(Monitor.PAGE, form), 401);
            assertRefused(user.post(Monitor.PAGE, form), 403);
            assertRefused(anonymous.post(Monitor.JSON, form), 401);
            assertRefused(user.post(Monitor.JSON, form), 403);
            assertRefused(anonymous.get(Monitor.PAGE + "?" + form), 401);
        }
        for (String method : List.of("PUT", "DELETE", "PATCH", "OPTIONS", "FOO")) {
            for (String address : List.of(Monitor.PAGE, Monitor.JSON)) {
                assertThat(statusOf(method, address, null)).as(method).isIn("401", "405", "501");
                assertThat(statusOf(method, address, user.cookie("JSESSIONID")))
                        .as(method)
                        .isIn("401", "403", "405", "501");
            }
        }
        assertThat(Monitor.removals()).isEqualTo(before);
        assertThat(Monitor.entries()).isPositive();
    }

    private static String statusOf(String method, String address, String session) {
        return RawHttp.exchange(Monitor.TRADER.root(), """
                %s /daytrader%s?action=clear HTTP/1.1
                Host: localhost
                %sContent-Length: 0
                Connection: close

                """.formatted(
                                method, address, session == null ? "" : "Cookie: JSESSIONID=" + session + "\n"))
                .substring(9, 12);
    }

    @Test
    void rejectsCrossSiteRemoval() {
        Monitor.use(Caching.COMMAND);
        Monitor.visitor();
        long before = Monitor.removals();
        Browser admin = Monitor.administrator();
        admin.sending("Sec-Fetch-Site", "cross-site");
        assertRefused(admin.post(Monitor.PAGE, "action=clear"), 403);
        // Changes are accepted by POST only.
        assertThat(admin.get(Monitor.PAGE + "?action=clear").status()).isEqualTo(200);
        assertThat(Monitor.removals()).isEqualTo(before);
        assertThat(Monitor.entries()).isPositive();
    }

    private static void assertRefused(Page page, int status) {
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        assertThat(page.body())
                .as(page.toString())
                .doesNotContain("uid:1<", "AllUsers", "Account_UserID", "Exception", "org.tradebench", "\"counters\"");
    }
}
