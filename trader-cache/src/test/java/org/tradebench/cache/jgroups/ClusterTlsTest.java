package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.jgroups.protocols.TCP;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.util.DefaultSocketFactory;
import org.jgroups.util.Util;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.jgroups.Members.Member;

/** Checks TLS against an attacker who records, reads and replays the traffic of a member. */
@Timeout(180)
class ClusterTlsTest {
    private static final String MARK = "a value that no other member may read";
    private static final CacheSettings SHARED =
            CacheSettings.named("shared").withSharingPolicy(SharingPolicy.SHARED_PUSH);

    private final List<ByteArrayOutputStream> recorded = new CopyOnWriteArrayList<>();
    private Members members;
    private JGroupsSettings settings;
    private Member tapped;

    @BeforeEach
    void createMembers() throws IOException {
        members = new Members(3);
    }

    /** Starts a member whose incoming bytes are recorded. */
    private void startTapped(boolean encrypted) {
        settings = members.settings(Members.SECRET).withEncrypted(encrypted);
        JGroupsTransport transport = new JGroupsTransport(settings);
        TCP tcp = transport.channel().getProtocolStack().findProtocol(TCP.class);
        tcp.setSocketFactory(encrypted ? new EncryptedTap() : new PlainTap());
        tapped = members.start(transport, ReplicationSettings.DEFAULT, SHARED);
    }

    private Member startAnother() {
        return members.start(
                members.settings(Members.SECRET).withEncrypted(settings.encrypted()),
                ReplicationSettings.DEFAULT,
                SHARED);
    }

    @AfterEach
    void close() {
        members.close();
    }

    @Test
    void hidesTrafficFromEavesdropper() {
        startTapped(true);
        Member other = startAnother();
        Members.awaitViewOf(List.of(tapped, other));

        other.cache().put("id", MARK);
        Members.await("the push", () -> MARK.equals(tapped.cache().get("id")));

        assertThat(recorded)
                .isNotEmpty()
                .allSatisfy(bytes -> assertThat(bytes.toString(StandardCharsets.ISO_8859_1))
                        .doesNotContain(MARK.substring(0, 20), settings.clusterName()));
    }

    @Test
    void rejectsReplayedJoin() throws Exception {
        startTapped(true);
        List<byte[]> join = recordJoin();
        long before = tapped.cluster().view().number();

        for (byte[] bytes : join) {
            try (Socket untrusted = replay(bytes)) {
                assertThat(isClosedByMember(untrusted)).isTrue();
            }
        }

        Member next = startAnother();
        Members.awaitViewOf(List.of(tapped, next));
        assertThat(tapped.cluster().view().number()).as("views").isEqualTo(before + 1);
    }

    /** Without TLS, the replay of the previous test succeeds: it lets a member join that has left. */
    @Test
    void acceptsReplayedJoinWithoutTls() throws Exception {
        startTapped(false);
        List<byte[]> join = recordJoin();
        long before = tapped.cluster().view().number();
        List<Socket> sockets = new ArrayList<>();
        try {
            for (byte[] bytes : join) {
                sockets.add(replay(bytes));
            }

            Members.await(
                    "a view with the member that has left",
                    () -> tapped.cluster().view().number() > before);
        } finally {
            for (Socket untrusted : sockets) {
                untrusted.close();
            }
        }
    }

    /** Returns all bytes that another member sent until it had joined; it has left when this returns. */
    private List<byte[]> recordJoin() {
        Member other = startAnother();
        Members.awaitViewOf(List.of(tapped, other));
        List<byte[]> join =
                recorded.stream().map(ByteArrayOutputStream::toByteArray).toList();
        other.close();
        Members.awaitViewOf(List.of(tapped));
        // JGroups would drop replayed messages as duplicates until it forgets the member, minutes later.
        UNICAST3 unicast = tapped.transport().channel().getProtocolStack().findProtocol(UNICAST3.class);
        unicast.removeReceiveConnection(EntryToken.Addresses.of(other.cluster().self()));
        assertThat(join).isNotEmpty();
        return join;
    }

    private Socket replay(byte[] bytes) throws IOException {
        Socket untrusted = new Socket(InetAddress.getLoopbackAddress(), settings.port());
        untrusted.getOutputStream().write(bytes);
        return untrusted;
    }

    /** Reads until the other side closes the connection. */
    private static boolean isClosedByMember(Socket untrusted) throws IOException {
        untrusted.setSoTimeout((int) Duration.ofSeconds(30).toMillis());
        try {
            return untrusted.getInputStream().transferTo(OutputStream.nullOutputStream()) >= 0;
        } catch (SocketException reset) {
            return true;
        }
    }

    @Test
    void rejectsKeyOfAnotherSecret() throws Exception {
        startTapped(true);
        for (SSLContext untrusted : List.of(SSLContext.getDefault(), contextOf("another secret altogether"))) {
            assertThatThrownBy(() -> {
                        try (SSLSocket socket = (SSLSocket) untrusted
                                .getSocketFactory()
                                .createSocket(InetAddress.getLoopbackAddress(), settings.port())) {
                            socket.startHandshake();
                            assertThat(socket.getInputStream().read()).isNotNegative();
                        }
                    })
                    .isInstanceOf(IOException.class);
        }
    }

    /** The peer has stopped, but its machine still accepts connections. */
    @Test
    void timesOutOnSilentPeer() throws Exception {
        settings = members.settings(Members.SECRET);
        ClusterSockets sockets = new ClusterSockets(contextOf(Members.SECRET), new UntrustedPeers(settings));
        try (ServerSocket stopped = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket socket = sockets.createSocket("to a stopped member")) {
            assertThatThrownBy(() -> Util.connect(socket, stopped.getLocalSocketAddress(), 2_000))
                    .isInstanceOf(SocketTimeoutException.class);
        }
    }

    private SSLContext contextOf(String secret) {
        return ClusterTls.context(
                new ClusterSecret(secret, settings.clusterName()).connections(), new UntrustedPeers(settings));
    }

    /** Records connections as they come from the network, below TLS. */
    private final class EncryptedTap extends ClusterSockets {
        EncryptedTap() {
            super(contextOf(Members.SECRET), new UntrustedPeers(settings));
        }

        @Override
        Socket unconnected() {
            return new RecordedSocket();
        }
    }

    /** Records connections of a member without TLS. */
    private final class PlainTap extends DefaultSocketFactory {
        @Override
        public ServerSocket createServerSocket(String name) throws IOException {
            return new ServerSocket() {
                @Override
                public Socket accept() throws IOException {
                    Socket socket = new RecordedSocket();
                    implAccept(socket);
                    return socket;
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
