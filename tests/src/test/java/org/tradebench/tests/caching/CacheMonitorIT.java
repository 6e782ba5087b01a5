package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
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

    /** Dollars; higher than any of the population's. */
    private static final AtomicInteger PRICES = new AtomicInteger(800);

    /** Those who change their profile are nobody else in these tests. */
    private static final AtomicInteger PEOPLE = new AtomicInteger(10);

    @BeforeAll
    @AfterAll
    static void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    /** An empty cache of this type, at work. The rows may stay: nobody looks for what an earlier test has changed. */
    private static void use(Caching caching) {
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.word());
        TRADER.admin().set("CACHING_TYPE", caching.word());
        Await.until(
                "the cache is at work",
                Duration.ofMinutes(1),
                () -> TRADER.cache().isAtWork());
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

    /** Entries removed and clearings: what nobody but the administrator may add to. Entries may go by themselves, when their time is over. */
    private static long removals() {
        Map<String, Long> counters = TRADER.cache().instances().get("trade").counters();
        return counters.get("INVALIDATED_LOCALLY") + counters.get("CLEARS");
    }

    private static long entries() {
        return TRADER.cache().instances().get("trade").entries();
    }

    @Test
    void withoutCachingItSaysSo() {
        TRADER.admin().set("CACHING_TYPE", Caching.NONE.word());
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
        use(caching);
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

        assertThat(ids(look(admin, "view=contents"))).hasSizeGreaterThan(5).isSorted();
        assertThat(ids(look(admin, "view=contents&search=QUOTE_symbol:S:1")))
                .isNotEmpty()
                .anyMatch(id -> id.endsWith("s:1"))
                .noneMatch(id -> id.endsWith("s:2"));
        assertThat(ids(look(admin, "view=contents&search=no+such+thing"))).isEmpty();

        assertThat(ids(look(admin, "view=groups"))).contains("AllUsers", "AllQuotes", "Account_UserID:uid:1");
        assertThat(ids(look(admin, "view=groups&group=AllQuotes")))
                .anyMatch(id -> id.endsWith("s:1"))
                .anyMatch(id -> id.endsWith("s:2"));
        assertThat(look(admin, "view=disk").text()).contains("No disk is used");
        assertThat(look(admin, "view=cluster").text()).contains("this server", "invalidations sent");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void theServersMetricsHaveEveryTemplate(Caching caching) {
        use(caching);
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
        use(Caching.DISTRIBUTED_MAP);
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

    @Test
    void whoRemovesSomethingComesBackToTheListAndIsToldWhatWasDone() {
        use(Caching.DISTRIBUTED_MAP);
        visitor();
        Browser admin = administrator();
        // One less than there are: the last stands on a page of its own.
        int size = ids(admin.get(PAGE + "?view=contents&search=Quote%3As&size=1000"))
                        .size()
                - 1;
        String query = "?view=contents&search=Quote%3As&size=" + size;
        String list = PAGE + query;
        Element form = admin.get(list + "&page=2").html().selectFirst("table.listing form");
        String last = form.selectFirst("input[name=name]").val();
        assertThat(form.hasAttr("action"))
                .as("a form without an address is sent to the one of its page")
                .isFalse();

        Page first = admin.post(list, "action=invalidate&name=nothing+of+this+name");
        assertThat(first.status()).isEqualTo(303);
        assertThat(location(first)).endsWith("/daytrader/config/cache" + query);
        Page second = admin.post(list + "&page=2", "action=invalidate&name=nothing+of+this+name");
        assertThat(location(second)).endsWith(query + "&page=2");
        Page gone = admin.post(list + "&page=2", "action=invalidate&name=" + encoded(last));
        assertThat(location(gone)).as("there is no second page any more").endsWith(query);
        Page shown = admin.get(list);
        assertThat(shown.html().select("[role=status]").text()).startsWith("Invalidated '" + last + "'");
        assertThat(ids(shown)).hasSize(size).doesNotContain(last);
    }

    private static String location(Page page) {
        return page.headers().firstValue("Location").orElseThrow();
    }

    @Test
    void theMembersOfAGroupCanBeSearched() {
        use(Caching.DISTRIBUTED_MAP);
        visitor();
        Browser admin = administrator();
        Page all = look(admin, "view=groups&group=AllQuotes");
        assertThat(ids(all)).contains("Quote:s:1", "Quote:s:2");
        assertThat(all.html().selectFirst("form.lookup input[name=group]").val())
                .isEqualTo("AllQuotes");
        assertThat(ids(look(admin, "view=groups&group=AllQuotes&search=S:2")))
                .isNotEmpty()
                .allMatch(id -> id.contains("s:2"));
        assertThat(admin.get(JSON + "?view=groups&group=AllQuotes&search=no+such+id")
                        .body())
                .contains("\"found\":0", "\"members\":[]");
    }

    /** Behind the application's back; a price that no page has shown yet. */
    private static String newPrice(String symbol) {
        String price = PRICES.incrementAndGet() + ".77";
        String sql = """
                UPDATE quote SET price = %1$s, change = %1$s - open_price, low_price = LEAST(low_price, %1$s),
                    high_price = GREATEST(high_price, %1$s)
                WHERE symbol = '%2$s'""";
        assertThat(Rows.execute(TRADER.database(), sql.formatted(price, symbol)))
                .isOne();
        return price;
    }

    private static String quotePage(Browser user, String symbol) {
        return user.getAction("quotes", "symbols", symbol).text();
    }

    @ParameterizedTest
    @EnumSource(names = {"COMMAND", "DISTRIBUTED_MAP"})
    void anIdThatIsInvalidatedIsReadFromTheDatabaseAgain(Caching caching) {
        use(caching);
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        quotePage(user, "s:1");
        quotePage(user, "s:2");
        String first = newPrice("s:1");
        String second = newPrice("s:2");
        assertThat(quotePage(user, "s:1")).doesNotContain(first);
        Browser admin = administrator();
        String id =
                ids(look(admin, "view=contents&search=Quote_Symbol%3As%3A1")).get(0);

        Page page = done(admin, "action=invalidate&name=" + encoded(id));

        assertThat(page.html().select("[role=status]").text()).isEqualTo("Invalidated '" + id + "': 1 entry was here.");
        assertThat(look(admin, "view=statistics").html().select("[role=status]").text())
                .isEmpty();
        assertThat(quotePage(user, "s:1")).contains(first);
        assertThat(quotePage(user, "s:2")).doesNotContain(second);
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void aGroupThatIsInvalidatedIsReadFromTheDatabaseAgain(Caching caching) {
        use(caching);
        Browser user = visitor();
        String price = newPrice("s:1");
        assertThat(quotePage(user, "s:1")).doesNotContain(price);

        done(administrator(), "action=invalidate&name=AllQuotes");

        assertThat(quotePage(user, "s:1")).contains(price);
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void clearEmptiesEverything(Caching caching) {
        use(caching);
        Browser user = visitor();
        String price = newPrice("s:1");
        Browser admin = administrator();
        assertThat(entries()).isPositive();

        Page page = done(admin, "action=clear");

        assertThat(page.html().select("[role=status]").text()).startsWith("Cleared cache 'trade': ");
        assertThat(entries()).isZero();
        assertThat(look(admin, "view=contents").text()).contains("Nothing is there");
        assertThat(quotePage(user, "s:1")).contains(price);
    }

    @Test
    void aNameThatNobodyHasIsToldSo() {
        use(Caching.COMMAND);
        Page page = done(administrator(), "action=invalidate&name=" + encoded("<script>alert(1)</script>"));
        assertThat(page.text()).contains("no entry here had this id");
        assertThat(page.body()).doesNotContain("<script>");
    }

    /** What belongs to a user is in the cache, and in none of the answers about it. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void noValueOfAnEntryIsEverShown(Caching caching) {
        use(caching);
        String name = "uid:" + PEOPLE.incrementAndGet();
        Browser user = TRADER.browser();
        user.login(name, "xxx");
        user.getAction("home");
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
        assertThat(user.getAction("account").body()).contains("Zebediah Quux");
        List<String> secrets = new ArrayList<>(
                List.of("secret-word", "Zebediah", "Hidden Lane", "1111-1234", "-1234", "zeb@hidden", "PBKDF2"));
        secrets.addAll(Rows.query(
                TRADER.database(), "SELECT password_hash FROM account_profile WHERE user_id = '" + name + "'"));
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
        use(Caching.COMMAND);
        visitor();
        Browser admin = administrator();
        assertThat(admin.get(JSON).body()).contains("\"counters\":{\"REQUESTS\":", "\"diskEntries\":0");
        assertThat(admin.get(JSON + "?view=contents&search=Quote_Symbol%3As%3A1")
                        .body())
                .containsPattern("\"found\":[1-9][0-9]*,\"page\":1,\"pages\":1")
                .contains("\"valueKind\":\"Quote\"", "\"Quote_Symbol:s:1\"");
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

    /**
     * A request that makes no sense.
     *
     * @param reason what the answer says
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
    void whatMakesNoSenseIsRefusedWithAReason() {
        use(Caching.COMMAND);
        Browser admin = administrator();
        for (Mistake mistake : MISTAKES) {
            for (String address : List.of(PAGE, JSON)) {
                Page page = admin.get(address + "?" + mistake.query());
                assertThat(page.status()).as(page.toString()).isEqualTo(mistake.status());
                assertThat(page.body()).contains(mistake.reason()).doesNotContain("<script>", "Exception");
            }
        }
    }

    @Test
    void aRemovalThatMakesNoSenseRemovesNothing() {
        use(Caching.COMMAND);
        visitor();
        long before = removals();
        Browser admin = administrator();
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
            Page page = admin.post(PAGE, form);
            assertThat(page.status()).as(form + ": " + page).isEqualTo(400);
            assertThat(page.html().select("[role=alert]").text()).isNotEmpty();
        }
        assertThat(removals()).isEqualTo(before);
        assertThat(entries()).isPositive();
    }

    @Test
    void aRemovalFromACacheThatIsNotThereRemovesNothing() {
        use(Caching.COMMAND);
        visitor();
        long before = removals();
        Browser admin = administrator();
        for (String form : List.of("action=clear&instance=other", "action=invalidate&name=AllUsers&instance=other")) {
            Page page = admin.post(PAGE, form);
            assertThat(page.status()).as(form + ": " + page).isEqualTo(404);
            assertThat(page.text()).contains("There is no cache of this name. There is one: trade.");
        }
        assertThat(removals()).isEqualTo(before);
        assertThat(entries()).isPositive();
    }

    @Test
    void nobodyElseSeesOrRemovesAnything() {
        use(Caching.COMMAND);
        Browser user = visitor();
        Browser stranger = TRADER.browser();
        long before = removals();
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
        assertThat(removals()).isEqualTo(before);
        assertThat(entries()).isPositive();
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
        use(Caching.COMMAND);
        visitor();
        long before = removals();
        Browser admin = administrator();
        admin.sending("Sec-Fetch-Site", "cross-site");
        assertRefused(admin.post(PAGE, "action=clear"), 403);
        // What changes something is asked for by POST only.
        assertThat(admin.get(PAGE + "?action=clear").status()).isEqualTo(200);
        assertThat(removals()).isEqualTo(before);
        assertThat(entries()).isPositive();
    }

    private static void assertRefused(Page page, int status) {
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        assertThat(page.body())
                .as(page.toString())
                .doesNotContain("uid:1<", "AllUsers", "Account_UserID", "Exception", "org.tradebench", "\"counters\"");
    }
}
