package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Mode;

class WildFlyIT extends OtherServer {
    private static final Pattern OPEN_CONNECTIONS = Pattern.compile("Connections of jdbc/TradeDataSource, open [1-9]");

    WildFlyIT() {
        super(ServerProduct.WILDFLY);
    }

    @Test
    void showsServerStatisticsInConsole() {
        other.restore(Mode.DIRECT);
        // A restore closes the pool's connections, and not every page of the console opens one.
        Await.until("a connection is open", Duration.ofSeconds(30), () -> {
            assertThat(other.browser().get("/rest/quotes/s:1").status()).isEqualTo(200);
            return OPEN_CONNECTIONS.matcher(statistics()).find();
        });
        assertThat(statistics())
                .containsPattern("Live sessions [1-9]")
                .containsPattern(OPEN_CONNECTIONS)
                .contains("Connections of jdbc/TradeXADataSource, in use")
                .containsPattern("Connections of jdbc/TradeDataSource, mean wait [0-9.]+ ms")
                .contains("Active threads")
                .contains("Threads in the pool 40")
                .doesNotContain("Sessions created");
    }

    private String statistics() {
        return other.admin().get("/config/statistics").text();
    }
}
