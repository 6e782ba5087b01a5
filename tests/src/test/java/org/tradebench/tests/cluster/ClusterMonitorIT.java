package org.tradebench.tests.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.AdminConsole;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** {@code /config/cache} of two clustered servers with a disk each: it shows the actual state, and removals take effect on both. */
@SecondApplication
class ClusterMonitorIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String PAGE = "/config/cache";
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Entries in memory: the minimum allowed. */
    private static final int MIN_CACHE_SIZE = 100;

    private static RunningCluster cluster;

    @BeforeAll
    static void start() {
        TRADER.restore(Mode.DIRECT);
        cluster = RunningCluster.start("node", TRADER.database(), 2, Map.of("CACHE_OFFLOAD", "true"));
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
    }

    private static ApplicationProcess first() {
        return cluster.all().get(0);
    }

    private static ApplicationProcess second() {
        return cluster.all().get(1);
    }

    /** Clears both caches and waits until they are active in one view. */
    @BeforeEach
    void empty() {
        for (ApplicationProcess node : cluster.all()) {
            node.admin().set("CACHING_TYPE", Caching.NONE.label());
        }
        set("20000", "1");
    }

    private static void set(String size, String sharing) {
        for (ApplicationProcess node : cluster.all()) {
            AdminConsole admin = node.admin();
            admin.set("CACHE_SIZE", size);
            admin.set("TRADE_REPLICATION_SHARING_TYPE", sharing);
            admin.set("CACHING_TYPE", Caching.DISTRIBUTED_MAP.label());
        }
        for (ApplicationProcess node : cluster.all()) {
            AdminConsole admin = node.admin();
            Await.until(
                    "answers come from the cache",
                    PATIENCE,
                    () -> show(admin, "view=statistics").text().contains("Answers come from the cache."));
            Await.until(
                    "both servers are members", PATIENCE, () -> members(admin).size() == 2);
        }
    }

    private static Page show(AdminConsole admin, String query) {
        Page page = admin.get(PAGE + "?" + query);
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        return page;
    }

    private static List<Element> members(AdminConsole admin) {
        return show(admin, "view=cluster").html().select("table.listing").get(0).select("tbody tr");
    }

    @Test
    void clusterPageListsServersRolesAndMessages() {
        Page page = first().admin().get("/config/cluster");
        assertThat(page.status()).as(page.toString()).isEqualTo(200);
        assertThat(page.html().select("#state").text()).startsWith("2 servers are in cluster node-of-the-tests");
        List<Element> rows = page.html().select("table.listing").get(0).select("tbody tr");
        assertThat(rows).hasSize(2);
        assertThat(cell(rows.get(0), "Role")).startsWith("coordinator");
        assertThat(cell(rows.get(1), "Role")).isEqualTo("member");
        assertThat(rows.stream().map(row -> cell(row, "State")))
                .containsExactlyInAnyOrder("this server", "in the cluster");
        assertThat(rows.stream().map(row -> cell(row, "Address"))).allMatch(address -> address.matches(".+:\\d+"));
        assertThat(page.html()
                        .select("tr:has(th:contains(Frames on)) [data-label=Sent]")
                        .text())
                .matches("[1-9][\\d,]*");
    }

    private static String cell(Element row, String heading) {
        return row.selectFirst("[data-label='" + heading + "']").text();
    }

    private static String comparisonWithOther(AdminConsole admin) {
        List<String> compared = members(admin).stream()
                .map(row -> cell(row, "Compared with this server"))
                .toList();
        assertThat(compared).hasSize(2).contains("this server");
        return compared.get(compared.get(0).equals("this server") ? 1 : 0);
    }

    private static long metric(Page page, String name) {
        Element row = page.html().select("tr").stream()
                .filter(one -> one.select("th").text().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no '" + name + "': " + page));
        return Long.parseLong(row.select("td.number").text().replace(",", ""));
    }

    private static List<String> ids(Page page) {
        return page.html().select("table.listing").last().select("tbody th").eachText();
    }

    private static void viewQuotes(ApplicationProcess node, int quotes) {
        Browser user = node.browser();
        user.login("uid:1", "xxx");
        IntStream.range(0, quotes)
                .forEach(i -> assertThat(
                                user.getAction("quotes", "symbols", "s:" + i).status())
                        .isEqualTo(200));
    }

    /** Four entries of each user, at least. */
    private static void viewPagesOfAllUsers(ApplicationProcess node) {
        for (int user = 0; user < TRADER.users(); user++) {
            Browser browser = node.browser();
            browser.login("uid:" + user, "xxx");
            for (String action : List.of("home", "portfolio", "account")) {
                assertThat(browser.getAction(action).status()).isEqualTo(200);
            }
        }
    }

    private static Page post(ApplicationProcess node, String form) {
        Browser browser = node.browser();
        browser.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        return browser.post(PAGE, form);
    }

    @Test
    void showsAddressAndContentComparisonOfServers() {
        set("20000", "2");
        AdminConsole one = first().admin();
        AdminConsole two = second().admin();
        assertThat(members(one)).allMatch(row -> cell(row, "Address").matches("127\\.0\\.0\\.1:\\d+"));
        assertThat(members(one).stream().map(row -> cell(row, "Address")).toList())
                .doesNotHaveDuplicates()
                .isEqualTo(
                        members(two).stream().map(row -> cell(row, "Address")).toList());
        long sent = metric(show(one, "view=cluster"), "pushes sent");

        viewQuotes(first(), 20);

        // Each server has its own market summary, which expires after 10 s.
        Await.until(
                "the second server holds the entries that the first one pushed",
                PATIENCE,
                () -> comparisonWithOther(one).equals("the same"));
        assertThat(comparisonWithOther(two)).isEqualTo("the same");
        assertThat(metric(show(one, "view=cluster"), "pushes sent")).isGreaterThanOrEqualTo(sent + 20);
        assertThat(metric(show(two, "view=statistics"), "created remotely")).isGreaterThanOrEqualTo(20);
        assertThat(ids(show(two, "view=contents&search=Quote:s:1&size=1000"))).contains("Quote:s:19");
    }

    @Test
    void removesEntriesOnBothServers() {
        AdminConsole two = second().admin();
        viewQuotes(first(), 5);
        viewQuotes(second(), 5);
        assertThat(ids(show(two, "view=contents&search=Quote:s:3"))).containsExactly("Quote:s:3");

        assertThat(post(first(), "action=invalidate&name=Quote:s:3").status()).isEqualTo(303);

        assertThat(ids(show(two, "view=contents&search=Quote:s:")))
                .doesNotContain("Quote:s:3")
                .contains("Quote:s:4");
        assertThat(metric(show(two, "view=statistics"), "invalidated remotely")).isOne();

        assertThat(post(first(), "action=clear").status()).isEqualTo(303);

        assertThat(show(two, "view=contents").text()).contains("Nothing is there.");
    }

    @Test
    void countsListsAndRemovesEntriesOnDisk() {
        set(Integer.toString(MIN_CACHE_SIZE), "1");
        AdminConsole one = first().admin();
        viewPagesOfAllUsers(first());
        Await.until(
                "entries evicted from memory are on disk",
                PATIENCE,
                () -> metric(show(one, "view=statistics"), "Entries on disk") >= 4L * TRADER.users() - MIN_CACHE_SIZE);
        Page disk = show(one, "view=disk&size=1000");
        List<String> onDisk = ids(disk);
        assertThat(onDisk).hasSize((int) metric(disk, "Entries")).isSorted();
        List<String> inMemory = ids(show(one, "view=contents&size=1000"));
        assertThat(inMemory).hasSizeBetween(MIN_CACHE_SIZE / 2, MIN_CACHE_SIZE);
        TreeSet<String> quotes = new TreeSet<>(onDisk);
        quotes.addAll(inMemory);
        quotes.removeIf(id -> !id.startsWith("Quote:"));
        assertThat(ids(show(one, "view=groups&group=AllQuotes&size=1000"))).containsExactlyElementsOf(quotes);

        // A group whose only member is on disk.
        String onlyOnDisk = onDisk.stream()
                .filter(id -> id.startsWith("AccountProfile:") && !inMemory.contains(id))
                .findFirst()
                .orElseThrow();
        String group = onlyOnDisk.replace("AccountProfile:", "AccountProfile_UserID:");
        assertThat(ids(show(one, "view=groups&search=" + group))).contains(group);
        assertThat(ids(show(one, "view=groups&group=" + group))).containsExactly(onlyOnDisk);

        Page removed = post(second(), "action=invalidate&name=" + group);
        assertThat(removed.status()).isEqualTo(303);

        assertThat(ids(show(one, "view=disk&size=1000")))
                .hasSize(onDisk.size() - 1)
                .doesNotContain(onlyOnDisk);
        assertThat(ids(show(one, "view=groups&size=1000"))).doesNotContain(group);
    }

    @Test
    void reportsUnresponsiveServer() throws Exception {
        viewQuotes(first(), 2);
        long paused = second().server().pid();
        signal("STOP", paused);
        try {
            AdminConsole one = first().admin();
            assertThat(members(one))
                    .anyMatch(row -> cell(row, "Compared with this server").equals("no answer, or no such cache"));
        } finally {
            signal("CONT", paused);
        }
    }

    private static void signal(String name, long process) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(process))
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
    }
}
