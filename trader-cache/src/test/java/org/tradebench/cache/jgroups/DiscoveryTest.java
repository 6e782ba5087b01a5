package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.cluster.ClusterView;
import org.tradebench.cache.cluster.Transport;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.jgroups.JGroupsSettings.Discovery;
import org.tradebench.cache.jgroups.JGroupsSettings.Dns;
import org.tradebench.cache.jgroups.JGroupsSettings.Multicast;

/** Members that find each other by DNS or multicast; all other tests use a static list of addresses. */
@Timeout(120)
class DiscoveryTest {
    private static final int PORT = 22_050;

    private final List<JGroupsTransport> started = new ArrayList<>();

    @AfterEach
    void close() {
        started.forEach(JGroupsTransport::close);
    }

    private Views start(InetAddress bind, int port, Discovery discovery) {
        JGroupsSettings settings = JGroupsSettings.of(
                        "discovery-" + ProcessHandle.current().pid(), Members.SECRET, bind, port, discovery)
                .withFailureTimeout(Duration.ofSeconds(2));
        JGroupsTransport transport = new JGroupsTransport(settings);
        started.add(transport);
        Views views = new Views();
        transport.start(views);
        return views;
    }

    private void awaitCommonView(Views first, Views second) {
        Set<Origin> both = Set.of(started.get(0).self(), started.get(1).self());
        Members.await(
                "a view of both",
                () -> Set.copyOf(first.members).equals(both)
                        && Set.copyOf(second.members).equals(both));
    }

    /** The name resolves only to the first member's address; the second member uses the same port at another address. */
    @Test
    void findsMembersByDnsName() throws IOException {
        Discovery discovery = new Dns("localhost");

        Views first = start(InetAddress.getLoopbackAddress(), PORT, discovery);
        Views second = start(InetAddress.getByName("127.0.0.2"), PORT, discovery);

        awaitCommonView(first, second);
    }

    @Test
    void findsMembersByMulticast() throws IOException {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        InetSocketAddress group = new InetSocketAddress(InetAddress.getByName("239.192.22.1"), PORT + 2);
        assumeTrue(receivesOwnMulticast(loopback, group), "this machine does not deliver multicast on " + loopback);
        Discovery discovery = new Multicast(group.getAddress(), group.getPort());

        Views first = start(loopback, PORT + 3, discovery);
        Views second = start(loopback, PORT + 4, discovery);

        awaitCommonView(first, second);
    }

    private static boolean receivesOwnMulticast(InetAddress address, InetSocketAddress group) {
        try (MulticastSocket socket = new MulticastSocket(group.getPort())) {
            NetworkInterface network = NetworkInterface.getByInetAddress(address);
            socket.setNetworkInterface(network);
            socket.joinGroup(group, network);
            socket.setSoTimeout(1_000);
            socket.send(new DatagramPacket(new byte[] {1}, 1, group));
            DatagramPacket heard = new DatagramPacket(new byte[1], 1);
            socket.receive(heard);
            return heard.getLength() == 1;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void startsAloneWhenNoMemberAnswers() {
        Views alone = start(InetAddress.getLoopbackAddress(), PORT + 5, new Dns("localhost"));

        assertThat(alone.members).containsExactly(started.get(0).self());
    }

    private static final class Views implements Transport.Listener {
        private volatile List<Origin> members = List.of();

        @Override
        public void received(Origin from, byte[] frame) {}

        @Override
        public void viewed(ClusterView view) {
            members = view.members();
        }
    }
}
