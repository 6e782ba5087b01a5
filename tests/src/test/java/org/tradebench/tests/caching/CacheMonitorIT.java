package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;

/** {@code /config/cache}: the administrator views and clears cache contents; values are never shown. */
class CacheMonitorIT {

    /** Prices in dollars, higher than any in the population. */
    private static final AtomicInteger PRICES = new AtomicInteger(800);

    /** Numbers of users who change their profile; these tests use them for nothing else. */
    private static final AtomicInteger USER_NUMBERS = new AtomicInteger(10);

    @BeforeAll
    @AfterAll
    static void restore() {
        Monitor.restore();
    }

    @Test
    void reportsThatCachingIsOff() {
        Monitor.TRADER.admin().set("CACHING_TYPE", Caching.NONE.label());
        Browser admin = Monitor.administrator();
        assertThat(admin.get("/config").html().select("nav a[href$='/config/cache']"))
                .hasSize(1);
        for (String view : Monitor.VIEWS) {
            Page page = Monitor.view(admin, "view=" + view);
            assertThat(page.text()).contains("No caching is on");
            assertThat(page.html().select("form input[name=action][value=clear]"))
                    .isEmpty();
        }
        assertThat(Monitor.view(admin, "view=policies").text()).contains("AccountCommand", "Account_UserID by");
        for (String form : List.of("action=clear", "action=invalidate&name=x")) {
            Page page = admin.post(Monitor.PAGE, form);
            assertThat(page.status()).isEqualTo(409);
            assertThat(page.text()).contains("No caching is on: there is nothing to remove.");
        }
        assertThat(Monitor.TRADER.cache().instances()).isEmpty();
        assertThat(metrics().lines().filter(line -> line.startsWith("cache_requests{")))
                .as("only the cache of logins, which every caching mode has")
                .allSatisfy(line -> assertThat(line).contains("cache=\"logins\""));
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void listsCountsAndFindsCachedEntries(Caching caching) {
        Monitor.use(caching);
        Monitor.visitor();
        Browser admin = Monitor.administrator();

        Page statistics = Monitor.view(admin, "view=statistics");
        assertThat(statistics.text()).contains(caching.label(), "Answers come from the cache.");
        Element quotes = statistics.html().select("table.listing tr").stream()
                .filter(row -> row.select("th").text().startsWith("Quote"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No row of quotes: " + statistics));
        assertThat(Integer.parseInt(quotes.select("td[data-label=Misses]").text()))
                .isPositive();

        assertThat(Monitor.ids(Monitor.view(admin, "view=contents")))
                .hasSizeGreaterThan(4)
                .isSorted();
        assertThat(Monitor.ids(Monitor.view(admin, "view=contents&search=QUOTE_symbol:S:1")))
                .isNotEmpty()
                .anyMatch(id -> id.endsWith("s:1"))
                .noneMatch(id -> id.endsWith("s:2"));
        assertThat(Monitor.ids(Monitor.view(admin, "view=contents&search=no+such+thing")))
                .isEmpty();

        assertThat(Monitor.ids(Monitor.view(admin, "view=groups")))
                .contains("AllUsers", "AllQuotes", "Account_UserID:uid:1");
        assertThat(Monitor.ids(Monitor.view(admin, "view=groups&group=AllQuotes")))
                .anyMatch(id -> id.endsWith("s:1"))
                .anyMatch(id -> id.endsWith("s:2"));
        assertThat(Monitor.view(admin, "view=disk").text()).contains("No disk is used");
        assertThat(Monitor.view(admin, "view=cluster").text()).contains("this server", "invalidations sent");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void exportsMetricsOfEveryTemplate(Caching caching) {
        Monitor.use(caching);
        Monitor.visitor();
        String metrics = metrics();
        assertThat(metrics).containsPattern("cache_requests\\{[^}]*cache=\"trade\"[^}]*} [1-9]");
        for (String template :
                Monitor.TRADER.cache().instances().get("trade").templates().keySet()) {
            assertThat(metrics)
                    .containsPattern("cache_template_requests\\{[^}]*template=\"" + Pattern.quote(template) + "\"");
        }
    }

    private static String metrics() {
        return Monitor.TRADER.server().get("/metrics?scope=application").body();
    }

    @Test
    void listsEachIdOnceAcrossPages() {
        Monitor.use(Caching.DISTRIBUTED_MAP);
        Browser user = Monitor.TRADER.browser();
        user.login("uid:1", "xxx");
        for (int i = 0; i < 30; i += 5) {
            user.getAction("quotes", "symbols", "s:%d,s:%d,s:%d,s:%d,s:%d".formatted(i, i + 1, i + 2, i + 3, i + 4));
        }
        Browser admin = Monitor.administrator();
        List<String> found = new ArrayList<>();
        String next = "?view=contents&search=Quote%3As&size=12";
        int pages = 0;
        while (next != null) {
            Page page = admin.get(Monitor.PAGE + next);
            found.addAll(Monitor.ids(page));
            pages++;
            Element link = page.html().selectFirst(".pager a:contains(Next page)");
            next = link == null ? null : link.attr("href").replaceFirst("^cache", "");
        }
        assertThat(pages).isEqualTo(3);
        assertThat(found).hasSize(30).doesNotHaveDuplicates().isSorted();
        assertThat(admin.get(Monitor.PAGE + "?view=contents&search=Quote%3As&size=12&page=2")
                        .html()
                        .selectFirst(".pager a:contains(Previous page)"))
                .isNotNull();
        Page beyond = admin.get(Monitor.PAGE + "?view=contents&search=Quote%3As&size=12&page=4");
        assertThat(beyond.status()).isEqualTo(404);
        assertThat(beyond.text()).contains("3 pages");
    }

    @Test
    void returnsToListAfterRemoval() {
        Monitor.use(Caching.DISTRIBUTED_MAP);
        Monitor.visitor();
        Browser admin = Monitor.administrator();
        // One less than the number of entries, so that the last one is alone on its page.
        int size = Monitor.ids(admin.get(Monitor.PAGE + "?view=contents&search=Quote%3As&size=1000"))
                        .size()
                - 1;
        String query = "?view=contents&search=Quote%3As&size=" + size;
        String list = Monitor.PAGE + query;
        Element form = admin.get(list + "&page=2").html().selectFirst("table.listing form");
        String last = form.selectFirst("input[name=name]").val();
        assertThat(form.hasAttr("action"))
                .as("a form without an action is submitted to the address of its page")
                .isFalse();

        Page first = admin.post(list, "action=invalidate&name=nothing+of+this+name");
        assertThat(first.status()).isEqualTo(303);
        assertThat(location(first)).endsWith("/daytrader/config/cache" + query);
        Page second = admin.post(list + "&page=2", "action=invalidate&name=nothing+of+this+name");
        assertThat(location(second)).endsWith(query + "&page=2");
        Page gone = admin.post(list + "&page=2", "action=invalidate&name=" + Monitor.encoded(last));
        assertThat(location(gone)).as("the second page no longer exists").endsWith(query);
        Page shown = admin.get(list);
        assertThat(shown.html().select("[role=status]").text()).startsWith("Invalidated '" + last + "'");
        assertThat(Monitor.ids(shown)).hasSize(size).doesNotContain(last);
    }

    private static String location(Page page) {
        return page.headers().firstValue("Location").orElseThrow();
    }

    @Test
    void searchesMembersOfGroup() {
        Monitor.use(Caching.DISTRIBUTED_MAP);
        Monitor.visitor();
        Browser admin = Monitor.administrator();
        Page all = Monitor.view(admin, "view=groups&group=AllQuotes");
        assertThat(Monitor.ids(all)).contains("Quote:s:1", "Quote:s:2");
        assertThat(all.html().selectFirst("form.lookup input[name=group]").val())
                .isEqualTo("AllQuotes");
        assertThat(Monitor.ids(Monitor.view(admin, "view=groups&group=AllQuotes&search=S:2")))
                .isNotEmpty()
                .allMatch(id -> id.contains("s:2"));
        assertThat(admin.get(Monitor.JSON + "?view=groups&group=AllQuotes&search=no+such+id")
                        .body())
                .contains("\"found\":0", "\"members\":[]");
    }

    /** Sets, in the database only, a price that no page has shown yet, and returns it. */
    private static String newPrice(String symbol) {
        String price = PRICES.incrementAndGet() + ".77";
        String sql = """
                UPDATE quote SET price = %1$s, change = %1$s - open_price, low_price = LEAST(low_price, %1$s),
                    high_price = GREATEST(high_price, %1$s)
                WHERE symbol = '%2$s'""";
        assertThat(Rows.execute(Monitor.TRADER.database(), sql.formatted(price, symbol)))
                .isOne();
        return price;
    }

    private static String quotePage(Browser user, String symbol) {
        return user.getAction("quotes", "symbols", symbol).text();
    }

    @ParameterizedTest
    @EnumSource(names = {"COMMAND", "DISTRIBUTED_MAP"})
    void readsInvalidatedIdFromDatabase(Caching caching) {
        Monitor.use(caching);
        Browser user = Monitor.TRADER.browser();
        user.login("uid:1", "xxx");
        quotePage(user, "s:1");
        quotePage(user, "s:2");
        String first = newPrice("s:1");
        String second = newPrice("s:2");
        assertThat(quotePage(user, "s:1")).doesNotContain(first);
        Browser admin = Monitor.administrator();
        String id = Monitor.ids(Monitor.view(admin, "view=contents&search=Quote_Symbol%3As%3A1"))
                .get(0);

        Page page = Monitor.submit(admin, "action=invalidate&name=" + Monitor.encoded(id));

        assertThat(page.html().select("[role=status]").text()).isEqualTo("Invalidated '" + id + "': 1 entry was here.");
        assertThat(Monitor.view(admin, "view=statistics")
                        .html()
                        .select("[role=status]")
                        .text())
                .isEmpty();
        assertThat(quotePage(user, "s:1")).contains(first);
        assertThat(quotePage(user, "s:2")).doesNotContain(second);
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void readsInvalidatedGroupFromDatabase(Caching caching) {
        Monitor.use(caching);
        Browser user = Monitor.visitor();
        String price = newPrice("s:1");
        assertThat(quotePage(user, "s:1")).doesNotContain(price);

        Monitor.submit(Monitor.administrator(), "action=invalidate&name=AllQuotes");

        assertThat(quotePage(user, "s:1")).contains(price);
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void clearRemovesAllEntries(Caching caching) {
        Monitor.use(caching);
        Browser user = Monitor.visitor();
        String price = newPrice("s:1");
        Browser admin = Monitor.administrator();
        assertThat(Monitor.entries()).isPositive();

        Page page = Monitor.submit(admin, "action=clear");

        assertThat(page.html().select("[role=status]").text()).startsWith("Cleared cache 'trade': ");
        assertThat(Monitor.entries()).isZero();
        assertThat(Monitor.view(admin, "view=contents").text()).contains("Nothing is there");
        assertThat(quotePage(user, "s:1")).contains(price);
    }

    @Test
    void reportsUnknownName() {
        Monitor.use(Caching.COMMAND);
        Page page = Monitor.submit(
                Monitor.administrator(), "action=invalidate&name=" + Monitor.encoded("<script>alert(1)</script>"));
        assertThat(page.text()).contains("no entry here had this id");
        assertThat(page.body()).doesNotContain("<script>");
    }

    /** A user's data is in the cache, but in no response of the cache monitor. */
    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void neverShowsEntryValues(Caching caching) {
        Monitor.use(caching);
        String name = "uid:" + USER_NUMBERS.incrementAndGet();
        Browser user = Monitor.TRADER.browser();
        user.login(name, "xxx");
        user.getAction("home");
        user.postAction(
                "update_profile",
                "currentpassword",
                "xxx",
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
                Monitor.TRADER.database(), "SELECT password_hash FROM account_profile WHERE user_id = '" + name + "'"));
        Browser admin = Monitor.administrator();
        for (String view : Monitor.VIEWS) {
            for (String answer : List.of(
                    Monitor.view(admin, "view=" + view).body(),
                    admin.get(Monitor.JSON + "?view=" + view + "&size=1000").body(),
                    admin.get(Monitor.JSON + "?view=" + view + "&group=AllUsers")
                            .body())) {
                assertThat(answer).doesNotContain(secrets.toArray(String[]::new));
            }
        }
    }

    @Test
    void servesEachViewAsJson() {
        Monitor.use(Caching.COMMAND);
        Monitor.visitor();
        Browser admin = Monitor.administrator();
        assertThat(admin.get(Monitor.JSON).body()).contains("\"counters\":{\"REQUESTS\":", "\"diskEntries\":0");
        assertThat(admin.get(Monitor.JSON + "?view=contents&search=Quote_Symbol%3As%3A1")
                        .body())
                .containsPattern("\"found\":[1-9][0-9]*,\"page\":1,\"pages\":1")
                .contains("\"valueKind\":\"Quote\"", "\"Quote_Symbol:s:1\"");
        assertThat(admin.get(Monitor.JSON + "?view=groups&search=AllQuotes").body())
                .contains("\"groups\":[{\"name\":\"AllQuotes\",\"members\":");
        assertThat(admin.get(Monitor.JSON + "?view=groups&group=AllQuotes").body())
                .contains("\"members\":[\"");
        assertThat(admin.get(Monitor.JSON + "?view=policies").body())
                .contains("\"names\":[\"org.tradebench.app.caching.command.QuoteCommand\"]", "\"warnings\":[");
        assertThat(admin.get(Monitor.JSON + "?view=disk").body()).contains("\"bytes\":0", "\"ids\":[]");
        assertThat(admin.get(Monitor.JSON + "?view=cluster").body())
                .containsPattern("\"contentsDigest\":\"[0-9a-f]{16}\"")
                .contains("\"INVALIDATIONS_SENT\":");
    }
}
