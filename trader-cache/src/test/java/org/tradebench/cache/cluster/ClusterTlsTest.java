package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.jgroups.protocols.TCP;
import org.jgroups.util.DefaultSocketFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.Members.Member;

/** Somebody at the network between members records what one of them receives, and uses it. */
@Timeout(180)
class ClusterTlsTest {

    private static final String MARK = "a value that nobody else may read";
    private static final CacheSettings SHARED =
            CacheSettings.named("shared").withSharingPolicy(SharingPolicy.SHARED_PUSH);

    private final List<ByteArrayOutputStream> recorded = new CopyOnWriteArrayList<>();
    private Members members;
    private JGroupsSettings settings;
    private Member tapped;

    @BeforeEach
    void start() throws IOException {
        members = new Members(3);
        settings = members.settings(Members.SECRET);
        JGroupsTransport transport = new JGroupsTransport(settings);
        SSLContext context = contextOf(Members.SECRET);
        TCP tcp = transport.channel().getProtocolStack().findProtocol(TCP.class);
        tcp.setSocketFactory(new Tap(context));
        tapped = members.start(transport, ClusterSettings.DEFAULT, SHARED);
    }

    @AfterEach
    void close() {
        members.close();
    }

    @Test
    void strangerReadsNothing() {
        Member other = members.start(members.settings(Members.SECRET), ClusterSettings.DEFAULT, SHARED);
        Members.awaitViewOf(List.of(tapped, other));

        other.cache().put("id", MARK);
        Members.await("the push", () -> MARK.equals(tapped.cache().get("id")));

        assertThat(recorded)
                .isNotEmpty()
                .allSatisfy(bytes -> assertThat(bytes.toString(StandardCharsets.ISO_8859_1))
                        .doesNotContain(MARK.substring(0, 20), settings.clusterName()));
    }

    @Test
    void recordedJoinLetsNobodyIn() throws Exception {
        Member other = members.start(members.settings(Members.SECRET), ClusterSettings.DEFAULT, SHARED);
        Members.awaitViewOf(List.of(tapped, other));
        other.close();
        Members.awaitViewOf(List.of(tapped));
        long before = tapped.cluster().view().number();

        for (ByteArrayOutputStream bytes : List.copyOf(recorded)) {
            try (Socket stranger = new Socket(InetAddress.getLoopbackAddress(), settings.port())) {
                stranger.getOutputStream().write(bytes.toByteArray());
                stranger.getOutputStream().flush();
                Thread.sleep(Duration.ofSeconds(1).toMillis());
            } catch (IOException hungUp) {
                assertThat(hungUp).isNotNull();
            }
        }

        Thread.sleep(Duration.ofSeconds(2).toMillis());
        assertThat(tapped.cluster().view().number()).as("views").isEqualTo(before);
    }

    @Test
    void keyOfAnotherSecretIsRefused() throws Exception {
        for (SSLContext stranger : List.of(SSLContext.getDefault(), contextOf("another secret altogether"))) {
            assertThatThrownBy(() -> {
                        try (SSLSocket socket = (SSLSocket) stranger.getSocketFactory()
                                .createSocket(InetAddress.getLoopbackAddress(), settings.port())) {
                            socket.startHandshake();
                            assertThat(socket.getInputStream().read()).isNotNegative();
                        }
                    })
                    .isInstanceOf(IOException.class);
        }
    }

    private SSLContext contextOf(String secret) {
        return ClusterTls.context(new Secret(secret, settings.clusterName()).connections(), new Strangers(settings));
    }

    /** Server sockets whose connections are recorded as they come from the network, below TLS. */
    private final class Tap extends DefaultSocketFactory {
        private final SSLContext context;

        Tap(SSLContext context) {
            super(context);
            this.context = context;
        }

        @Override
        public ServerSocket createServerSocket(String name) throws IOException {
            return new ServerSocket() {
                @Override
                public Socket accept() throws IOException {
                    Socket socket = new RecordedSocket();
                    implAccept(socket);
                    SSLSocket encrypted = (SSLSocket) context.getSocketFactory().createSocket(socket, null, true);
                    encrypted.setNeedClientAuth(true);
                    return encrypted;
                }
            };
        }
    }

    private final class RecordedSocket extends Socket {
        @Override
        public InputStream getInputStream() throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            recorded.add(bytes);
            return new FilterInputStream(super.getInputStream()) {
                @Override
                public int read() throws IOException {
                    int one = super.read();
                    if (one >= 0) {
                        bytes.write(one);
                    }
                    return one;
                }

                @Override
                public int read(byte[] into, int offset, int length) throws IOException {
                    int count = super.read(into, offset, length);
                    if (count > 0) {
                        bytes.write(into, offset, count);
                    }
                    return count;
                }
            };
        }
    }
}
