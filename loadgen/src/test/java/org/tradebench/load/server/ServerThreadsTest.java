package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.AccessMode;

class ServerThreadsTest {
    private static final Map<String, String> NOTHING_SAID = Map.of();

    @Test
    void doublesThreadsForMessagesToOwnServer() {
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 1, NOTHING_SAID))
                .contains(18);
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 8, Map.of("TRADER_CORE_THREADS", "-1")))
                .contains(32);
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 5000, NOTHING_SAID))
                .as("the most that may be set")
                .contains(10_000);
    }

    @Test
    void pagesThatCallNeedNone() {
        assertThat(ServerThreads.needed(AccessMode.STANDARD, 8, NOTHING_SAID)).isEmpty();
    }

    @Test
    void messagesToAnotherServerNeedNoneHere() {
        Map<String, String> elsewhere =
                Map.of("SOAP_ENDPOINT", "http://services:9080/daytrader/services/TradeWSServices");
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 8, elsewhere)).isEmpty();
    }

    @Test
    void keepsNumberOfThreadsThatWasSet() {
        assertThat(ServerThreads.needed(AccessMode.WEB_SERVICES, 8, Map.of("TRADER_CORE_THREADS", "20")))
                .isEmpty();
    }

    @Test
    void fixedNumberKeepsNoClientWaiting() {
        assertThat(ServerThreads.fixed(8, NOTHING_SAID)).contains(64);
        assertThat(ServerThreads.fixed(100, NOTHING_SAID)).contains(216);
        assertThat(ServerThreads.fixed(8, Map.of("TRADER_CORE_THREADS", "4"))).isEmpty();
        assertThat(ServerThreads.fixed(8, Map.of("TRADER_CORE_THREADS", "-1")))
                .as("the server's own choice, if that is what the file asks for")
                .isEmpty();
    }
}
