package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProcessNetworkTest {
    @Test
    void sumsInterfacesExceptLoopback() {
        String text = """
                Inter-|   Receive                                                |  Transmit
                 face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
                    lo:  900000    1000    0    0    0     0          0         0   900000    1000    0    0    0     0       0          0
                  eth0: 1000    10    0    0    0     0          0         0     200       2    0    0    0     0       0          0
                  eth1:30    1    0    0    0     0          0         0     4       1    0    0    0     0       0          0
                """;
        assertThat(ProcessNetwork.parse(text)).isEqualTo(new ProcessNetwork(1030, 204));
    }

    @Test
    void isEmptyInNetworkNamespaceOfTheMachine() {
        assertThat(ProcessNetwork.of(
                        java.nio.file.Path.of("/proc"), ProcessHandle.current().pid()))
                .isEmpty();
    }
}
