package org.tradebench.load.sut.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;

class EmbeddedTargetTest {
    private static RunSettings runSettings(OrdersMode orders, AccessMode access, Map<String, String> environment) {
        return RunSettings.STANDARD
                .withPopulation(new PopulationSettings(200, 100))
                .withApplication(new ApplicationSettings(
                        Mode.DIRECT,
                        orders,
                        access,
                        Caching.NONE,
                        null,
                        null,
                        JvmSettings.UNKNOWN,
                        null,
                        null,
                        environment));
    }

    @Test
    void mapsRunSettingsToApplicationSettings() {
        assertThat(ApplicationStart.settings(runSettings(OrdersMode.ASYNC, AccessMode.STANDARD, Map.of()), Map.of()))
                .containsEntry("MAX_USERS", "200")
                .containsEntry("ORDER_PROCESSING_MODE", "Asynchronous")
                .containsEntry("ACCESS_MODE", "Standard")
                .doesNotContainKey("TRADER_CORE_THREADS");
    }

    @Test
    void addsThreadsForMessagesToOwnServer() {
        RunSettings webServices = runSettings(OrdersMode.SYNC, AccessMode.WEB_SERVICES, Map.of());
        assertThat(ApplicationStart.settings(webServices, Map.of()))
                .containsEntry("ACCESS_MODE", "WebServices")
                .containsEntry("TRADER_CORE_THREADS", "32");
        assertThat(ApplicationStart.settings(webServices, Map.of("TRADER_CORE_THREADS", "24")))
                .as("the environment's value is inherited")
                .doesNotContainKey("TRADER_CORE_THREADS");
        RunSettings configured =
                runSettings(OrdersMode.SYNC, AccessMode.WEB_SERVICES, Map.of("TRADER_CORE_THREADS", "48"));
        assertThat(ApplicationStart.settings(configured, Map.of()))
                .as("a study's value is passed on")
                .containsEntry("TRADER_CORE_THREADS", "48");
    }

    @Test
    void keepsConnectionsOpenUnlessConfigured() {
        String setting = "TRADER_KEEP_ALIVE_REQUESTS";
        RunSettings plain = runSettings(OrdersMode.SYNC, AccessMode.STANDARD, Map.of());
        assertThat(EmbeddedTarget.requestsPerConnection(plain, Map.of())).isEqualTo(-1);
        assertThat(EmbeddedTarget.requestsPerConnection(plain, Map.of(setting, "100")))
                .isEqualTo(100);
        RunSettings configured = runSettings(OrdersMode.SYNC, AccessMode.STANDARD, Map.of(setting, "-1"));
        assertThat(EmbeddedTarget.requestsPerConnection(configured, Map.of(setting, "100")))
                .isEqualTo(-1);
    }
}
