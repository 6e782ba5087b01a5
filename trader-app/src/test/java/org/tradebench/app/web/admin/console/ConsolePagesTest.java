package org.tradebench.app.web.admin.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tradebench.app.audit.AuditReport;
import org.tradebench.app.audit.AuditState;
import org.tradebench.app.audit.ConsistencyQueryResult;
import org.tradebench.app.counts.RequestCount;
import org.tradebench.app.settings.CacheClusterSettings;
import org.tradebench.app.settings.ClusterDiscovery;
import org.tradebench.app.settings.PartitionBehaviour;
import org.tradebench.app.web.admin.console.RunStatistics.Mark;
import org.tradebench.app.web.page.ConsoleView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;
import org.tradebench.cache.spi.ClusterMembership;

/** Checks the texts and tables of the console's pages. */
class ConsolePagesTest {
    private static final TableView NO_SERVER = new TableView("", List.of(), List.of(), "");

    @Test
    void showsStatesOfConsistencyCheck() {
        assertThat(AuditPage.of(null).state()).contains("No consistency check");
        ConsoleView underWay = AuditPage.of(audit(3, null, null));
        assertThat(underWay.busy()).isTrue();
        assertThat(underWay.every()).isPositive();
        assertThat(underWay.state()).contains("check 3 of 12");
        assertThat(underWay.actions()).isEmpty();
        ConsoleView failed = AuditPage.of(audit(3, null, "The database did not answer."));
        assertThat(failed.bad()).isTrue();
        assertThat(failed.state()).isEqualTo("The consistency check failed. The database did not answer.");
    }

    @Test
    void showsViolationsButNotOpenOrders() {
        ConsistencyQueryResult clean = new ConsistencyQueryResult("a", false, 0, List.of(), Duration.ofMillis(12));
        ConsistencyQueryResult open =
                new ConsistencyQueryResult("b", true, 2, List.of("order 1", "order 2"), Duration.ZERO);
        ConsistencyQueryResult broken = new ConsistencyQueryResult("c", false, 1, List.of("account 1"), Duration.ZERO);

        ConsoleView consistent = AuditPage.of(audit(2, report(clean, open), null));
        assertThat(consistent.bad()).isFalse();
        assertThat(consistent.busy()).isFalse();
        assertThat(consistent.state()).isEqualTo("Consistent: 2 checks, none is broken.");
        assertThat(texts(consistent.tables().get(0)))
                .containsExactly("a|clean|0||0.012 s", "b|under way|2|order 1\norder 2|0.000 s");
        assertThat(consistent.note()).contains("1,000 accounts", "2026-01-02 03:04:05 UTC", "1.500 s");

        ConsoleView inconsistent = AuditPage.of(audit(3, report(clean, open, broken), null));
        assertThat(inconsistent.bad()).isTrue();
        assertThat(inconsistent.state()).isEqualTo("Inconsistent: 1 of 3 checks are broken.");
        assertThat(texts(inconsistent.tables().get(0))).contains("c|broken|1|account 1|0.000 s");
    }

    @Test
    void showsCountsAndRatesOfInterval() {
        Instant begin = Instant.parse("2026-01-02T03:04:05Z");
        Mark first = new Mark(
                begin,
                "this server started",
                Map.of("REST", new RequestCount(10, 1, 0)),
                Map.of("trade_orders_to_buy", 5L));
        Mark now = new Mark(
                begin.plusSeconds(10),
                "",
                Map.of("REST", new RequestCount(30, 1, 0), "SOAP", new RequestCount(0, 0, 5)),
                Map.of("trade_orders_to_buy", 12L));
        ConsoleView view = StatisticsPage.of(first, now, NO_SERVER);
        assertThat(view.note())
                .isEqualTo("From 2026-01-02 03:04:05 to 2026-01-02 03:04:15 UTC, 10 s: since this server started.");
        assertThat(texts(view.tables().get(0)))
                .containsExactly("REST|20|2.0|20|0|0", "SOAP|5|0.5|0|0|5", "all|25|2.5|20|0|5");
        assertThat(texts(view.tables().get(1))).anyMatch(row -> row.startsWith("orders to buy|7|"));
    }

    @Test
    void explainsHowToFormClusterOnSingleServer() {
        ConsoleView alone = ClusterPage.of(Optional.empty(), ClusterMembership.NONE, Optional.empty(), List.of());
        assertThat(alone.state()).contains("This server is alone", "CACHE_CLUSTER=true", "CACHE_CLUSTER_MEMBERS");
        assertThat(alone.bad()).isFalse();
    }

    @Test
    void reportsClusterSizeAndMissingMembers() {
        assertThat(ClusterPage.state(cluster(0), 2)).contains("2 servers", "does not say");
        assertThat(ClusterPage.state(cluster(2), 2)).isEqualTo("2 servers are in cluster books: complete.");
        assertThat(ClusterPage.state(cluster(3), 2)).contains("1 of 3 are missing", "Bypass");
        ConsoleView first =
                ClusterPage.of(Optional.of(cluster(2)), ClusterMembership.NONE, Optional.empty(), List.of());
        assertThat(first.bad()).isTrue();
        assertThat(texts(first.tables().get(0)))
                .singleElement()
                .asString()
                .contains("127.0.0.1:7800|coordinator", "|this server");
    }

    private static CacheClusterSettings cluster(int size) {
        return new CacheClusterSettings(
                "books",
                "127.0.0.1",
                7800,
                ClusterDiscovery.MEMBERS,
                List.of(),
                false,
                Duration.ofSeconds(1),
                false,
                true,
                size,
                PartitionBehaviour.BYPASS,
                Duration.ofSeconds(10),
                Duration.ZERO);
    }

    private static AuditState audit(int number, AuditReport report, String failure) {
        return new AuditState(Instant.EPOCH, number, 12, "no holding was sold twice", report, failure);
    }

    private static AuditReport report(ConsistencyQueryResult... findings) {
        return new AuditReport(
                Instant.parse("2026-01-02T03:04:05Z"), Duration.ofMillis(1500), 1000, 2, 3, 4, List.of(findings));
    }

    private static List<String> texts(TableView table) {
        return table.rows().stream()
                .map(row -> String.join("|", row.stream().map(Cell::text).toList()))
                .toList();
    }
}
