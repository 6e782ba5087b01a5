package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.consistency.OrderCheck;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.FaultInjector;
import org.tradebench.tests.cluster.RunningCluster;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Rows;

/** The primary is killed while orders are placed and completed in two phases; its synchronous standby takes over. */
@OwnCluster
@Tag("full")
class DatabaseFailoverIT {

    private static final int USERS = 20;
    private static final int QUOTES = 40;
    private static final String SERVER = "application-1";
    private static final String IN_DOUBT = "SELECT gid FROM pg_prepared_xacts ORDER BY gid";
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int CONSECUTIVE_RESPONSES = 100;

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres postgres;
    private static DatabaseSettings database;
    private static RunningCluster cluster;
    private static ProcessNodes nodes;

    @BeforeAll
    static void start() {
        postgres = EmbeddedPostgres.startWithStandby(temporary.resolve("database"), OwnDatabase.programs(), 0);
        database = postgres.settings();
        OwnDatabase.populate(database, USERS, QUOTES);
        cluster = RunningCluster.start(
                "failed-over", database, 1, Map.of("ORDER_PROCESSING_MODE", Orders.ASYNCHRONOUS_TWO_PHASE.label()));
        nodes = new ProcessNodes(cluster, temporary.resolve("database"), OwnDatabase.programs(), postgres);
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
        if (postgres != null) {
            postgres.close();
        }
    }

    @Test
    @SuppressWarnings("SystemOut") // The recovery time is of interest to readers of the test log.
    void losesNoAcknowledgedOrderInFailover() throws InterruptedException {
        long highest = OrderCheck.highestNumber(database);
        try (Load load = Load.on(
                cluster.reference().root().toString(), 0, USERS, QUOTES, "failover", temporary.resolve("load"))) {
            awaitCorrectResponses(load, "before the failover");
            List<String> inDoubt = pauseBetweenPreparationAndCommit();
            long killed;
            try (FaultInjector injector =
                    FaultInjector.start(List.of(Fault.of("fail-over-database@1+1")), nodes, message -> {})) {
                injector.intervalSecond(1);
                Await.until("the primary has ended", PATIENCE, () -> !postgres.isAlive());
                killed = System.nanoTime();
                nodes.resume(SERVER);
                injector.finish();
            }
            assertThat(inDoubt)
                    .as("transactions that were prepared when the primary died")
                    .isNotEmpty();
            awaitCorrectResponses(load, "after the failover");
            System.out.printf(
                    "Failover: %d consecutive correct responses %.1f s after the primary was killed, %d errors%n",
                    CONSECUTIVE_RESPONSES, (System.nanoTime() - killed) / 1e9, load.errors());
            load.end();
            Orders.awaitNoneOpen(database);
            Await.until(
                    "no transaction is in doubt",
                    PATIENCE,
                    () -> Rows.query(database, IN_DOUBT).isEmpty());
            try (OrderCheck audit = OrderCheck.open(database, List.of(load.orders()), highest)) {
                OrderCount count = audit.count();
                assertThat(count.isClean()).as(count.toString()).isTrue();
                assertThat(count.acknowledged()).isPositive();
            }
            assertThat(Audit.of(database)).isEmpty();
        }
    }

    /** Pauses the server repeatedly until it holds a prepared transaction: each stays prepared for milliseconds only. */
    private static List<String> pauseBetweenPreparationAndCommit() throws InterruptedException {
        long limit = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            nodes.pause(SERVER);
            List<String> prepared = Rows.query(database, IN_DOUBT);
            if (!prepared.isEmpty() || System.nanoTime() > limit) {
                return prepared;
            }
            nodes.resume(SERVER);
            Thread.sleep(20 + System.nanoTime() % 37);
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
}
