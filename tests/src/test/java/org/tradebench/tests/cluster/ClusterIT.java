package org.tradebench.tests.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;

/** Writers and readers of the same accounts on different servers: whenever nobody writes, every server shows what the database holds. */
class ClusterIT {

    private static final int SERVERS = 3;
    private static final int STEPS = 25;
    private static final RunningTrader TRADER = RunningTrader.get();

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
    void noCentIsMissing() {
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }

    @ParameterizedTest(name = "{0}, sharing policy {1}")
    @CsvSource({
        "DISTRIBUTED_MAP, 1", "DISTRIBUTED_MAP, 2", "DISTRIBUTED_MAP, 3", "DISTRIBUTED_MAP, 4",
        "COMMAND, 1", "COMMAND, 2", "COMMAND, 3", "COMMAND, 4",
        "COMMAND_AND_SERVLET, 1", "COMMAND_AND_SERVLET, 2", "COMMAND_AND_SERVLET, 3", "COMMAND_AND_SERVLET, 4"
    })
    void whenNobodyWritesEveryServerShowsWhatTheDatabaseHolds(Caching caching, int sharingPolicy) {
        cluster.set(caching, sharingPolicy);
        Traders traders = new Traders(cluster);
        for (int round = 0; round < 2; round++) {
            traders.trade(STEPS, SERVERS, 100L * sharingPolicy + round);
            traders.assertEveryServerIsFresh("after round " + round);
        }
    }

    @Test
    void aServerThatIsKilledLeavesNothingOldBehindAndComesBackFresh() {
        cluster.set(Caching.DISTRIBUTED_MAP, 2);
        Traders traders = new Traders(cluster);
        String before = orders();
        traders.tradeUntilTheLastIsGone(7, () -> {
            Await.until("orders are under way", Duration.ofMinutes(1), () -> !orders().equals(before));
            cluster.killLast();
        });
        traders.trade(STEPS, SERVERS - 1, 8);
        traders.assertEveryServerIsFresh("after a server was killed");

        cluster.startLast();
        traders.logInToTheLast();
        traders.trade(STEPS, SERVERS, 9);
        traders.assertEveryServerIsFresh("after it has come back");
        traders.assertEveryServerShowsTheMarket();
    }

    @Test
    void aBearerTokenOfOneServerIsGoodOnEveryOtherUntilItsUserLogsOutOnAnyOfThem() {
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
