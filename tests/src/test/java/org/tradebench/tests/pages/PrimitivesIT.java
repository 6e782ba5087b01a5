package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.loadgenerator.JMeterHome;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadGeneratorJvm;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.study.Studies;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Every primitive answers correctly and repeats its work as often as requested, and none makes the data inconsistent. */
@SecondApplication
class PrimitivesIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** A primitive that needs a configured server, and is therefore not in the experiment. */
    private static final String REMOTE = "PingServlet2SessionRemote";

    @BeforeAll
    static void useSharedPopulation() {
        PrimitiveRows.prepare(TRADER);
    }

    @AfterAll
    static void restoreSettings() {
        PrimitiveRows.restoreSettings(TRADER);
    }

    /** The primitives of the experiment that runs them. */
    private static List<String> names() {
        return new Studies(ProjectLayout.current().experiments())
                .of("primitives").compared().levels().stream().map(Level::label).toList();
    }

    @Test
    void planRunsEveryPrimitiveWithoutErrors(@TempDir Path folder) throws InterruptedException {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        ServerAddress target = ServerAddress.of(TRADER.root().toString());
        LoadOrder settings = new LoadOrder(
                RunSettings.STANDARD
                        .withPopulation(new PopulationSettings(TRADER.users(), TRADER.quotes()))
                        .withWorkload(WorkloadSettings.STANDARD.withVirtualUsers(3))
                        .withWarmup(WarmupSettings.requests(300))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(3))),
                target,
                "primitives-it");
        LoadResult result;
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(ProjectLayout.current().jmeterHome()),
                new Plan("primitives.jmx", Map.of()),
                settings,
                LoadGeneratorJvm.standard(),
                folder)) {
            result = process.await(second -> {});
        }

        assertThat(result.failures()).isEmpty();
        assertThat(result.errorCount() + result.warmup().errors()).isZero();
        assertThat(result.requests())
                .extracting(LoadResult.Request::label)
                .containsExactlyInAnyOrderElementsOf(names());
        assertThat(Audit.of(TRADER.database())).isEmpty();
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void overviewListsPrimitivesWithWorkingLinks() {
        assertThat(TRADER.browser().get("/").body()).contains("web_prmtv.html");
        Page overview = TRADER.browser().get("/web_prmtv.html");
        assertThat(overview.status()).isEqualTo(200);
        Leaks.assertNoneIn(overview);

        List<String> names = overview.html().select("tbody th").eachText();
        List<String> measured = new ArrayList<>(names());
        measured.add(REMOTE);
        assertThat(names).containsExactlyInAnyOrderElementsOf(measured);
        assertThat(overview.html().select("tbody tr td:nth-child(2)").eachText().stream()
                        .distinct())
                .containsExactly(
                        "Web container",
                        "Asynchronous and non-blocking",
                        "JSP",
                        "Faces",
                        "HTTP sessions",
                        "CDI",
                        "Bean Validation",
                        "JSON",
                        "JDBC",
                        "Session beans and persistence",
                        "Messages",
                        "REST",
                        "WebSocket");
        for (Element link : overview.html().select("main a[href]")) {
            Page page = TRADER.browser().get("/" + link.attr("href"));
            if (link.text().equals(REMOTE)) {
                assertThat(page.status()).as(page.toString()).isIn(200, 503);
            } else {
                assertThat(page.status()).as(page.toString()).isEqualTo(200);
            }
        }
    }

    @Test
    void repeatsWorkAsConfigured() {
        TRADER.admin().set("PRIM_ITERATIONS", "3");
        try {
            assertThat(TRADER.browser()
                            .get("/servlet/PingServlet2Include")
                            .body()
                            .split("<!-- included -->", -1))
                    .hasSize(4);
            assertThat(TRADER.browser().get("/servlet/PingServlet2DB").text()).endsWith("back: 3");
        } finally {
            TRADER.admin().set("PRIM_ITERATIONS", "1");
        }
        assertThat(TRADER.admin().trySet("PRIM_ITERATIONS", "101").status()).isEqualTo(400);
    }

    @Test
    void deliversMessageInEveryOrderMode() {
        for (Orders orders : Orders.values()) {
            TRADER.admin().set("ORDER_PROCESSING_MODE", orders.label());
            long prepared = prepared();
            for (String name : List.of("PingServlet2MDBQueue", "PingServlet2MDBTopic", "PingServlet2TwoPhase")) {
                Page page = TRADER.browser().get("/ejb3/" + name);
                assertThat(page.status()).as(page.toString()).isEqualTo(200);
                assertThat(page.text()).contains("Message taken");
            }
            assertThat(prepared() - prepared).isEqualTo(1);
        }
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
        assertThat(Rows.query(TRADER.database(), "SELECT gid FROM pg_prepared_xacts"))
                .isEmpty();
    }

    private static long prepared() {
        return Long.parseLong(Rows.value(
                TRADER.database(),
                "SELECT coalesce(sum(calls), 0) FROM pg_stat_statements WHERE query LIKE 'COMMIT PREPARED%'"));
    }
}
