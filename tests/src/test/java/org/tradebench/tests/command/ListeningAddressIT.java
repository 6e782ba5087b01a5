package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.RunningTrader;

/** An application server that the harness starts listens on loopback only, because the users' passwords are public. */
class ListeningAddressIT {

    @Test
    void listensOnLoopbackOnly() throws Exception {
        for (int port : RunningTrader.get().ports()) {
            connect(InetAddress.getLoopbackAddress(), port);
            for (InetAddress other : others()) {
                assertThatThrownBy(() -> connect(other, port))
                        .as("%s, port %d", other, port)
                        .isInstanceOf(ConnectException.class);
            }
        }
    }

    /** On Linux every address in 127.0.0.0/8 is the machine's own: a server that listens on all addresses listens there too. */
    private static List<InetAddress> others() throws IOException {
        List<InetAddress> others = new ArrayList<>(List.of(InetAddress.getByAddress(new byte[] {127, 0, 0, 2})));
        NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .forEach(others::add);
        return others;
    }

    private static void connect(InetAddress address, int port) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), 5_000);
        }
    }
}
