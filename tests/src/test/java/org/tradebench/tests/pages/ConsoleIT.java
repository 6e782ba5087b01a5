package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** {@code /config/audit}, {@code /config/cluster} and {@code /config/statistics} are for the administrator only, and show actual values. */
@SecondApplication
class ConsoleIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @BeforeEach
    void restore() {
        TRADER.restore(Mode.DIRECT);
    }

    @AfterEach
    void restorePopulation() {
        TRADER.restore(Mode.DIRECT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"audit", "cluster", "statistics"})
    void admitsAdministratorOnly(String name) {
        String path = "/config/" + name;
        String state =
                TRADER.admin().get("/config/audit").html().select("#state").text();
        Browser anonymous = TRADER.browser();
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        for (Browser other : List.of(anonymous, user)) {
            assertRejected(other.get(path), 401);
            assertRejected(other.get(path + "?action=audit"), 401);
        }
        for (String form : List.of("action=audit", "action=begin", "action=", "")) {
            assertRejected(anonymous.post(path, form), 401);
            assertRejected(user.post(path, form), 403);
        }
        Browser foreign = administrator().sending("Sec-Fetch-Site", "cross-site");
        assertRejected(foreign.post(path, "action=audit"), 403);
        assertRejected(foreign.post(path, "action=begin"), 403);
        assertThat(TRADER.admin().get("/config/audit").html().select("#state").text())
                .as("no consistency check was started")
                .isEqualTo(state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"audit", "cluster", "statistics"})
    void rejectsInvalidFormsWithReason(String name) {
        Browser admin = administrator();
        for (String form :
                List.of("", "action=", "action=dance", "action=%00", "action=" + "a".repeat(300), "action=%zz")) {
            Page page = admin.post("/config/" + name, form);
            assertThat(page.status()).as(form + ": " + page).isEqualTo(400);
            assertThat(page.html().select("[role=alert]").text()).isNotEmpty();
            Leaks.assertNoneIn(page);
        }
        // Changes are accepted by POST only.
        assertThat(admin.get("/config/" + name + "?action=audit&action=begin&x=%3Cscript%3E")
                        .status())
                .isEqualTo(200);
        assertThat(admin.send("PUT", "/config/" + name, "").status()).isEqualTo(405);
    }

    @Test
    void reportsPopulationAsConsistent() {
        Page page = checkConsistency(administrator());
        assertThat(page.html().select("#state").text()).isEqualTo("Consistent: 14 checks, none is broken.");
        assertThat(page.html().select("#figures [data-label=Result]").eachText())
                .hasSize(14)
                .containsOnly("clean");
        String accounts = Rows.value(TRADER.database(), "SELECT count(*) FROM account");
        assertThat(page.text()).contains("Checked " + accounts + " accounts");
    }

    @Test
    void reportsSameDefectsAsHarness() {
        for (String defect : List.of(
                "UPDATE account SET balance = balance - 0.01 WHERE user_id = 'uid:3'",
                "UPDATE quote SET volume = volume + 1 WHERE symbol = 's:2'",
                "INSERT INTO holding (account_id, symbol, quantity, purchase_price, purchase_date)"
                        + " SELECT account_id, 's:1', 1, 1.00, now() FROM account WHERE user_id = 'uid:3'")) {
            assertThat(Rows.execute(TRADER.database(), defect)).isEqualTo(1);
        }
        Page page = checkConsistency(administrator());
        assertThat(page.html().select("#state").text()).isEqualTo("Inconsistent: 3 of 14 checks are broken.");
        assertThat(page.html().select("#state").hasClass("problem")).isTrue();
        List<String> broken = page.html().select("#figures tbody tr").stream()
                .filter(row -> cell(row, "Result").equals("broken"))
                .map(row -> row.selectFirst("th").text() + ": " + cell(row, "Rows") + " times, ["
                        + cell(row, "First violations") + "]")
                .toList();
        assertThat(broken).hasSize(3).isEqualTo(Audit.of(TRADER.database()));
    }

    @Test
    void toleratesPendingOrder() {
        assertThat(Rows.execute(TRADER.database(), """
                        INSERT INTO trade_order (account_id, symbol, order_type, order_status, open_date, quantity, price, order_fee)
                        SELECT account_id, 's:1', 'buy', 'open', now() + interval '1 day', 1, 1.00, 24.95
                        FROM account WHERE user_id = 'uid:3'""")).isEqualTo(1);
        Page page = checkConsistency(administrator());
        assertThat(page.html().select("#state").text()).isEqualTo("Consistent: 14 checks, none is broken.");
        assertThat(row(page, "no order is left open").text()).contains("under way");
    }

    @Test
    void rejectsConcurrentConsistencyCheck() throws SQLException {
        Browser admin = administrator();
        try (Connection holder = DatabaseConnections.open(TRADER.database(), "holder");
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.execute("LOCK TABLE quote IN ACCESS EXCLUSIVE MODE");
            assertThat(admin.post("/config/audit", "action=audit").status()).isEqualTo(303);
            Page second = admin.post("/config/audit", "action=audit");
            assertThat(second.status()).as(second.toString()).isEqualTo(409);
            assertThat(second.html().select("[role=alert]").text()).contains("under way already");
            Page meanwhile = admin.get("/config/audit");
            assertThat(meanwhile.html().select("#state").text()).contains("Running");
            assertThat(meanwhile.html().select("noscript meta[http-equiv=refresh]"))
                    .hasSize(1);
            holder.rollback();
        }
        assertThat(awaitEndOfCheck(admin).html().select("#state").text()).startsWith("Consistent");
    }

    @Test
    void countsRequestsSinceReset() {
        Browser admin = administrator();
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        user.getAction("home");
        assertThat(admin.post("/config/statistics", "action=begin").status()).isEqualTo(303);
        for (int i = 0; i < 3; i++) {
            assertThat(user.getAction("home").status()).isEqualTo(200);
        }
        assertThat(user.postAction("buy", "symbol", "s:1", "quantity", "1").status())
                .isEqualTo(200);
        assertThat(user.postAction("buy", "symbol", "s:4711", "quantity", "1").status())
                .isEqualTo(404);
        assertThat(user.getAction("dance").status()).isEqualTo(400);
        assertThat(user.get("/rest/quotes/s:1").status()).isEqualTo(200);

        Page page = admin.get("/config/statistics");
        assertThat(page.text()).contains("since the administrator reset this page");
        assertCounted(page, "page: home", "3", "3", "0", "0");
        assertCounted(page, "page: buy", "2", "1", "1", "0");
        assertCounted(page, "page: refused before its action", "1", "0", "1", "0");
        assertThat(cell(row(page, "REST"), "Requests")).isEqualTo("1");
        assertThat(cell(row(page, "orders to buy"), "Count")).isEqualTo("1");
        assertThat(cell(row(page, "orders to sell"), "Count")).isEqualTo("0");
        assertThat(cell(row(page, "orders refused"), "Count")).isEqualTo("1");
        assertThat(cell(row(page, "orders ended at once"), "Count")).isEqualTo("1");
        assertThat(page.html().select("tbody th").eachText())
                .contains("Live sessions", "Active threads")
                .anyMatch(name -> name.matches("Connections of jdbc/TradeDataSource, in use"));
        assertThat(Long.parseLong(cell(row(page, "Live sessions"), "Now").replace(",", "")))
                .isPositive();

        TRADER.admin().reset();
        assertThat(admin.get("/config/statistics").text()).contains("since the data were replaced");
    }

    private static void assertCounted(
            Page page, String kind, String all, String answered, String refused, String failed) {
        Element row = row(page, kind);
        assertThat(List.of(cell(row, "Requests"), cell(row, "Answered"), cell(row, "Refused"), cell(row, "Failed")))
                .as(kind)
                .containsExactly(all, answered, refused, failed);
    }

    @Test
    void showsSingleServerStateAndVersions() {
        Page page = administrator().get("/config/cluster");
        assertThat(page.html().select("#state").text()).contains("This server is alone", "CACHE_CLUSTER=true");
        assertThat(cell(row(page, "Application"), "Now")).matches("\\d+\\.\\d+\\.\\d+.*");
        assertThat(cell(row(page, "Application server"), "Now"))
                .matches("Open Liberty \\d\\d\\.\\d+\\.\\d+\\.\\d+|WildFly \\d\\d.*|Payara Server \\d.*");
        assertThat(cell(row(page, "Java"), "Now")).contains(".");
        assertThat(cell(row(page, "Operations are executed"), "Now")).isEqualTo("in Direct mode");
    }

    @Test
    void containsNoBrokenLinks() {
        Browser admin = administrator();
        Map<String, Browser> below = Map.of("/daytrader", admin, "", TRADER.server());
        for (Element link : admin.get("/config").html().select("main section ul a, header nav a")) {
            String address = link.attr("href");
            String root = address.startsWith("/daytrader/") ? "/daytrader" : "";
            Page page = below.get(root).get(address.substring(root.length()));
            assertThat(page.status()).as(page.toString()).isEqualTo(200);
        }
        assertThat(admin.get("/config").html().select("#elsewhere ~ ul a").eachAttr("href"))
                .contains("/health", "/metrics", "/daytrader/rest/openapi.yaml");
    }

    private static Browser administrator() {
        Browser admin = TRADER.browser();
        admin.post("/config", "action=login&uid=admin&passwd=" + ApplicationProcess.ADMIN_PASSWORD);
        assertThat(admin.get("/config").status()).isEqualTo(200);
        return admin;
    }

    private static Page checkConsistency(Browser admin) {
        Page page = admin.post("/config/audit", "action=audit");
        assertThat(page.status()).as(page.toString()).isEqualTo(303);
        return awaitEndOfCheck(admin);
    }

    private static Page awaitEndOfCheck(Browser admin) {
        Await.until(
                "the consistency check has ended",
                PATIENCE,
                () -> admin.get("/config/audit").html().select("noscript meta").isEmpty());
        return admin.get("/config/audit");
    }

    private static Element row(Page page, String name) {
        return page.html().select("tbody tr").stream()
                .filter(row -> row.selectFirst("th").text().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no '" + name + "': " + page));
    }

    private static String cell(Element row, String heading) {
        return row.selectFirst("[data-label='" + heading + "']").text();
    }

    private static void assertRejected(Page page, int status) {
        assertThat(page.status()).as(page.toString()).isEqualTo(status);
        assertThat(page.html().select("#figures")).isEmpty();
        Leaks.assertNoneIn(page);
    }
}
