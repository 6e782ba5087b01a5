package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.proxy.SilentProxy;

/** A database whose host has vanished: it neither answers nor refuses nor closes a connection. docs/inject-faults.md lists the timeouts that end each wait. */
@Tag("full")
@OwnSystem
class SilentDatabaseIT {

    private static final int POOL = 8;
    private static final int CLIENTS = 24;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final String IN_TRANSACTION = "state = 'idle in transaction'";

    @TempDir
    static Path temporary;

    private static EmbeddedPostgres postgres;
    private static SilentProxy proxy;
    private static ApplicationProcess application;

    @BeforeAll
    static void start() {
        postgres = OwnDatabase.start(temporary);
        OwnDatabase.populate(postgres.settings(), CLIENTS + 1, 10);
        proxy = new SilentProxy(postgres.settings());
        application = ApplicationProcess.launch(
                        "silent-database", proxy.settings(), Map.of("TRADER_DB_POOL_SIZE", Integer.toString(POOL)))
                .awaitReady();
    }

    @AfterAll
    static void stop() {
        if (proxy != null) {
            proxy.close();
        }
        if (application != null) {
            application.close();
        }
        if (postgres != null) {
            postgres.close();
        }
    }

    /** One test for everything that happens during one outage. */
    @Test
    void rejectsRequestsDuringOutageThenRecovers() {
        List<Browser> users = IntStream.rangeClosed(1, CLIENTS)
                .mapToObj(number -> loggedIn("uid:" + number))
                .toList();
        Browser holder = loggedIn("uid:0");
        long before = orders();
        assertThat(buyConcurrently(users))
                .allSatisfy(page -> assertThat(page.status()).isEqualTo(200));

        execute("BEGIN; UPDATE account SET balance = balance WHERE user_id = 'uid:0'; PREPARE TRANSACTION 'held'");
        CompletableFuture<Page> held = CompletableFuture.supplyAsync(() -> buy(holder), ThreadPerTask.THREADS);
        Await.until("a buy waits for its account", PATIENCE, () -> sessions("wait_event_type = 'Lock'") == 1);
        proxy.silence();
        execute("ROLLBACK PREPARED 'held'");
        Await.until("its session waits in its transaction", PATIENCE, () -> sessions(IN_TRANSACTION) == 1);

        assertThat(buyConcurrently(users)).allSatisfy(page -> {
            assertThat(page.status()).isEqualTo(503);
            assertThat(page.text()).contains("The database does not answer");
        });
        assertThat(held.join().status()).isEqualTo(503);
        Await.until("the database releases the locked rows", PATIENCE, () -> sessions(IN_TRANSACTION) == 0);

        proxy.resume();
        Await.until(
                "a request succeeds",
                PATIENCE,
                () -> holder.getAction("account").status() == 200);
        assertThat(buyConcurrently(users))
                .allSatisfy(page -> assertThat(page.status()).isEqualTo(200));
        assertThat(orders() - before).isEqualTo(2 * CLIENTS);
        assertThat(sessions("true")).isBetween(1L, (long) POOL);
        assertThat(Audit.of(postgres.settings())).isEmpty();
    }

    private static Browser loggedIn(String user) {
        Browser browser = application.browser();
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        return browser;
    }

    private static List<Page> buyConcurrently(List<Browser> users) {
        ExecutorService threads = Executors.newFixedThreadPool(users.size());
        try {
            return users.stream().map(user -> CompletableFuture.supplyAsync(() -> buy(user), threads)).toList().stream()
                    .map(CompletableFuture::join)
                    .toList();
        } finally {
            threads.shutdown();
        }
    }

    private static Page buy(Browser browser) {
        return browser.postAction("buy", "symbol", "s:1", "quantity", "1");
    }

    private static long orders() {
        return Long.parseLong(Rows.value(postgres.settings(), "SELECT count(*) FROM trade_order"));
    }

    /** Number of the application's database connections in this state. */
    private static long sessions(String state) {
        return Long.parseLong(Rows.value(
                postgres.settings(),
                "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'trader' AND " + state));
    }

    private static void execute(String statements) {
        Rows.execute(postgres.settings(), statements);
    }
}
