package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.jgroups.JGroupsSettings.Dns;

class UntrustedPeersTest {
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();
    private final IOException reason = new SSLHandshakeException("no certificate");

    private final AtomicLong now = new AtomicLong();
    private final UntrustedPeers peers = new UntrustedPeers(
            JGroupsSettings.of("cluster", Members.SECRET, HERE, 7_800, new Dns("members")), now::get);
    private final LogRecords log = LogRecords.of(UntrustedPeers.class.getName());

    @AfterEach
    void close() {
        log.close();
    }

    private int lines() {
        return log.containing("cluster 'cluster' at port 7800 refused").size();
    }

    @Test
    void logsEachAddressOncePerMinute() throws IOException {
        peers.refused(HERE, reason);
        peers.refused(HERE, reason);
        assertThat(lines()).isEqualTo(1);

        peers.refused(InetAddress.getByName("192.0.2.1"), reason);
        assertThat(lines()).isEqualTo(2);

        now.addAndGet(Duration.ofMinutes(1).toNanos());
        peers.refused(HERE, reason);
        assertThat(lines()).isEqualTo(3);
    }

    @Test
    void logsAddressOnceForDifferentReasons() {
        peers.refused(HERE, reason);
        peers.refused(HERE, new SSLHandshakeException("another reason"));

        assertThat(lines()).isEqualTo(1);
    }

    @Test
    void logsAtMostThousandAddresses() throws IOException {
        for (int i = 0; i < 1_100; i++) {
            peers.refused(InetAddress.getByAddress(new byte[] {10, 0, (byte) (i >> 8), (byte) i}), reason);
        }

        assertThat(lines()).isEqualTo(1_000);
    }

    @Test
    void doesNotLogPortProbes() {
        SSLHandshakeException ended = new SSLHandshakeException("the other side ended it");
        ended.initCause(new EOFException());

        peers.refused(HERE, ended);

        assertThat(lines()).isZero();
    }

    @Test
    void recordsAnsweringAddressOnce() {
        peers.answered(new InetSocketAddress(HERE, 7_801));
        peers.answered(new InetSocketAddress(HERE, 7_801));

        assertThat(peers.answering()).containsExactly("127.0.0.1:7801");
    }
}
