package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.driver.DriverJvm;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterHome;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.LoadSettings;
import org.tradebench.load.driver.Plan;
import org.tradebench.load.driver.Target;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.primitives.PrimitiveList;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Every primitive answers rightly, none changes what the audit sees, and none can be made expensive by a stranger. */
class PrimitivesIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    /** Only there where the server is configured for it: no part of the measured list. */
    private static final String REMOTE = "PingServlet2SessionRemote";

    @BeforeAll
    static void theRowsThatThereAre() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("MAX_USERS", Integer.toString(TRADER.users()));
        TRADER.admin().set("MAX_QUOTES", Integer.toString(TRADER.quotes()));
        // The rows were put back past the server's connections; the first who uses a dead one clears the pool of them.
        Await.until(
                "the pool has no dead connection",
                Duration.ofMinutes(1),
                () -> TRADER.browser().get("/servlet/PingJDBCRead").status() == 200);
    }

    @AfterAll
    static void theStartsSettings() {
        TRADER.admin().set("MAX_USERS", "2000");
        TRADER.admin().set("MAX_QUOTES", "1000");
        TRADER.admin().set("PRIM_ITERATIONS", "1");
    }

    @Test
    void thePlanPlaysEveryPrimitiveAndFindsNothingWrong(@TempDir Path folder) throws InterruptedException {
        Map<String, List<String>> before = Rows.exact(TRADER.database());
        Target target = Target.of(TRADER.root().toString());
        LoadSettings usual = LoadSettings.standard(target, "primitives-it");
        LoadSettings settings = new LoadSettings(
                target,
                3,
                usual.ramp(),
                300,
                usual.warmupLimit(),
                Duration.ofSeconds(3),
                usual.thinkTime(),
                TRADER.users(),
                TRADER.quotes(),
                usual.quoteSymbols(),
                usual.updates(),
                usual.seed(),
                usual.runId(),
                usual.timeout());
        DriverResult result;
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(ProjectLayout.current().jmeterHome()),
                new Plan("primitives.jmx", Map.of()),
                settings,
                DriverJvm.standard(),
                folder)) {
            result = process.await(second -> {});
        }

        assertThat(result.failures()).isEmpty();
        assertThat(result.errorCount() + result.warmup().errors()).isZero();
        assertThat(result.requests())
                .extracting(DriverResult.Request::label)
                .containsExactlyInAnyOrderElementsOf(PrimitiveList.names());
        assertThat(Audit.of(TRADER.database())).isEmpty();
        assertThat(Rows.exact(TRADER.database())).isEqualTo(before);
    }

    @Test
    void theOverviewNamesEveryPrimitiveAndItsLinksLeadThere() {
        assertThat(TRADER.browser().get("/").body()).contains("web_prmtv.html");
        Page overview = TRADER.browser().get("/web_prmtv.html");
        assertThat(overview.status()).isEqualTo(200);
        Leaks.assertNoneIn(overview);

        List<String> names = overview.html().select("tbody th").eachText();
        List<String> measured = new ArrayList<>(PrimitiveList.names());
        measured.add(REMOTE);
        assertThat(names).containsExactlyInAnyOrderElementsOf(measured);
        assertThat(overview.html().select("tbody tr td:nth-child(2)").eachText().stream()
                        .distinct())
                .containsExactlyElementsOf(PrimitiveList.groups().stream()
                        .map(PrimitiveList.Group::title)
                        .toList());
        for (Element link : overview.html().select("main a[href]")) {
            Page page = TRADER.browser().get("/" + link.attr("href"));
            if (link.text().equals(REMOTE)) {
                assertThat(page.status()).as(page.toString()).isIn(200, 503);
            } else {
                assertThat(page.status()).as(page.toString()).isEqualTo(200);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/servlet/PingServletSetContentLength?contentLength=1048577",
                "/servlet/PingServletSetContentLength?contentLength=-1",
                "/servlet/PingServletSetContentLength?contentLength=1e9",
                "/servlet/PingReentryServlet?numReentries=4",
                "/servlet/PingReentryServlet?numReentries=",
                "/servlet/PingSession3?num_objects=9",
                "/servlet/PingSession3?num_objects=0",
                "/rest/sync/echoText"
            })
    void whatIsBeyondABoundIsRefused(String path) {
        Page page = TRADER.browser().get(path);
        assertThat(page.status()).as(page.toString()).isEqualTo(400);
        Leaks.assertNoneIn(page);
    }

    @Test
    void whatIsWithinABoundIsAsLargeAsWasAskedFor() {
        for (int length : new int[] {0, 1, 8_192, 8_193, 1_048_576}) {
            assertThat(Fetch.get(TRADER.root(), "/servlet/PingServletSetContentLength?contentLength=" + length)
                            .body())
                    .hasSize(length);
        }
        assertThat(TRADER.browser()
                        .get("/servlet/PingReentryServlet?numReentries=3")
                        .text())
                .contains("Level 3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/rest/sync/echoJSON | application/json | [1] | 400",
                "/rest/sync/echoJSON | application/json | nothing | 400",
                "/rest/sync/echoJSON | text/plain | {} | 415",
                "/rest/sync/echoXML | application/xml | <a> | 400",
                "/rest/sync/echoXML | application/xml | <!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a> | 400"
            })
    void aBodyThatIsNotWhatItSaysIsRefused(String path, String type, String body, int status) {
        var answer = Fetch.post(TRADER.root(), path, type, body);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).doesNotContain("root:", "Exception");
    }

    @ParameterizedTest
    @CsvSource({
        "/rest/sync/echoJSON, application/json, 400",
        "/rest/sync/echoXML, application/xml, 400",
        "/servlet/PingServlet31AsyncRead, text/plain, 413"
    })
    void aBodyThatIsTooLongIsRefused(String path, String type, int status) {
        String body = type.equals("application/xml")
                ? "<a>" + "x".repeat(17_000) + "</a>"
                : "{\"input\":\"" + "x".repeat(17_000) + "\"}";
        assertThat(Fetch.post(TRADER.root(), path, type, body).statusCode()).isEqualTo(status);
    }

    @Test
    void bodiesComeBackAsTheyWent() {
        String text = "é".repeat(4_000);
        var echoed = Fetch.post(TRADER.root(), "/servlet/PingServlet31AsyncRead", "text/plain", text);
        assertThat(new String(echoed.body(), StandardCharsets.UTF_8)).isEqualTo(text);
        assertThat(TRADER.browser()
                        .get("/rest/sync/echoText?input=%C3%A9%3Cb%3E")
                        .body())
                .isEqualTo("é<b>");
    }

    @Test
    void aSessionCountsAndTheFifthHitOfTheSecondOneEndsIt() {
        Browser visitor = TRADER.browser();
        for (int hit = 1; hit <= 6; hit++) {
            assertThat(visitor.get("/servlet/PingSession1").text()).endsWith("session: " + hit);
        }
        Browser other = TRADER.browser();
        for (int hit = 1; hit <= 11; hit++) {
            int ofSession = (hit - 1) % 5 + 1;
            assertThat(other.get("/servlet/PingSession2").text())
                    .endsWith("session: " + ofSession + (ofSession == 5 ? ", the last" : ""));
        }
        assertThat(other.get("/servlet/PingSession3?num_objects=8").text()).contains("bytes in it: 8192");
        assertThat(other.get("/servlet/PingSession3?num_objects=1").text()).contains("bytes in it: 1024");
    }

    @Test
    void theSessionOfSomebodyWhoIsLoggedInIsNotTouched() {
        Browser user = TRADER.browser();
        user.login("uid:1", "xxx");
        for (String name : List.of("PingSession1", "PingSession2", "PingSession3")) {
            Page page = user.get("/servlet/" + name);
            assertThat(page.status()).as(page.toString()).isEqualTo(409);
            Leaks.assertNoneIn(page);
        }
        assertThat(user.getAction("home").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/servlet/PingSession1",
                "/servlet/PingSession2",
                "/servlet/PingJDBCWrite",
                "/ejb3/PingServlet2MDBQueue",
                "/ejb3/PingServlet2TwoPhase"
            })
    void anotherSiteCannotMakeABrowserChangeSomething(String path) {
        Page page = TRADER.browser().sending("Sec-Fetch-Site", "cross-site").get(path);
        assertThat(page.status()).as(page.toString()).isEqualTo(403);
    }

    @Test
    void noPrimitiveShowsAnybodysData() {
        for (String name : List.of(
                "PingServlet2Session2EntityCollection",
                "PingServlet2Session2CMROne2One",
                "PingServlet2Session2CMROne2Many")) {
            assertThat(TRADER.browser().get("/ejb3/" + name).text()).matches(".* read: \\d+");
        }
    }

    @Test
    void aRowThatIsNotThereIsNamed() {
        TRADER.admin().set("MAX_QUOTES", "10000000");
        try {
            for (String path : List.of(
                    "/servlet/PingJDBCRead",
                    "/servlet/PingJDBCWrite",
                    "/ejb3/PingServlet2Entity",
                    "/ejb3/PingServlet2TwoPhase")) {
                Page page = TRADER.browser().get(path);
                assertThat(page.status()).as(page.toString()).isEqualTo(404);
                assertThat(page.text()).contains("MAX_QUOTES");
            }
        } finally {
            TRADER.admin().set("MAX_QUOTES", Integer.toString(TRADER.quotes()));
        }
    }

    @Test
    void theWorkIsDoneAsOftenAsTheAdministratorWants() {
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
    void aMessageComesWhicheverModeOrdersHaveAndOnlyThatOfTwoPhasesIsPrepared() {
        for (Orders orders : Orders.values()) {
            TRADER.admin().set("ORDER_PROCESSING_MODE", orders.word());
            long prepared = prepared();
            for (String name : List.of("PingServlet2MDBQueue", "PingServlet2MDBTopic", "PingServlet2TwoPhase")) {
                Page page = TRADER.browser().get("/ejb3/" + name);
                assertThat(page.status()).as(page.toString()).isEqualTo(200);
                assertThat(page.text()).contains("Message taken");
            }
            assertThat(prepared() - prepared).isEqualTo(1);
        }
        TRADER.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.word());
        assertThat(Rows.query(TRADER.database(), "SELECT gid FROM pg_prepared_xacts"))
                .isEmpty();
    }

    /** As after a new population, which ends everybody's sessions. More connections wait in the pool than one request tries. */
    @Test
    void aConnectionThatTheDatabaseEndedWhileItWaitedInThePoolIsNobodysError() throws Exception {
        List<String> paths = List.of(
                "/servlet/PingServlet2DB",
                "/servlet/PingJDBCRead",
                "/servlet/PingJDBCWrite",
                "/ejb3/PingServlet2TwoPhase");
        ExecutorService many = Executors.newFixedThreadPool(10);
        try {
            for (String path : paths) {
                List<Callable<Page>> asked =
                        Collections.nCopies(40, () -> TRADER.browser().get(path));
                for (Future<Page> page : many.invokeAll(asked)) {
                    assertThat(page.get().status()).as(page.get().toString()).isEqualTo(200);
                }
            }
        } finally {
            many.shutdownNow();
        }
        Rows.query(
                TRADER.database(),
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'trader'");
        for (String path : paths) {
            for (int time = 0; time < 3; time++) {
                Page page = TRADER.browser().get(path);
                assertThat(page.status()).as(page.toString()).isEqualTo(200);
            }
        }
    }

    private static long prepared() {
        return Long.parseLong(Rows.value(
                TRADER.database(),
                "SELECT coalesce(sum(calls), 0) FROM pg_stat_statements WHERE query LIKE 'COMMIT PREPARED%'"));
    }

    @Test
    void anUpgradeIsAskedForOrRefusedWithWhatWouldBeRight() {
        Page page = TRADER.browser().get("/servlet/PingUpgradeServlet");
        assertThat(page.status()).isEqualTo(426);
        assertThat(page.headers().firstValue("upgrade")).hasValue("echo");
        Leaks.assertNoneIn(page);
    }

    @Test
    void aMessageThatIsTooLongEndsItsConnection() throws Exception {
        CompletableFuture<Integer> closed = new CompletableFuture<>();
        URI address = URI.create(TRADER.root().toString().replace("http:", "ws:") + "/pingTextSync");
        WebSocket socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
                        closed.complete(code);
                        return null;
                    }

                    @Override
                    public void onError(WebSocket from, Throwable failure) {
                        closed.complete(-1);
                    }
                })
                .get(60, TimeUnit.SECONDS);
        assertThat(socket.sendText("x".repeat(100_000), true)).isNotNull();
        assertThat(closed.get(60, TimeUnit.SECONDS)).isNotEqualTo(WebSocket.NORMAL_CLOSURE);
        socket.abort();
    }
}
