package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Ports;
import org.tradebench.load.telemetry.TierSample;

/** Checks how output of Docker and its environment variables are interpreted. */
class DockerWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"1.29.2", "2.19.1", "v2.3.0"})
    void rejectsComposeWithoutInclude(String version) {
        assertThatThrownBy(() -> Requirements.checkCompose(version))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("2.20 or later")
                .hasMessageContaining(version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.20.0", "v2.26.1-4", "2.40.3-desktop.1", "3.0.0", "dev"})
    void acceptsComposeWithInclude(String version) {
        assertThatCode(() -> Requirements.checkCompose(version)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({"10.2MiB, 10695475", "1.5kB, 1500", "0B, 0", "2GB, 2000000000", "1KiB, 1024"})
    void parsesAmountsAsBytes(String text, long bytes) {
        assertThat(DockerStatistics.bytes(text)).isEqualTo(bytes);
    }

    @Test
    void parsesPercentAndToleratesMissingValues() {
        assertThat(DockerStatistics.bytes("--")).isNull();
        assertThat(DockerStatistics.percent("--")).isZero();
        assertThat(DockerStatistics.percent("150.50%")).isEqualTo(1.505);
    }

    @Test
    void parsesStatisticsLine() {
        String line =
                "\u001b[2J\u001b[H{\"Name\":\"trader-web-1\",\"CPUPerc\":\"3.5%\",\"MemUsage\":\"16MiB / 256MiB\","
                        + "\"NetIO\":\"1.2kB / 3MB\"}";
        TierSample sample = DockerStatistics.sample(DockerStatistics.json(line), 7.5);
        assertThat(sample.cpuSeconds()).isEqualTo(7.5);
        assertThat(sample.userSeconds()).isNull();
        assertThat(sample.residentBytes()).isEqualTo(16L << 20);
        assertThat(sample.receivedBytes()).isEqualTo(1200);
        assertThat(sample.sentBytes()).isEqualTo(3_000_000);
        assertThat(DockerStatistics.json("CONTAINER ID  NAME")).isNull();
    }

    @Test
    void readsContainerIdOfEvent() {
        assertThat(ContainerWatch.id("{\"status\":\"start\",\"id\":\"abc\"}")).isEqualTo("abc");
        assertThat(ContainerWatch.id("{\"Action\":\"start\",\"Actor\":{\"ID\":\"def\"}}"))
                .isEqualTo("def");
        assertThat(ContainerWatch.id("nonsense")).isEmpty();
    }

    @Test
    void derivesEngineHostFromDockerHost() {
        assertThat(Cluster.engineHost(Map.of())).isEqualTo("localhost");
        assertThat(Cluster.engineHost(Map.of("DOCKER_HOST", "unix:///var/run/docker.sock")))
                .isEqualTo("localhost");
        assertThat(Cluster.engineHost(Map.of("DOCKER_HOST", "tcp://build.example:2376")))
                .isEqualTo("build.example");
        assertThat(Cluster.engineHost(Map.of("DOCKER_HOST", "ssh://me@10.1.2.3")))
                .isEqualTo("10.1.2.3");
    }

    @Test
    void matchesProcessToContainerByControlGroup(@TempDir Path proc) throws IOException {
        Container container = SampleCluster.caching(0)
                .with("application", 1, Map.of(), Map.of())
                .build()
                .containers()
                .get(3);
        ContainerWatch.OwnKernel kernel = new ContainerWatch.OwnKernel(proc);
        assertThat(kernel.runs(container)).as("no such process in this kernel").isFalse();
        Path group = Files.createDirectories(proc.resolve("4711")).resolve("cgroup");
        Files.writeString(group, "0::/user.slice/session-3.scope\n");
        assertThat(kernel.runs(container))
                .as("unrelated process with the same id")
                .isFalse();
        Files.writeString(group, "0::/system.slice/docker-" + container.id() + ".scope\n");
        assertThat(kernel.runs(container)).isTrue();
    }

    @Test
    void namesVariableForOccupiedPort() throws IOException {
        int port = Ports.free();
        try (ServerSocket occupied = new ServerSocket(0)) {
            Map<String, String> environment = Map.of(
                    "TRADER_HTTP_PORT", Integer.toString(occupied.getLocalPort()),
                    "TRADER_HTTPS_PORT", Integer.toString(port));
            Cluster noCluster = SampleCluster.empty().build();
            assertThatThrownBy(() -> Requirements.requireFree(environment, noCluster))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("port " + occupied.getLocalPort() + " of this machine is taken")
                    .hasMessageContaining("TRADER_HTTP_PORT=");
            Cluster own = SampleCluster.empty()
                    .with("proxy", 1, Map.of(8080, occupied.getLocalPort()), Map.of())
                    .build();
            assertThatCode(() -> Requirements.requireFree(environment, own)).doesNotThrowAnyException();
        }
        assertThatThrownBy(() -> Requirements.requireFree(
                        Map.of("TRADER_HTTP_PORT", "http"),
                        SampleCluster.empty().build()))
                .hasMessageContaining("1 to 65535");
    }
}
