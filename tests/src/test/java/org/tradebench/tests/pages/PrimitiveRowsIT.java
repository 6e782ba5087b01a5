package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Primitives that use the database: whose data they show, and their answers when a row or a connection is missing. */
@SecondApplication
class PrimitiveRowsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    @BeforeAll
    static void useSharedPopulation() {
        PrimitiveRows.prepare(TRADER);
    }

    @AfterAll
    static void restoreSettings() {
        PrimitiveRows.restoreSettings(TRADER);
    }

    @Test
    void primitivesShowNoUserData() {
        for (String name : List.of(
                "PingServlet2Session2EntityCollection",
                "PingServlet2Session2CMROne2One",
                "PingServlet2Session2CMROne2Many")) {
            assertThat(TRADER.browser().get("/ejb3/" + name).text()).matches(".* read: \\d+");
        }
    }

    @Test
    void namesSettingWhenRowIsMissing() {
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

    /** As after a new population, which ends all database sessions; the pool has more dead connections than one request tries. */
    @Test
    void replacesDeadPooledConnection() throws Exception {
        List<String> paths = List.of(
                "/servlet/PingServlet2DB",
                "/servlet/PingJDBCRead",
                "/servlet/PingJDBCWrite",
                "/ejb3/PingServlet2TwoPhase");
        ExecutorService threads = Executors.newFixedThreadPool(10);
        try {
            for (String path : paths) {
                List<Callable<Page>> requests =
                        Collections.nCopies(40, () -> TRADER.browser().get(path));
                for (Future<Page> page : threads.invokeAll(requests)) {
                    assertThat(page.get().status()).as(page.get().toString()).isEqualTo(200);
                }
            }
        } finally {
            threads.shutdownNow();
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
}
