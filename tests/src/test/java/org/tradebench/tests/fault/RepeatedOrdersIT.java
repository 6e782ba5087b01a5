package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Orders;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Rows;

/**
 * Repeatedly shuts a database down in mode fast and starts it again, while clients repeat each order with its idempotency key until they know whether it was placed:
 * each acknowledged order must exist once, and no other.
 */
@Tag("full")
@OwnSystem
class RepeatedOrdersIT {

    private static final int CLIENTS = 8;

    /** Shutdowns in each case; more follow, up to a limit, until the outcome of an order was unknown. */
    private static final int SHUTDOWNS = 3;

    private static final int MAX_SHUTDOWNS = 15;

    /** Orders between two shutdowns. */
    private static final int ORDERS = 60;

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final String PREPARED = "SELECT gid FROM pg_prepared_xacts";

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres postgres;
    private static ApplicationProcess application;

    @BeforeAll
    static void start() {
        postgres = OwnDatabase.start(temporary);
        OwnDatabase.populate(postgres.settings(), CLIENTS, 10);
        application = ApplicationProcess.launch("repeated-orders", postgres.settings(), Map.of("ORDER_SWEEP_AGE", "5"))
                .awaitReady();
    }

    @AfterAll
    static void stop() {
        if (application != null) {
            application.close();
        }
        if (postgres != null) {
            postgres.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "DIRECT, SYNCHRONOUS",
        "EJB, SYNCHRONOUS",
        "DIRECT, ASYNCHRONOUS_TWO_PHASE",
        "JPA, ASYNCHRONOUS_TWO_PHASE"
    })
    void placesEachOrderOnceAcrossDatabaseShutdowns(Mode mode, Orders orders) {
        application.admin().set("RUNTIME_MODE", mode.label());
        application.admin().set("ORDER_PROCESSING_MODE", orders.label());
        long before = Long.parseLong(value("SELECT max(order_id) FROM trade_order"));
        RepeatingClient.Told outcomes = new RepeatingClient.Told();
        List<RepeatingClient> clients = IntStream.range(0, CLIENTS)
                .mapToObj(i -> new RepeatingClient(application.browser(), "uid:" + i, mode + "-" + orders, outcomes))
                .toList();

        tradeThroughShutdowns(clients, outcomes);

        Orders.awaitNoneOpen(postgres.settings());
        Map<String, Long> acknowledged = new HashMap<>();
        clients.forEach(client -> acknowledged.putAll(client.acknowledged()));
        assertThat(outcomes.unknown).as("answers of unknown outcome").hasPositiveValue();
        assertThat(Rows.query(
                        postgres.settings(),
                        "SELECT idempotency_key || ' ' || order_id FROM trade_order WHERE order_id > " + before))
                .as("orders by their keys: in the database, and acknowledged")
                .containsExactlyInAnyOrderElementsOf(acknowledged.entrySet().stream()
                        .map(order -> order.getKey() + " " + order.getValue())
                        .toList());
        assertThat(Audit.of(postgres.settings())).isEmpty();
    }

    private static void tradeThroughShutdowns(List<RepeatingClient> clients, RepeatingClient.Told outcomes) {
        AtomicBoolean end = new AtomicBoolean();
        CountDownLatch trading = new CountDownLatch(CLIENTS);
        List<Callable<Void>> tasks = new ArrayList<>(clients.stream()
                .<Callable<Void>>map(client -> () -> {
                    try {
                        client.tradeUntil(end::get);
                    } finally {
                        trading.countDown();
                    }
                    return null;
                })
                .toList());
        tasks.add(() -> {
            try {
                for (int i = 0; i < SHUTDOWNS || (outcomes.unknown.get() == 0 && i < MAX_SHUTDOWNS); i++) {
                    awaitOrders(outcomes);
                    shutDownAndStart();
                }
                awaitOrders(outcomes);
                end.set(true);
                Await.until(
                        "every client knows the outcome of its last order, and no transaction is in doubt",
                        PATIENCE,
                        () -> Rows.query(postgres.settings(), PREPARED).isEmpty() && trading.getCount() == 0);
            } finally {
                outcomes.over.set(true);
            }
            return null;
        });
        Crowd.together(tasks);
    }

    private static void awaitOrders(RepeatingClient.Told outcomes) {
        int goal = outcomes.definite.get() + ORDERS;
        Await.until("orders are placed", PATIENCE, () -> outcomes.definite.get() >= goal);
    }

    private static void shutDownAndStart() {
        int port = postgres.settings().port();
        postgres.close();
        postgres = OwnDatabase.start(temporary, port);
    }

    private static String value(String sql) {
        return Rows.value(postgres.settings(), sql);
    }
}
