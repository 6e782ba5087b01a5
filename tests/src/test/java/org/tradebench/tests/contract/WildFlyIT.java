package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.tests.harness.Mode;

class WildFlyIT extends OtherServer {
    WildFlyIT() {
        super(ServerProduct.WILDFLY);
    }

    @Test
    void theConsoleShowsWhatTheServerCounts() {
        other.restore(Mode.DIRECT);
        assertThat(other.admin().get("/config/statistics").text())
                .containsPattern("Live sessions [1-9]")
                .containsPattern("Connections of jdbc/TradeDataSource, open [1-9]")
                .contains("Connections of jdbc/TradeXADataSource, in use")
                .containsPattern("Connections of jdbc/TradeDataSource, mean wait [0-9.]+ ms")
                .contains("Active threads")
                .contains("Threads in the pool 40")
                .doesNotContain("Sessions created");
    }
}
