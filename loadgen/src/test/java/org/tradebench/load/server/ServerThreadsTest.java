package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.AccessMode;

class ServerThreadsTest {
    private static final Map<String, String> NO_VARIABLES = Map.of();

    @Test
    void reservesTwoThreadsPerUserForOwnMessages() {
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 1, NO_VARIABLES))
                .contains(18);
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 8, Map.of("TRADER_CORE_THREADS", "-1")))
                .contains(32);
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 5000, NO_VARIABLES))
                .as("maximum of the setting")
                .contains(10_000);
    }

    @Test
    void addsNoThreadsForStandardAccess() {
        assertThat(ServerThreads.needed(AccessMode.STANDARD, 8, NO_VARIABLES)).isEmpty();
    }

    @Test
    void addsNoThreadsForRemoteEndpoint() {
        Map<String, String> remoteEndpoint =
                Map.of("SOAP_ENDPOINT", "http://services:9080/daytrader/services/TradeWSServices");
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 8, remoteEndpoint))
                .isEmpty();
    }

    @Test
    void keepsConfiguredThreadCount() {
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 8, Map.of("TRADER_CORE_THREADS", "20")))
                .isEmpty();
    }

    @Test
    void fixedThreadCountCoversAllUsers() {
        assertThat(ServerThreads.fixed(8, NO_VARIABLES)).contains(64);
        assertThat(ServerThreads.fixed(100, NO_VARIABLES)).contains(216);
        assertThat(ServerThreads.fixed(8, Map.of("TRADER_CORE_THREADS", "4"))).isEmpty();
        assertThat(ServerThreads.fixed(8, Map.of("TRADER_CORE_THREADS", "-1")))
                .as("the file leaves the choice to the server")
                .isEmpty();
    }
}
