package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.consistency.OrderCheck;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.FaultInjector;
import org.tradebench.load.fault.FaultMark;
import org.tradebench.tests.cluster.RunningCluster;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Rows;

/**
 * One of two application servers is killed under load. Each has its own load, so that the fault's effect can be attributed to a server. Clients have long
 * timeouts, because an update waits for a stalled server until the other one considers it lost. The servers are processes, so that this fault is tested without
 * Docker; {@link FaultsIT} has the others.
 */
@OwnCluster
class KilledServerIT {

    private static final int SERVERS = 2;
    private static final int USERS_EACH = 20;
    private static final int QUOTES = 40;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    /** More responses than a load has requests in flight: if as many are correct, the load continues. */
    private static final int CONSECUTIVE_RESPONSES = 100;

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres postgres;
    private static DatabaseSettings database;
    private static RunningCluster cluster;
    private static ProcessNodes nodes;

    @BeforeAll
    static void start() {
        postgres = OwnDatabase.start(temporary);
        database = postgres.settings();
        OwnDatabase.populate(database, SERVERS * USERS_EACH, QUOTES);
        cluster = RunningCluster.start("struck", database, SERVERS, Map.of());
        nodes = new ProcessNodes(cluster, temporary.resolve("database"), OwnDatabase.programs(), postgres);
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
        if (nodes != null) {
            nodes.close();
        } else if (postgres != null) {
            postgres.close();
        }
    }

    @Test
    void losesNoOrderWhenServerIsKilled() throws InterruptedException {
        Fault fault = Fault.of("kill-node@1+1");
        long highest = OrderCheck.highestNumber(database);
        List<Load> loads = new ArrayList<>();
        try {
            for (int server = 0; server < SERVERS; server++) {
                loads.add(Load.on(
                        cluster.all().get(server).root().toString(),
                        server,
                        USERS_EACH,
                        QUOTES,
                        "killed",
                        temporary.resolve("load-" + server)));
            }
            loads.forEach(load -> awaitCorrectResponses(load, "before the fault"));
            List<FaultMark> marks;
            try (FaultInjector injector = FaultInjector.start(List.of(fault), nodes, message -> {})) {
                injector.intervalSecond(1);
                Await.until(
                        "the fault is injected",
                        PATIENCE,
                        () -> !injector.marks().isEmpty());
                injector.finish();
                marks = injector.marks();
            }
            assertThat(marks)
                    .singleElement()
                    .satisfies(mark -> assertThat(mark.end()).isNotNull());
            loads.forEach(load -> awaitCorrectResponses(load, "after the fault"));
            for (Load load : loads) {
                load.end();
            }
            for (int server = 0; server < SERVERS; server++) {
                if (!marks.get(0).nodes().contains("application-" + (server + 1))) {
                    assertThat(loads.get(server).errors())
                            .as(
                                    "errors of server %d, which was not killed: %s",
                                    server + 1, loads.get(server).failures())
                            .isZero();
                }
            }
            assertOrdersExistOnce(loads, highest);
            assertThat(Audit.of(database)).isEmpty();
            assertServersShowDatabaseState();
        } finally {
            loads.forEach(Load::close);
        }
    }

    /** Waits for {@link #CONSECUTIVE_RESPONSES} consecutive correct responses. */
    private static void awaitCorrectResponses(Load load, String when) {
        long[] from = {load.requests(), load.errors()};
        Await.until("responses are correct " + when, PATIENCE, () -> {
            if (load.errors() > from[1]) {
                from[0] = load.requests();
                from[1] = load.errors();
            }
            return load.requests() >= from[0] + CONSECUTIVE_RESPONSES;
        });
    }

    private static void assertOrdersExistOnce(List<Load> loads, long highest) {
        try (OrderCheck audit =
                OrderCheck.open(database, loads.stream().map(Load::orders).toList(), highest)) {
            OrderCount count = audit.count();
            assertThat(count.isClean()).as(count.toString()).isTrue();
            assertThat(count.acknowledged()).isPositive();
        }
    }

    /** Compares a user of each load on every server with the first server, which caches nothing. */
    private static void assertServersShowDatabaseState() {
        for (int load = 0; load < SERVERS; load++) {
            String user = Rows.value(
                    database,
                    "SELECT user_id FROM account JOIN trade_order USING (account_id) WHERE user_id IN ('"
                            + String.join("', '", usersOf(load)) + "') ORDER BY order_id DESC LIMIT 1");
            List<Long> held = Rows.query(
                            database,
                            "SELECT holding_id FROM holding JOIN account USING (account_id) WHERE user_id = '" + user
                                    + "' ORDER BY holding_id")
                    .stream()
                    .map(Long::valueOf)
                    .toList();
            cluster.all().forEach(server -> {
                Browser browser = server.browser();
                browser.login(user, "xxx");
                Await.until(
                        () -> server.root() + " shows the holdings of " + user,
                        PATIENCE,
                        () -> browser.getAction("portfolio").holdingIds().stream()
                                .sorted()
                                .toList()
                                .equals(held));
            });
        }
    }

    private static List<String> usersOf(int load) {
        return IntStream.range(load * USERS_EACH, (load + 1) * USERS_EACH)
                .mapToObj(number -> "uid:" + number)
                .toList();
    }
}
