package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.telemetry.CacheUse;

class StatementsCheckTest {
    /** Requests of 10,000 operations of the standard mix in 20 s; a login follows each logoff and each registration. */
    private static final Map<String, Long> REQUESTS = Map.ofEntries(
            Map.entry("quotes", 4000L),
            Map.entry("home", 2000L),
            Map.entry("portfolio", 1200L),
            Map.entry("account", 1000L),
            Map.entry("logoff", 400L),
            Map.entry("login", 600L),
            Map.entry("register", 200L),
            Map.entry("update account", 400L),
            Map.entry("buy", 400L),
            Map.entry("sell", 400L),
            Map.entry("sell: portfolio", 100L));

    private static final long OPERATIONS = 10_000;

    private static CacheUse missing(Map<String, Integer> misses) {
        Map<String, CacheCounts> templates = new HashMap<>();
        misses.forEach((template, missed) -> templates.put(template, CacheCounts.of(1000, null, 0, missed)));
        return new CacheUse(0, 0, CacheCounts.of(1000, null, 0, 0), templates, Map.of());
    }

    private static CheckResult withoutCache(String mode, double perOperation) {
        return StatementsCheck.judge(
                PredictedStatements.withoutCache(mode, REQUESTS), perOperation * OPERATIONS, OPERATIONS, 20);
    }

    /** Statements per operation that PostgreSQL counted in trials (docs/results). */
    @Test
    void passesForMeasuredStatementsOfEachMode() {
        assertThat(withoutCache("direct", 2.77).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(withoutCache("session-to-direct", 2.93).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(withoutCache("jpa", 3.25).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(withoutCache("ejb", 3.27).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(withoutCache("direct", 2.77).value()).isEqualTo("2.77 per operation");
    }

    @Test
    void warnsOnOtherModeAndFailsOnCache() {
        assertThat(withoutCache("direct", 3.3).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(withoutCache("direct", 3.6).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(withoutCache("direct", 1.03).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void rangeCoversDisabledOrderAlerts() {
        PredictedStatements predicted =
                PredictedStatements.withoutCache("direct", REQUESTS).orElseThrow();
        assertThat(predicted.most() - predicted.least()).isEqualTo(4000 + 2000 + 1200 + 100 + 1000 + 800 + 400);
    }

    @Test
    void rangeCoversOrdersThatPersistenceAnnounces() {
        double direct = PredictedStatements.withoutCache("direct", REQUESTS)
                .orElseThrow()
                .most();
        double sessionBean = PredictedStatements.withoutCache("session-to-direct", REQUESTS)
                .orElseThrow()
                .most();
        double jpa =
                PredictedStatements.withoutCache("jpa", REQUESTS).orElseThrow().most();
        // BEGIN of login, logoff, registration and profile; then one more insert for a registration, four statements
        // for an order, and the announcement.
        assertThat(sessionBean - direct).isEqualTo(600 + 400 + 200 + 400);
        assertThat(jpa - sessionBean).isEqualTo(200 + 4 * 800 + 800);
    }

    @Test
    void predictsListQueriesWithSecondLevelCache() {
        CacheUse cache = missing(Map.of("Account", 1000, "Quote", 250));
        PredictedStatements predicted =
                PredictedStatements.withEntityCache("jpa", REQUESTS, cache).orElseThrow();
        double writes = 3 * 600 + 2 * 400 + 3 * 200 + 3 * 400 + 7 * 800;
        double lists = 2 * (1000 + 2000 + 1200 + 100 + 400) + 4000 + 800 + 600 + 200;
        double announced = 400 + 400;
        assertThat(predicted.most()).isEqualTo(writes + 1000 + 250 + lists + announced);
        double alerts = 4000 + 2000 + 1200 + 100 + 1000 + 800 + 400;
        assertThat(predicted.least()).isEqualTo(writes + 1000 + 50 + lists - alerts);
    }

    @Test
    void predictsStatementsOfCacheMisses() {
        CacheUse cache = missing(Map.of(
                "Account", 1000,
                "org.tradebench.app.caching.command.HoldingsCommand", 500,
                "Quote", 250,
                "/app?action=home", 9000));
        PredictedStatements predicted =
                PredictedStatements.withCache("direct", REQUESTS, cache).orElseThrow();
        double writes = 2 * 600 + 400 + 200 + 2 * 400 + 3 * 800;
        assertThat(predicted.most()).isEqualTo(writes + 1000 + 500 + 250);
        assertThat(predicted.least()).isEqualTo(writes + 1000 + 500 + 50);
        assertThat(StatementsCheck.judge(Optional.of(predicted), writes + 1640, OPERATIONS, 20)
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        CheckResult mismatch = StatementsCheck.judge(Optional.of(predicted), 2.77 * OPERATIONS, OPERATIONS, 20);
        assertThat(mismatch.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(mismatch.explanation()).contains("a cache that is not what it reports");
    }

    @Test
    void expectsThreeStatementsForMarketSummary() {
        CacheUse cache = missing(Map.of("MarketSummary", 100));
        double bySql = PredictedStatements.withCache("session-to-direct", Map.of(), cache)
                .orElseThrow()
                .most();
        double byPersistence = PredictedStatements.withCache("ejb", Map.of(), cache)
                .orElseThrow()
                .most();
        assertThat(byPersistence - bySql).isEqualTo(200);
    }

    @Test
    void skipsUnknownModeAndSmallSample() {
        assertThat(withoutCache("another", 2.77).outcome()).isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(StatementsCheck.judge(PredictedStatements.withoutCache("direct", Map.of("home", 20L)), 100.0, 20, 1)
                        .outcome())
                .isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(StatementsCheck.judge(PredictedStatements.withoutCache("direct", REQUESTS), null, OPERATIONS, 20)
                        .outcome())
                .isEqualTo(CheckOutcome.WARN);
    }

    /** StatementsIT compares the same table with PostgreSQL. A cell's {@code commit} adds the BEGIN before it to the statements. */
    @Test
    void predictsDocumentedWrites() throws IOException {
        Map<String, String> rows = Map.of(
                "login", "login",
                "logout", "logoff",
                "register", "register",
                "updateAccountProfile", "update account",
                "buy", "buy",
                "sell", "sell");
        String[] modes = {"direct", "session-to-direct", "jpa", "ejb"};
        int found = 0;
        for (String line : Files.readAllLines(Path.of("../docs/operations.md"))) {
            String[] cells = line.split("\\s*\\|\\s*", -1);
            String label = cells.length > 5 ? rows.get(cells[1]) : null;
            if (label == null) {
                continue;
            }
            found++;
            for (int mode = 0; mode < modes.length; mode++) {
                String cell = cells[2 + mode];
                int statements = Integer.parseInt(cell.split(" ", -1)[0]) + (cell.contains("commit") ? 1 : 0);
                PredictedStatements predicted = PredictedStatements.withCache(
                                modes[mode], Map.of(label, 1L), missing(Map.of()))
                        .orElseThrow();
                assertThat(predicted.least())
                        .as("%s in mode %s", cells[1], modes[mode])
                        .isEqualTo(statements);
                boolean announced = label.equals("buy") || label.equals("sell");
                assertThat(predicted.most() - predicted.least())
                        .as("announcing %s in mode %s", cells[1], modes[mode])
                        .isEqualTo(announced ? alerts("some", mode) - alerts("none", mode) : 0);
            }
        }
        assertThat(found).isEqualTo(rows.size());
    }

    /** Returns the documented statements of asking for order alerts when there are {@code some} or {@code none}. */
    private static int alerts(String how, int mode) throws IOException {
        return Files.readAllLines(Path.of("../docs/operations.md")).stream()
                .filter(line -> line.startsWith("| getClosedOrders, " + how + " |"))
                .map(line -> line.split("\\s*\\|\\s*", -1))
                .mapToInt(cells -> Integer.parseInt(cells[2 + mode]))
                .sum();
    }
}
