package org.tradebench.load.sut.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DelayRelayTest {
    private static final long DELAY_MILLIS = 40;

    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void end() {
        threads.shutdownNow();
    }

    /** Echoes what a client sends until it closes its connection; the result is the number of bytes. */
    private Future<Long> echo(ServerSocket listener) {
        return threads.submit(() -> {
            try (Socket client = listener.accept()) {
                return client.getInputStream().transferTo(client.getOutputStream());
            }
        });
    }

    private static ServerSocket listener() throws Exception {
        return new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    }

    @Test
    void delaysRoundTripsAndKeepsByteOrder() throws Exception {
        try (ServerSocket server = listener();
                DelayRelay relay = new DelayRelay(
                        (InetSocketAddress) server.getLocalSocketAddress(), Duration.ofMillis(DELAY_MILLIS))) {
            Future<Long> echoed = echo(server);
            try (Socket client = new Socket(InetAddress.getLoopbackAddress(), relay.port())) {
                OutputStream out = client.getOutputStream();
                InputStream in = client.getInputStream();
                for (int number = 0; number < 5; number++) {
                    long begin = System.nanoTime();
                    out.write(number);
                    assertThat(in.read()).isEqualTo(number);
                    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(DELAY_MILLIS * 1_000_000);
                }
                byte[] many = new byte[500_000];
                for (int i = 0; i < many.length; i++) {
                    many[i] = (byte) (i * 31);
                }
                Future<?> sent = threads.submit(() -> {
                    out.write(many);
                    return null;
                });
                assertThat(in.readNBytes(many.length)).isEqualTo(many);
                sent.get();
            }
            assertThat(echoed.get()).isEqualTo(500_005);
        }
    }

    @Test
    void closesConnectionWhenServerCloses() throws Exception {
        try (ServerSocket server = listener();
                DelayRelay relay =
                        new DelayRelay((InetSocketAddress) server.getLocalSocketAddress(), Duration.ofMillis(1));
                Socket client = new Socket(InetAddress.getLoopbackAddress(), relay.port())) {
            server.accept().close();

            assertThat(client.getInputStream().read()).isEqualTo(-1);
        }
    }

    @Test
    void closesClientConnectionWithoutServer() throws Exception {
        InetSocketAddress unusedAddress;
        try (ServerSocket closed = listener()) {
            unusedAddress = (InetSocketAddress) closed.getLocalSocketAddress();
        }
        try (DelayRelay relay = new DelayRelay(unusedAddress, Duration.ofMillis(1));
                Socket client = new Socket(InetAddress.getLoopbackAddress(), relay.port())) {
            assertThat(client.getInputStream().read()).isEqualTo(-1);
        }
    }
}
