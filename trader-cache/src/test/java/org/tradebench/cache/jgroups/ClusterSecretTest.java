package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.jgroups.JGroupsSettings.Dns;

class ClusterSecretTest {
    private static final ClusterSecret OURS = new ClusterSecret("correct horse battery staple", "cluster");

    private static final byte[] FRAME = "a frame".getBytes(StandardCharsets.UTF_8);

    private final Origin sender = Origin.random();

    private static Optional<byte[]> open(ClusterSecret secret, Origin from, byte[] sealed) {
        return secret.open(from, sealed, 0, sealed.length);
    }

    @Test
    void opensFrameSealedWithSameSecret() {
        byte[] sealed = OURS.seal(sender, FRAME);

        assertThat(open(new ClusterSecret("correct horse battery staple", "cluster"), sender, sealed))
                .hasValue(FRAME);
    }

    @Test
    void rejectsOtherSecretClusterOrSender() {
        byte[] sealed = OURS.seal(sender, FRAME);

        assertThat(open(new ClusterSecret("wrong horse battery staple", "cluster"), sender, sealed))
                .isEmpty();
        assertThat(open(new ClusterSecret("correct horse battery staple", "other"), sender, sealed))
                .isEmpty();
        assertThat(open(OURS, Origin.random(), sealed)).isEmpty();
    }

    @Test
    void detectsEveryChangedByte() {
        for (int i = 0; i < OURS.seal(sender, FRAME).length; i++) {
            byte[] sealed = OURS.seal(sender, FRAME);
            sealed[i]++;

            assertThat(open(OURS, sender, sealed)).as("byte %d", i).isEmpty();
        }
    }

    @Test
    void rejectsFrameTooShortForSeal() {
        assertThat(open(OURS, sender, new byte[3])).isEmpty();
    }

    @Test
    void bindsJoinTokenToMember() {
        assertThat(OURS.admits(sender, OURS.entryOf(sender))).isTrue();
        assertThat(OURS.admits(Origin.random(), OURS.entryOf(sender))).isFalse();
    }

    @Test
    void rejectsShortSecretWithoutShowingIt() {
        InetAddress address = InetAddress.getLoopbackAddress();
        Dns discovery = new Dns("members");

        assertThatThrownBy(() -> JGroupsSettings.of("cluster", "short", address, 7800, discovery))
                .hasMessage(
                        "the secret of cluster 'cluster' has 5 characters; it must have 16 or more, the same on every"
                                + " member");
        assertThat(JGroupsSettings.of("cluster", "0123456789abcdef", address, 7800, discovery))
                .asString()
                .doesNotContain("0123456789abcdef");
    }
}
