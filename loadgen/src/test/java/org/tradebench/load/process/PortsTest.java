package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ServerSocket;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;

class PortsTest {
    @Test
    void returnsDistinctPortsBelowEphemeralRange() {
        assertThat(IntStream.range(0, 200).mapToObj(i -> Ports.free()))
                .doesNotHaveDuplicates()
                .allMatch(port -> 20_000 <= port && port < 30_000);
    }

    @Test
    void rejectsPortInUse() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            assertThatThrownBy(() -> Ports.requireFree(taken.getLocalPort(), "--http-port"))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("port " + taken.getLocalPort() + " cannot be listened on")
                    .hasMessageContaining("--http-port");
        }
    }
}
