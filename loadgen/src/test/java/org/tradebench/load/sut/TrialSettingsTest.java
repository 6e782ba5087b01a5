package org.tradebench.load.sut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.load.sut.SampleTargets.COMPOSE;
import static org.tradebench.load.sut.SampleTargets.settings;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.Setting;

/** Checks how the settings of a trial are interpreted, and which variables pass them to servers. */
class TrialSettingsTest {
    @Test
    void entriesOfCachingModeOverrideCacheSize() {
        TrialSettings settings = settings(Map.of(Setting.CACHING, "command:500", Setting.CACHE_SIZE, "2000"));
        assertThat(settings.caching().entries()).isEqualTo(500);
        assertThat(settings(Map.of(Setting.CACHING, "command", Setting.CACHE_SIZE, "2000"))
                        .caching()
                        .entries())
                .isEqualTo(2000);
    }

    @Test
    void passesCompilerToClusterServers() {
        assertThat(settings(Map.of(Setting.COMPILER, "c1")).variables())
                .containsEntry("TRADER_JVM_OPTIONS", "-XX:TieredStopAtLevel=1");
        assertThat(settings(Map.of(Setting.COMPILER, "c1", Setting.JVM, "-XX:+UseSerialGC"))
                        .variables())
                .containsEntry("TRADER_JVM_OPTIONS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
        assertThat(settings(Map.of()).variables()).doesNotContainKey("TRADER_JVM_OPTIONS");
        COMPOSE.check(settings(Map.of(Setting.COMPILER, "c1")));
    }

    @Test
    void passesSettingsAsDeploymentVariables() {
        TrialSettings settings = settings(Map.of(
                Setting.CACHING, "distributed-map",
                Setting.SHARING, "push-pull",
                Setting.SERVERS, "2",
                Setting.TLS, "proxy",
                Setting.APPLICATION_CPUS, "0.25",
                Setting.HEAP, "256m",
                Setting.ENVIRONMENT, "TRADER_CORE_THREADS=64 CACHE_PARTITION=Bypass",
                Setting.CLIENTS, "12"));
        assertThat(settings.variables())
                .containsEntry("CACHING_TYPE", "DistributedMap")
                .containsEntry("TRADE_REPLICATION_SHARING_TYPE", "4")
                .containsEntry("APPLICATIONS", "2")
                .containsEntry("TLS", "proxy")
                .containsEntry("APPLICATION_CPUS", "0.25")
                .containsEntry("TRADER_HEAP", "256m")
                .containsEntry("TRADER_CORE_THREADS", "64")
                .containsEntry("CACHE_PARTITION", "Bypass")
                .containsEntry("RUNTIME_MODE", "Direct");
        assertThat(COMPOSE.run(settings).workload().virtualUsers()).isEqualTo(12);
        assertThat(COMPOSE.run(settings).application().mode())
                .as("reported by the servers")
                .isNull();
        assertThat(COMPOSE.of(settings).before()).contains("APPLICATIONS='2'").endsWith("./trader cluster up && ");
    }

    @Test
    void fixesThreadCountUnlessConfigured() {
        assertThat(settings(Map.of(Setting.ENVIRONMENT, "CACHE_PARTITION=Bypass"))
                        .withFixedThreads()
                        .environment())
                .containsExactlyInAnyOrderEntriesOf(Map.of("CACHE_PARTITION", "Bypass", "TRADER_CORE_THREADS", "64"));
        assertThat(settings(Map.of(Setting.ENVIRONMENT, "TRADER_CORE_THREADS=4"))
                        .withFixedThreads()
                        .environment())
                .as("configured in the file")
                .containsExactly(Map.entry("TRADER_CORE_THREADS", "4"));
        assertThat(settings(Map.of(Setting.SERVER, "wildfly"))
                        .withFixedThreads()
                        .environment())
                .as("WildFly's thread count is fixed")
                .isEmpty();
    }

    @Test
    void mapsEveryClusterSettingToVariable() {
        assertThat(TrialSettings.VARIABLES.keySet())
                .containsAll(java.util.Arrays.stream(Setting.values())
                        .filter(Setting::isClusterSetting)
                        // The caching settings map the first; the second concerns the load before a measurement
                        // interval.
                        .filter(setting -> setting != Setting.SHARING && setting != Setting.PRE_WARMING)
                        .toList());
        assertThat(org.tradebench.load.sut.compose.Project.variables())
                .containsAll(TrialSettings.VARIABLES.values().stream()
                        // These select compose files.
                        .filter(name -> !java.util.Set.of("PROXY", "STORAGE", "NETWORK", "JDBC_NETWORK")
                                .contains(name))
                        .toList());
    }
}
