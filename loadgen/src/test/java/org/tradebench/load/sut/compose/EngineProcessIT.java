package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EngineProcessIT {
    private static final int PORT = 65_123;

    @Test
    void recognizesRelayByNameAndPort() {
        List<String> relay =
                List.of("/usr/bin/docker-proxy", "-proto", "tcp", "-host-port", "8080", "-container-port", "80");
        assertThat(ContainerWatch.relays(relay, Set.of(8080, 8443))).isTrue();
        assertThat(ContainerWatch.relays(relay, Set.of(80)))
                .as("port inside the container")
                .isFalse();
        assertThat(ContainerWatch.relays(List.of("ssh", "-host-port", "8080"), Set.of(8080)))
                .isFalse();
        assertThat(ContainerWatch.relays(List.of("docker-proxy", "-host-port"), Set.of(8080)))
                .isFalse();
        assertThat(ContainerWatch.relays(List.of(), Set.of(8080))).isFalse();
    }

    @Test
    void findsEngineAsParentOfRelay() throws IOException {
        assertThat(ContainerWatch.enginePublishing(Set.of(PORT))).isEmpty();
        // A shell with the relay's name, which waits for input that never comes.
        Process relay = new ProcessBuilder(
                        "bash", "-c", "exec -a docker-proxy bash -c 'echo up; read -r line; exit' -host-port " + PORT)
                .start();
        try {
            assertThat(relay.inputReader().readLine()).isEqualTo("up");
            assertThat(ContainerWatch.enginePublishing(Set.of(PORT)))
                    .contains(ProcessHandle.current().pid());
        } finally {
            relay.destroyForcibly();
        }
    }
}
