package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.telemetry.Tier;

class ClusterTest {
    @Test
    void takesServerWithPublishedPortAsOutermost() {
        Cluster cluster = SampleCluster.caching(2).build();
        assertThat(cluster.outermost().service()).isEqualTo("proxy");
        assertThat(cluster.proxy()).isEqualTo("caching");
        assertThat(cluster.address()).isEqualTo("http://localhost:18080/daytrader");
        assertThat(cluster.of(Tier.APPLICATION))
                .extracting(Container::nodeName)
                .containsExactly("application-1", "application-2");
    }

    @Test
    void recognizesProxyVariantByServers() {
        Cluster none = SampleCluster.empty()
                .with("web", 1, Map.of(8080, 18080), Map.of("TLS", "none"))
                .build();
        assertThat(none.proxy()).isEqualTo("none");
        assertThat(none.outermost().service()).isEqualTo("web");
        Cluster balancing = SampleCluster.empty()
                .with("proxy", 1, Map.of(8080, 18080, 8443, 18443), Map.of("TLS", "proxy"))
                .build();
        assertThat(balancing.proxy()).isEqualTo("balancing");
        assertThat(balancing.address()).as("the proxy ends TLS").isEqualTo("https://localhost:18443/daytrader");
    }

    @Test
    void rejectsUnusableClusterAndNamesRemedy() {
        assertThatThrownBy(() -> Cluster.requireUp(SampleCluster.empty().build()))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("no cluster named 'trader' is running")
                .hasMessageContaining("./trader cluster up");
        Cluster unhealthy = SampleCluster.caching(1)
                .with("application", 2, "exited", null, Map.of(), Map.of())
                .with("application", 3, "running", "starting", Map.of(), Map.of())
                .build();
        assertThatThrownBy(() -> Cluster.requireUp(unhealthy))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("application-2 is exited (137), application-3 is starting")
                .hasMessageContaining("./trader cluster logs");
        Cluster withoutApplication = SampleCluster.empty()
                .with("proxy", 1, Map.of(8080, 1), Map.of())
                .with("database", 1, Map.of(), Map.of())
                .build();
        assertThatThrownBy(() -> Cluster.requireUp(withoutApplication)).hasMessageContaining("no application server");
        assertThatCode(() -> Cluster.requireUp(SampleCluster.caching(1).build()))
                .doesNotThrowAnyException();
    }

    @Test
    void ignoresExitedHelperContainers() {
        Cluster cluster = SampleCluster.caching(1)
                .with("population", 1, "exited", null, Map.of(), Map.of())
                .build();
        assertThatCode(() -> Cluster.requireUp(cluster)).doesNotThrowAnyException();
    }

    @Test
    void reportsCommonEnvironmentOfApplicationServers() {
        Cluster cluster = SampleCluster.caching(1)
                .with("application", 2, Map.of(), Map.of("RUNTIME_MODE", "JPA", "TRADER_HEAP", "1g"))
                .build();
        assertThat(cluster.applicationEnvironment()).isEqualTo(Map.of("RUNTIME_MODE", "JPA"));
    }

    @Test
    void formatsCpuAndMemoryLimits() {
        Container bound = new Container(
                "id", "n", "web", 1, "running", null, 0, 1, "i", "s", Map.of(), 1.5, "0-1", 512L << 20, Map.of());
        assertThat(bound.cpuLimit()).isEqualTo("1.5 of CPUs 0-1");
        assertThat(bound.memoryLimit()).isEqualTo("512 MB");
        assertThat(SampleCluster.caching(1).build().outermost().cpuLimit()).isEqualTo("none");
    }
}
