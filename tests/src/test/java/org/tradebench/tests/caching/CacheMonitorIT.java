package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** {@code /config/cache}: the administrator sees what the caches hold and empties them; nobody else does, and no value is ever shown. */
class CacheMonitorIT {

    private static final RunningTrader TRADER = RunningTrader.get();
    private static final String PAGE = "/config/cache";
    private static final String JSON = "/config/cache.json";
    private static final List<String> VIEWS =
            List.of("statistics", "contents", "groups", "policies", "disk", "cluster");

    @AfterAll
    static void leaveNoCache() {
        TRADER.restore(Mode.DIRECT);
    }

    private static Browser administrator() {
        Browser admin = TRADER.browser();
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        assertThat(admin.get("/config").status()).isEqualTo(200);
        return admin;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** A user who looks at everything once. */
    private static Browser visitor() {
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        for (String action : List.of("home", "portfolio", "account", "mksummary")) {
            assertThat(user.getAction(action).status()).isEqualTo(200);
        }
        assertThat(user.getAction("quotes", "symbols", "s:1,s:2,s:3").status()).isEqualTo(200);
        return user;
    }

    private static Page look(Browser admin, String query) {
        Page page = admin.get(PAGE + "?" + query);
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        return page;
    }

    private static List<String> ids(Page page) {
        return page.html().select("table.listing tbody th").eachText();
    }

    private static Page done(Browser admin, String form) {
        Page page = admin.post(PAGE, form);
        assertThat(page.status()).as(page.toString()).isEqualTo(303);
        return admin.get(PAGE);
    }

    private static long entries() {
        return TRADER.cache().instances().get("trade").entries();
    }

    @Test
    void withoutCachingItSaysSo() {
        TRADER.restore(Mode.DIRECT);
        Browser admin = administrator();
        assertThat(admin.get("/config").html().select("a[href='config/cache']")).hasSize(1);
        for (String view : VIEWS) {
            Page page = look(admin, "view=" + view);
            assertThat(page.text()).contains("No caching is on");
            assertThat(page.html().select("form input[name=action][value=clear]"))
                    .isEmpty();
        }
        assertThat(look(admin, "view=policies").text()).contains("AccountCommand", "Account_UserID by");
        for (String form : List.of("action=clear", "action=invalidate&name=x")) {
            Page page = admin.post(PAGE, form);
            assertThat(page.status()).isEqualTo(409);
            assertThat(page.text()).contains("No caching is on: there is nothing to remove.");
        }
        assertThat(TRADER.cache().instances()).isEmpty();
        assertThat(metrics()).doesNotContain("cache_requests");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void whatUsersHaveReadIsSeenCountedAndFound(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        visitor();
        Browser admin = administrator();

        Page statistics = look(admin, "view=statistics");
        assertThat(statistics.text()).contains(caching.word(), "Answers come from the cache.");
        Element quotes = statistics.html().select("table.listing tr").stream()
                .filter(row -> row.select("th").text().startsWith("Quote"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No row of quotes: " + statistics));
        assertThat(Integer.parseInt(quotes.select("td[data-label=Misses]").text()))
                .isPositive();

        assertThat(ids(look(admin, "view=contents"))).hasSize((int) entries()).isSorted();
        assertThat(ids(look(admin, "view=contents&search=QUOTE_symbol:S:1")))
                .isNotEmpty()
                .anyMatch(id -> id.endsWith("s:1"))
                .noneMatch(id -> id.endsWith("s:2"));
        assertThat(ids(look(admin, "view=contents&search=no+such+thing"))).isEmpty();

        assertThat(ids(look(admin, "view=groups"))).contains("AllUsers", "AllQuotes", "Account_UserID:uid:1");
        assertThat(ids(look(admin, "view=groups&group=AllQuotes")))
                .anyMatch(id -> id.endsWith("s:1"))
                .anyMatch(id -> id.endsWith("s:2"));
        assertThat(look(admin, "view=disk").text()).contains("Nothing is on disk");
        assertThat(look(admin, "view=cluster").text()).contains("this server", "invalidations sent");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void theServersMetricsHaveEveryTemplate(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        visitor();
        String metrics = metrics();
        assertThat(metrics).containsPattern("cache_requests\\{[^}]*cache=\"trade\"[^}]*} [1-9]");
        for (String template :
                TRADER.cache().instances().get("trade").templates().keySet()) {
            assertThat(metrics)
                    .containsPattern("cache_template_requests\\{[^}]*template=\"" + Pattern.quote(template) + "\"");
        }
    }

    private static String metrics() {
        return TRADER.server().get("/metrics?scope=application").body();
    }

    @Test
    void pagesOfAListHoldEachIdOnce() {
        TRADER.restore(Mode.DIRECT, Caching.DISTRIBUTED_MAP);
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        for (int i = 0; i < 30; i += 5) {
            user.getAction("quotes", "symbols", "s:%d,s:%d,s:%d,s:%d,s:%d".formatted(i, i + 1, i + 2, i + 3, i + 4));
        }
        Browser admin = administrator();
        List<String> found = new ArrayList<>();
        String next = "?view=contents&search=Quote%3As&size=12";
        int pages = 0;
        while (next != null) {
            Page page = admin.get(PAGE + next);
            found.addAll(ids(page));
            pages++;
            Element link = page.html().selectFirst(".pager a:contains(Next page)");
            next = link == null ? null : link.attr("href").replaceFirst("^cache", "");
        }
        assertThat(pages).isEqualTo(3);
        assertThat(found).hasSize(30).doesNotHaveDuplicates().isSorted();
        assertThat(admin.get(PAGE + "?view=contents&search=Quote%3As&size=12&page=2")
                        .html()
                        .selectFirst(".pager a:contains(Previous page)"))
                .isNotNull();
        Page beyond = admin.get(PAGE + "?view=contents&search=Quote%3As&size=12&page=4");
        assertThat(beyond.status()).isEqualTo(404);
        assertThat(beyond.text()).contains("3 pages");
    }

    /** Behind the application's back. */
    private static void setPrice(String symbol, String price) {
        String sql = """
                UPDATE quote SET price = %1$s, change = %1$s - open_price, low_price = LEAST(low_price, %1$s),
                    high_price = GREATEST(high_price, %1$s)
                WHERE symbol = '%2$s'""";
        assertThat(Rows.execute(TRADER.database(), sql.formatted(price, symbol)))
                .isOne();
    }

    private static String quotePage(Browser user, String symbol) {
        return user.getAction("quotes", "symbols", symbol).text();
    }

    @ParameterizedTest
    @EnumSource(names = {"COMMAND", "DISTRIBUTED_MAP"})
    void anIdThatIsInvalidatedIsReadFromTheDatabaseAgain(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        quotePage(user, "s:1");
        quotePage(user, "s:2");
        setPrice("s:1", "77.77");
        setPrice("s:2", "88.88");
        assertThat(quotePage(user, "s:1")).doesNotContain("77.77");
        Browser admin = administrator();
        String id =
                ids(look(admin, "view=contents&search=Quote_Symbol%3As%3A1")).get(0);

        Page page = done(admin, "action=invalidate&name=" + encoded(id));

        assertThat(page.html().select("[role=status]").text()).isEqualTo("Invalidated '" + id + "': 1 entry was here.");
        assertThat(look(admin, "view=statistics").html().select("[role=status]").text())
                .isEmpty();
        assertThat(quotePage(user, "s:1")).contains("77.77");
        assertThat(quotePage(user, "s:2")).doesNotContain("88.88");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void aGroupThatIsInvalidatedIsReadFromTheDatabaseAgain(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        Browser user = visitor();
        setPrice("s:1", "77.77");
        assertThat(quotePage(user, "s:1")).doesNotContain("77.77");

        done(administrator(), "action=invalidate&name=AllQuotes");

        assertThat(quotePage(user, "s:1")).contains("77.77");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void clearEmptiesEverything(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        Browser user = visitor();
        setPrice("s:1", "77.77");
        Browser admin = administrator();
        assertThat(entries()).isPositive();

        Page page = done(admin, "action=clear");

        assertThat(page.html().select("[role=status]").text()).startsWith("Cleared cache 'trade': ");
        assertThat(entries()).isZero();
        assertThat(look(admin, "view=contents").text()).contains("Nothing is there");
        assertThat(quotePage(user, "s:1")).contains("77.77");
    }

    @Test
    void aNameThatNobodyHasIsToldSo() {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        Page page = done(administrator(), "action=invalidate&name=" + encoded("<script>alert(1)</script>"));
        assertThat(page.text()).contains("no entry here had this id");
        assertThat(page.body()).doesNotContain("<script>");
    }

    /** What belongs to a user is in the cache, and in none of the answers about it. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void noValueOfAnEntryIsEverShown(Caching caching) {
        TRADER.restore(Mode.DIRECT, caching);
        Browser user = visitor();
        user.postAction(
                "update_profile",
                "password",
                "secret-word",
                "cpassword",
                "secret-word",
                "fullname",
                "Zebediah Quux",
                "address",
                "17 Hidden Lane",
                "creditcard",
                "4111-1111-1111-1234",
                "email",
                "zeb@hidden.example");
        assertThat(user.getAction("account").text()).contains("Zebediah Quux");
        List<String> secrets = new ArrayList<>(
                List.of("secret-word", "Zebediah", "Hidden Lane", "1111-1234", "-1234", "zeb@hidden", "PBKDF2"));
        secrets.addAll(
                Rows.query(TRADER.database(), "SELECT password_hash FROM account_profile WHERE user_id = 'uid:1'"));
        Browser admin = administrator();
        for (String view : VIEWS) {
            for (String answer : List.of(
                    look(admin, "view=" + view).body(),
                    admin.get(JSON + "?view=" + view + "&size=1000").body(),
                    admin.get(JSON + "?view=" + view + "&group=AllUsers").body())) {
                assertThat(answer).doesNotContain(secrets.toArray(String[]::new));
            }
        }
    }

    @Test
    void programsGetTheSameAsJson() {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        visitor();
        Browser admin = administrator();
        assertThat(admin.get(JSON).body()).contains("\"counters\":{\"REQUESTS\":", "\"diskEntries\":0");
        assertThat(admin.get(JSON + "?view=contents&search=Quote_Symbol%3As%3A1")
                        .body())
                .contains("\"found\":1,\"page\":1,\"pages\":1", "\"valueKind\":\"Quote\"", "\"Quote_Symbol:s:1\"");
        assertThat(admin.get(JSON + "?view=groups&search=AllQuotes").body())
                .contains("\"groups\":[{\"name\":\"AllQuotes\",\"members\":");
        assertThat(admin.get(JSON + "?view=groups&group=AllQuotes").body()).contains("\"members\":[\"");
        assertThat(admin.get(JSON + "?view=policies").body())
                .contains("\"names\":[\"org.tradebench.app.caching.command.QuoteCommand\"]", "\"warnings\":[");
        assertThat(admin.get(JSON + "?view=disk").body()).contains("\"bytes\":0", "\"ids\":[]");
        assertThat(admin.get(JSON + "?view=cluster").body())
                .containsPattern("\"contentsDigest\":\"[0-9a-f]{16}\"")
                .contains("\"INVALIDATIONS_SENT\":");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "view=nothing|404|There are: statistics, contents",
                "view=%3Cscript%3Ealert(1)%3C/script%3E|404|no such view",
                "view=contents&page=0|400|page",
                "view=contents&page=-1|400|page",
                "view=contents&page=x|400|page",
                "view=contents&page=99999999999999999999|400|page",
                "view=contents&page=100000000|404|page",
                "view=groups&page=7777777|404|page",
                "view=groups&group=AllUsers&page=7777777|404|page",
                "view=disk&page=2|404|one page",
                "view=contents&size=0|400|size",
                "view=contents&size=1001|400|size",
                "view=contents&instance=other|404|There is one: trade",
                "instance=%00|400|control character"
            })
    void whatMakesNoSenseIsRefusedWithAReason(String query, int status, String reason) {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        Browser admin = administrator();
        for (String address : List.of(PAGE, JSON)) {
            Page page = admin.get(address + "?" + query);
            assertThat(page.status()).as(page.toString()).isEqualTo(status);
            assertThat(page.body()).contains(reason).doesNotContain("<script>", "Exception");
        }
        Page long1 = admin.get(PAGE + "?view=contents&search=" + "a".repeat(251));
        assertThat(long1.status()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "action=",
                "action=invalidate",
                "action=invalidate&name=",
                "action=invalidate&name=++",
                "action=invalidate&name=%00",
                "action=invalidate&name=%zz",
                "action=dance",
                "name=AllUsers"
            })
    void aRemovalThatMakesNoSenseRemovesNothing(String form) {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        visitor();
        long before = entries();
        Page page = administrator().post(PAGE, form);
        assertThat(page.status()).as(page.toString()).isEqualTo(400);
        assertThat(page.html().select("[role=alert]").text()).isNotEmpty();
        assertThat(entries()).isEqualTo(before).isPositive();
    }

    @Test
    void nobodyElseSeesOrRemovesAnything() {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        Browser user = visitor();
        Browser stranger = TRADER.browser();
        long before = entries();
        for (String view : VIEWS) {
            String query = "?view=" + view + "&group=AllUsers";
            assertRefused(stranger.get(PAGE + query), 401);
            assertRefused(user.get(PAGE + query), 401);
            assertRefused(stranger.get(JSON + query), 401);
            assertRefused(user.get(JSON + query), 403);
        }
        for (String form : List.of("action=clear", "action=invalidate&name=AllUsers", "action=login", "")) {
            assertRefused(stranger.post(PAGE, form), 401);
            assertRefused(user.post(PAGE, form), 403);
            assertRefused(stranger.post(JSON, form), 401);
            assertRefused(user.post(JSON, form), 403);
            assertRefused(stranger.get(PAGE + "?" + form), 401);
        }
        for (String method : List.of("PUT", "DELETE", "PATCH", "OPTIONS", "FOO")) {
            for (String address : List.of(PAGE, JSON)) {
                assertThat(statusOf(method, address, null)).as(method).isIn("401", "405", "501");
                assertThat(statusOf(method, address, user.cookie("JSESSIONID")))
                        .as(method)
                        .isIn("401", "403", "405", "501");
            }
        }
        assertThat(entries()).isEqualTo(before).isPositive();
    }

    private static String statusOf(String method, String address, String session) {
        return RawHttp.exchange(TRADER.root(), """
                %s /daytrader%s?action=clear HTTP/1.1
                Host: localhost
                %sContent-Length: 0
                Connection: close

                """.formatted(
                                method, address, session == null ? "" : "Cookie: JSESSIONID=" + session + "\n"))
                .substring(9, 12);
    }

    @Test
    void anotherSiteCannotMakeTheAdministratorRemoveAnything() {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        visitor();
        long before = entries();
        Browser admin = administrator();
        admin.sending("Sec-Fetch-Site", "cross-site");
        assertRefused(admin.post(PAGE, "action=clear"), 403);
        // What changes something is asked for by POST only.
        assertThat(admin.get(PAGE + "?action=clear").status()).isEqualTo(200);
        assertThat(entries()).isEqualTo(before).isPositive();
    }

    private static void assertRefused(Page page, int status) {
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        assertThat(page.body())
                .as(page.toString())
                .doesNotContain("uid:1<", "AllUsers", "Account_UserID", "Exception", "org.tradebench", "\"counters\"");
    }
}
