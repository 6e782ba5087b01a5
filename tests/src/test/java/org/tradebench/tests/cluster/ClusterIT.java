package org.tradebench.tests.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Access;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.tradebench.tests.live.EventReader;

/** Users of the same accounts read and write on different servers; when all writers pause, every server shows the database's state. */
@SecondApplication
@Tag("full")
class ClusterIT {

    private static final int SERVERS = 3;
    private static final int STEPS = 25;
    private static final RunningTrader TRADER = RunningTrader.second();

    private static RunningCluster cluster;

    @BeforeAll
    static void start() {
        TRADER.restore(Mode.DIRECT);
        cluster = RunningCluster.start("node", TRADER.database(), SERVERS, Map.of());
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
    }

    @AfterEach
    void checkConsistency() {
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @ParameterizedTest(name = "{0}, sharing policy {1}")
    @CsvSource({
        "DISTRIBUTED_MAP, 1", "DISTRIBUTED_MAP, 2", "DISTRIBUTED_MAP, 3", "DISTRIBUTED_MAP, 4",
        "COMMAND, 1", "COMMAND, 2", "COMMAND, 3", "COMMAND, 4",
        "COMMAND_AND_SERVLET, 1", "COMMAND_AND_SERVLET, 2", "COMMAND_AND_SERVLET, 3", "COMMAND_AND_SERVLET, 4",
        "SECOND_LEVEL, 1", "SECOND_LEVEL, 2"
    })
    void showsDatabaseStateOnEveryServerWhenIdle(Caching caching, int sharingPolicy) {
        cluster.set(caching, sharingPolicy);
        Traders traders = new Traders(cluster);
        traders.trade(STEPS, SERVERS, 100L * sharingPolicy);
        traders.assertServersShowDatabaseState("after they have traded");
    }

    @Test
    void servesCurrentDataAfterKillAndRestart() {
        cluster.set(Caching.DISTRIBUTED_MAP, 2);
        Traders traders = new Traders(cluster);
        String before = orders();
        traders.tradeUntilLastServerEnds(7, () -> {
            Await.until("orders are under way", Duration.ofMinutes(1), () -> !orders().equals(before));
            cluster.killLast();
        });
        traders.trade(STEPS, SERVERS - 1, 8);
        traders.assertServersShowDatabaseState("after a server was killed");

        cluster.startLast();
        traders.logInToLastServer();
        traders.trade(STEPS, SERVERS, 9);
        traders.assertServersShowDatabaseState("after it was restarted");
        traders.assertServersShowSameMarket();
    }

    @Test
    void exitsWithReasonOnOtherClusterSecret() {
        try (ApplicationProcess unauthorized = cluster.launchWithOtherSecret()) {
            assertThatThrownBy(unauthorized::awaitReady)
                    .hasMessageContaining("members answer at 127.0.0.1:")
                    .hasMessageContaining("do not know its secret");
        }
        cluster.all()
                .forEach(
                        server -> assertThat(server.browser().get("/").status()).isEqualTo(200));
    }

    /** Covers the servers that cache and the first one, which does not. */
    @Test
    void passwordChangeEndsSessionsOnEveryServer() {
        for (int changing = 0; changing < SERVERS; changing++) {
            String user = "uid:" + (41 + changing);
            List<Browser> sessions =
                    cluster.all().stream().map(ApplicationProcess::browser).toList();
            sessions.forEach(
                    session -> assertThat(session.login(user, "xxx").status()).isEqualTo(200));
            String token = sessions.get(0)
                    .sendJson(
                            "POST",
                            "/rest/session",
                            "{\"userId\":\"%s\",\"password\":\"xxx\",\"login\":\"token\"}".formatted(user))
                    .json()
                    .path("token")
                    .asText();

            assertThat(changePassword(sessions.get(changing), "xxx", "new")).isEqualTo(200);

            for (int i = 0; i < SERVERS; i++) {
                assertThat(sessions.get(i).getAction("home").status())
                        .as("changed on server %d, requested from server %d", changing, i)
                        .isEqualTo(i == changing ? 200 : 401);
                assertThat(cluster.all()
                                .get(i)
                                .browser()
                                .sending("Authorization", "Bearer " + token)
                                .get("/rest/account")
                                .status())
                        .isEqualTo(401);
            }
            assertThat(changePassword(sessions.get(changing), "new", "xxx")).isEqualTo(200);
        }
    }

    private static int changePassword(Browser browser, String current, String password) {
        return browser.post(
                        "/app",
                        "action=update_profile&fullname=N&address=A&creditcard=1&email=E&currentpassword=%s&password=%s&cpassword=%s"
                                .formatted(current, password, password))
                .status();
    }

    /**
     * Orders are placed on any server and completed on any server that shares the queue. A deadlocked request times out or is rejected, which fails the test.
     */
    @ParameterizedTest
    @EnumSource(
            value = Orders.class,
            names = {"ASYNCHRONOUS", "ASYNCHRONOUS_TWO_PHASE"})
    void showsAsynchronousOrdersOnEveryServer(Orders orders) {
        cluster.set(Caching.DISTRIBUTED_MAP, 1);
        List<Browser> servers =
                cluster.all().stream().map(ApplicationProcess::serverBrowser).toList();
        List<Long> before = counters(servers, "trade_orders_completed_by_broker");
        setAll("ORDER_PROCESSING_MODE", orders.label());
        try {
            Traders traders = new Traders(cluster);
            for (int round = 0; round < 2; round++) {
                traders.trade(
                        2 * STEPS, SERVERS, 300L + 10L * round + orders.label().length());
            }
            Orders.awaitSettled(TRADER.database(), servers);
            traders.assertServersShowDatabaseState("after orders that were completed later");
        } finally {
            setAll("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
        }
        List<Long> after = counters(servers, "trade_orders_completed_by_broker");
        assertThat(IntStream.range(0, SERVERS).filter(i -> after.get(i) > before.get(i)))
                .as("servers that completed orders")
                .hasSizeGreaterThan(1);
    }

    /** Price changes travel by the JMS topic only: without publishing, only the server that made a change shows it. */
    @Test
    void publishesPriceChangesToEveryServer() {
        List<EventReader> readers = cluster.all().stream()
                .map(node -> EventReader.open(HttpClient.newHttpClient(), node.root()))
                .toList();
        try {
            setAll("PUBLISH_QUOTES", "true");
            awaitSubscribers(readers);
            for (int writer = 0; writer < SERVERS; writer++) {
                String published = "s:" + (30 + writer);
                buy(cluster.all().get(writer), published);
                Await.until(
                        "every server shows the change of " + published + ", made by server " + writer,
                        Duration.ofMinutes(1),
                        () -> readers.stream().allMatch(reader -> shows(reader, published)));
            }
            setAll("PUBLISH_QUOTES", "false");
            buy(cluster.all().get(1), "s:33");
            Await.until("its server shows the change", Duration.ofMinutes(1), () -> shows(readers.get(1), "s:33"));
            setAll("PUBLISH_QUOTES", "true");
            buy(cluster.all().get(2), "s:34");
            Await.until(
                    "every server shows the change of s:34",
                    Duration.ofMinutes(1),
                    () -> readers.stream().allMatch(reader -> shows(reader, "s:34")));
            assertThat(IntStream.range(0, SERVERS).filter(i -> shows(readers.get(i), "s:33")))
                    .as("servers that show the change that was not published")
                    .containsExactly(1);
        } finally {
            readers.forEach(EventReader::close);
            setAll("PUBLISH_QUOTES", "with orders");
        }
    }

    /** Publishes until every server shows it: after a loss of the messaging engine, a server misses what is published before it subscribes again. */
    private static void awaitSubscribers(List<EventReader> readers) {
        Await.until("every server has subscribed to the price changes", Duration.ofMinutes(2), () -> {
            buy(cluster.all().get(0), "s:29");
            return readers.stream().allMatch(reader -> shows(reader, "s:29"));
        });
    }

    @Test
    void survivesLossOfSharedMessagingEngine() {
        ApplicationProcess other = cluster.all().get(1);
        Browser browser = other.browser();
        assertThat(browser.login("uid:8", "xxx").status()).isEqualTo(200);
        other.admin().set("ORDER_SWEEP_AGE", "5");
        cluster.reference().kill();
        try {
            other.admin().set("ORDER_PROCESSING_MODE", Orders.ASYNCHRONOUS.label());
            long swept = Orders.counter(other.serverBrowser(), "trade_orders_completed_by_sweep");
            assertThat(buy(browser, "s:8").status()).isEqualTo(200);
            Orders.awaitNoneOpen(TRADER.database());
            Await.until(
                    "the sweep has counted it",
                    Duration.ofMinutes(1),
                    () -> Orders.counter(other.serverBrowser(), "trade_orders_completed_by_sweep") > swept);

            other.admin().set("ORDER_PROCESSING_MODE", Orders.ASYNCHRONOUS_TWO_PHASE.label());
            String before = orders();
            assertThat(buy(browser, "s:8").status()).isEqualTo(503);
            assertThat(orders()).isEqualTo(before);

            other.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
            Page page = browser.getAction("quotes", "symbols", "s:39");
            assertThat(page.status()).as("page without its services: %s", page).isEqualTo(503);
        } finally {
            other.admin().set("ACCESS_MODE", Access.STANDARD.label());
            cluster.restart(0);
            cluster.reference().awaitReady();
        }
        long completed = sum(counters(brokersOfTheSharedQueue(), "trade_orders_completed_by_broker"));
        Await.until(
                "orders are accepted again",
                Duration.ofMinutes(1),
                () -> buy(browser, "s:8").status() == 200);
        Orders.awaitNoneOpen(TRADER.database());
        Await.until(
                "a broker of the shared queue has completed it",
                Duration.ofMinutes(1),
                () -> sum(counters(brokersOfTheSharedQueue(), "trade_orders_completed_by_broker")) > completed);
        other.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
        other.admin().set("ORDER_SWEEP_AGE", "30");
    }

    /** A web tier and a service tier: the pages of one server send messages to another server, whose order processing mode applies. */
    @Test
    void tradesThroughAnotherServersServices() {
        cluster.set(Caching.DISTRIBUTED_MAP, 1);
        ApplicationProcess services = cluster.reference();
        ApplicationProcess web = cluster.all().get(1);
        Browser visitor = web.browser();
        assertThat(visitor.login("uid:5", "xxx").status()).isEqualTo(200);
        List<Browser> servers = List.of(services.serverBrowser(), web.serverBrowser());
        web.admin().set("ACCESS_MODE", Access.WEB_SERVICES.label());
        try {
            long messages = Access.messages(web.serverBrowser());
            long messagesOfTheServices = Access.messages(services.serverBrowser());
            List<Long> queued = counters(servers, "trade_orders_queued");
            services.admin().set("ORDER_PROCESSING_MODE", Orders.ASYNCHRONOUS.label());
            assertThat(buy(visitor, "s:9").status()).isEqualTo(200);
            services.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
            assertThat(counters(servers, "trade_orders_queued"))
                    .as("orders queued by the services and by the web tier")
                    .containsExactly(queued.get(0) + 1, queued.get(1));
            Orders.awaitNoneOpen(TRADER.database());

            Traders traders = new Traders(cluster);
            traders.trade(STEPS, SERVERS, 500);
            traders.assertServersShowDatabaseState("after pages by another server's services");
            assertThat(Access.messages(web.serverBrowser())).isGreaterThan(messages);
            assertThat(Access.messages(services.serverBrowser())).isEqualTo(messagesOfTheServices);
            // The web tier shows the same holdings as the service tier.
            assertThat(visitor.getAction("portfolio").holdingIds())
                    .isEqualTo(holdings(services, "uid:5"))
                    .isNotEmpty();

            try (EventReader reader = EventReader.open(HttpClient.newHttpClient(), web.root())) {
                setAll("PUBLISH_QUOTES", "true");
                assertThat(buy(visitor, "s:35").status()).isEqualTo(200);
                Await.until(
                        "the web tier's live views show what the services have committed",
                        Duration.ofMinutes(1),
                        () -> shows(reader, "s:35"));
            }
        } finally {
            setAll("PUBLISH_QUOTES", "with orders");
            services.admin().set("ORDER_PROCESSING_MODE", Orders.SYNCHRONOUS.label());
            web.admin().set("ACCESS_MODE", Access.STANDARD.label());
        }
    }

    private static List<Long> holdings(ApplicationProcess node, String user) {
        Browser browser = node.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser.getAction("portfolio").holdingIds();
    }

    private static List<Browser> brokersOfTheSharedQueue() {
        return List.of(cluster.reference().serverBrowser(), cluster.all().get(1).serverBrowser());
    }

    private static void setAll(String setting, String value) {
        cluster.all().forEach(node -> node.admin().set(setting, value));
    }

    private static List<Long> counters(List<Browser> servers, String name) {
        return servers.stream().map(server -> Orders.counter(server, name)).toList();
    }

    private static long sum(List<Long> counters) {
        return counters.stream().mapToLong(Long::longValue).sum();
    }

    private static boolean shows(EventReader reader, String symbol) {
        return reader.last().contains("\"" + symbol + "\"");
    }

    private static void buy(ApplicationProcess node, String symbol) {
        Browser browser = node.browser();
        assertThat(browser.login("uid:7", "xxx").status()).isEqualTo(200);
        assertThat(buy(browser, symbol).status()).isEqualTo(200);
    }

    private static Page buy(Browser browser, String symbol) {
        return browser.postAction("buy", "symbol", symbol, "quantity", "1");
    }

    @Test
    void acceptsTokenOnEveryServerUntilLogout() {
        cluster.set(Caching.DISTRIBUTED_MAP, 1);
        String token = cluster.reference()
                .browser()
                .sendJson("POST", "/rest/session", "{\"userId\":\"uid:9\",\"password\":\"xxx\",\"login\":\"token\"}")
                .json()
                .path("token")
                .asText();
        List<Browser> bearers = cluster.all().stream()
                .map(node -> node.browser().sending("Authorization", "Bearer " + token))
                .toList();
        for (Browser bearer : bearers) {
            Page account = bearer.get("/rest/account");
            assertThat(account.status()).as(account.toString()).isEqualTo(200);
        }

        assertThat(bearers.get(SERVERS - 1)
                        .send("DELETE", "/rest/session", null)
                        .status())
                .isEqualTo(204);

        for (Browser bearer : bearers) {
            assertThat(bearer.get("/rest/account").status()).isEqualTo(401);
        }
    }

    private static String orders() {
        return Rows.value(TRADER.database(), "SELECT count(*) FROM trade_order");
    }
}
