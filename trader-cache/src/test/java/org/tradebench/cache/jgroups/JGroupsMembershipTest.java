package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.jgroups.Message;
import org.jgroups.protocols.DISCARD;
import org.jgroups.protocols.TP;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.stack.Protocol;
import org.jgroups.stack.ProtocolStack;
import org.jgroups.util.MessageBatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.CacheCluster;
import org.tradebench.cache.cluster.ClusterView;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.cluster.Transport;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.jgroups.Members.Member;
import org.tradebench.cache.statistics.CacheCounter;

/** Members that join, leave and lose each other over real sockets, in one JVM. */
@Timeout(180)
class JGroupsMembershipTest {
    private static final ReplicationSettings SETTINGS =
            ReplicationSettings.DEFAULT.withBatchInterval(Duration.ofMillis(50));

    private static final String WRONG_SECRET = "not the secret of this cluster";

    private Members members;

    @BeforeEach
    void createMembers() throws IOException {
        members = new Members(5);
    }

    @AfterEach
    void close() {
        members.close();
    }

    private List<Member> start(int count, SharingPolicy policy) {
        return members.start(count, SETTINGS, CacheSettings.named("shared").withSharingPolicy(policy));
    }

    private static EntryOptions inGroup(SharingPolicy policy) {
        return EntryOptions.DEFAULT.withSharingPolicy(policy).withDependencyIds(Set.of("group"));
    }

    private static long count(Member member, CacheCounter counter) {
        return member.cache().statistics().of(counter);
    }

    @Test
    void joinKeepsEntriesOfOtherMembers() {
        List<Member> two = start(2, SharingPolicy.NOT_SHARED);
        two.get(0).cache().put("id", "value");

        List<Member> three = start(1, SharingPolicy.NOT_SHARED);

        assertThat(three).hasSize(3);
        assertThat(two.get(0).cache().get("id")).isEqualTo("value");
    }

    @Test
    void copiesEntriesOnJoinWhenConfigured() {
        CacheSettings cache = CacheSettings.named("shared").withSharingPolicy(SharingPolicy.SHARED_PUSH);
        Member first = members.start(1, SETTINGS, cache).get(0);
        first.cache().put("id", "value", inGroup(SharingPolicy.SHARED_PUSH));

        Member second = members.start(2, SETTINGS.withBootstrap(true), cache).get(1);

        Members.await("the entry", () -> "value".equals(second.cache().get("id")));
    }

    @Test
    void flushesWhenMemberIsLost() {
        List<Member> all = start(3, SharingPolicy.NOT_SHARED);
        all.forEach(member -> member.cache().put("id", "value"));
        Lease before = all.get(0).cache().lease();

        all.get(2).close();
        List<Member> left = all.subList(0, 2);
        Members.awaitViewOf(left);

        assertThat(left).allSatisfy(member -> {
            assertThat(member.cache().containsKey("id")).isFalse();
            assertThat(count(member, CacheCounter.COHERENCE_FLUSHES)).isPositive();
        });
        CacheInstance cache = all.get(0).cache();
        assertThat(cache.fill("id", "old", EntryOptions.DEFAULT, before)).isFalse();
        assertThat(cache.fill("id", "new", EntryOptions.DEFAULT, cache.lease())).isTrue();
    }

    @Test
    void flushesBothSidesAfterPartition() throws Exception {
        List<Member> all = startWithShortFailureTimeout(3, SETTINGS);
        partition(all.subList(0, 2), all.subList(2, 3));
        // Each side's own value, and neither hears of the other's invalidation.
        all.get(0).cache().put("id", "of the majority");
        all.get(2).cache().put("id", "of the minority");
        all.get(0).cache().invalidate("other", true);

        heal(all);

        assertThat(all)
                .allSatisfy(
                        member -> assertThat(member.cache().containsKey("id")).isFalse());
        all.get(1).cache().put("id", "new");
        all.get(2).cache().invalidate("id", true);
        assertThat(all.get(1).cache().containsKey("id")).isFalse();
    }

    /**
     * One member receives nothing, but no view has changed yet: a writer waits only until the fence, after which that member answers nothing from its cache.
     */
    @Test
    void servesNothingWhileFenced() throws Exception {
        ReplicationSettings settings = SETTINGS.withFenceAfter(Duration.ofMillis(500));
        List<Member> all = startWithFailureTimeout(Duration.ofSeconds(20), 2, settings);
        CacheInstance writing = all.get(0).cache();
        CacheInstance reader = all.get(1).cache();
        reader.put("changed", "before");
        reader.put("other", "value");
        Members.await("answers", () -> "before".equals(reader.get("changed")));

        dropMessages(all.subList(1, 2), all.subList(0, 1));
        writing.invalidate("changed", true);

        long before = count(all.get(1), CacheCounter.ANSWERS_FENCED);
        assertThat(reader.get("changed")).isNull();
        assertThat(reader.get("other")).isNull();
        assertThat(reader.containsKey("changed"))
                .as("the invalidation has not arrived")
                .isTrue();
        assertThat(all.get(1).cluster().view().members()).hasSize(2);
        assertThat(count(all.get(1), CacheCounter.ANSWERS_FENCED)).isEqualTo(before + 2);

        all.get(1).transport().channel().getProtocolStack().removeProtocol(DISCARD.class);
        Members.await("a hit on a new entry", () -> {
            reader.put("new", "value");
            return "value".equals(reader.get("new"));
        });
        assertThat(reader.get("changed")).isNull();
        assertThat(reader.containsKey("changed")).isFalse();
    }

    /** The member that is cut off may commit changes that the other does not see, so entries have a short lifetime until it returns. */
    @Test
    void limitsLifetimeWhileMemberIsCutOff() throws Exception {
        Duration bound = Duration.ofMillis(50);
        List<Member> all =
                startWithShortFailureTimeout(2, SETTINGS.withPartition(ReplicationSettings.Partition.LIMIT, bound));
        partition(all.subList(0, 1), all.subList(1, 2));
        CacheInstance cache = all.get(0).cache();

        cache.put("id", "value");
        Members.await("the end of the entry", () -> !cache.containsKey("id"));

        try (LogRecords log = LogRecords.of(CacheCluster.class.getName())) {
            heal(all);
            Members.await(
                    "the end of the limit on both",
                    () -> log.containing("No member is cut off any more").size() == 2);
        }
    }

    /** A closed channel, as after a kill: the member has announced no leave, and connections to it are refused. */
    @Test
    void doesNotLimitLifetimeAfterProcessEnded() {
        List<Member> all = start(2, SharingPolicy.NOT_SHARED);
        try (LogRecords log = LogRecords.of(CacheCluster.class.getName())) {
            all.get(1).transport().channel().close();

            Members.await(
                    "a log line about the end of the limit",
                    () -> !log.containing("No member is cut off any more").isEmpty());
            assertThat(log.containing("A member was lost and may still be running"))
                    .hasSize(1);
        }
    }

    /** The leaving member's last message is read late, as on a busy machine; the view without the member must wait for it. */
    @Test
    void doesNotLimitLifetimeWhenMemberLeaves() throws Exception {
        List<Member> all =
                members.start(2, SETTINGS.withAnswerTimeout(Duration.ofSeconds(30)), CacheSettings.named("shared"));
        all.get(0)
                .transport()
                .channel()
                .getProtocolStack()
                .insertProtocol(new SlowReader(), ProtocolStack.Position.ABOVE, GMS.class);
        try (LogRecords log = LogRecords.of(CacheCluster.class.getName())) {
            all.get(1).close();
            Members.awaitViewOf(all.subList(0, 1));

            assertThat(log.containing("A member was lost")).isEmpty();
        }
    }

    /** Delays messages, but not views. Public, because JGroups creates a description of it by reflection. */
    public static final class SlowReader extends Protocol {
        private static final Duration DELAY = Duration.ofMillis(300);

        @Override
        public Object up(Message message) {
            LockSupport.parkNanos(DELAY.toNanos());
            return up_prot.up(message);
        }

        @Override
        public void up(MessageBatch batch) {
            LockSupport.parkNanos(DELAY.toNanos());
            up_prot.up(batch);
        }
    }

    private List<Member> startWithShortFailureTimeout(int count, ReplicationSettings settings) {
        return startWithFailureTimeout(Duration.ofSeconds(1), count, settings);
    }

    private List<Member> startWithFailureTimeout(Duration failureTimeout, int count, ReplicationSettings settings) {
        List<Member> all = new ArrayList<>();
        while (all.size() < count) {
            all.add(members.start(
                    members.settings(Members.SECRET).withFailureTimeout(failureTimeout),
                    settings,
                    CacheSettings.named("shared")));
        }
        Members.awaitViewOf(all);
        return all;
    }

    /** Drops all messages between two sides, and waits until each has a view of its own. */
    private static void partition(List<Member> one, List<Member> other) throws Exception {
        dropMessages(one, other);
        dropMessages(other, one);
        Members.awaitViewOf(one);
        Members.awaitViewOf(other);
    }

    private static void dropMessages(List<Member> receivers, List<Member> ignored) throws Exception {
        org.jgroups.Address[] addresses = ignored.stream()
                .map(member -> EntryToken.Addresses.of(member.cluster().self()))
                .toArray(org.jgroups.Address[]::new);
        for (Member member : receivers) {
            DISCARD discard = new DISCARD();
            discard.addIgnoredMembers(addresses);
            member.transport()
                    .channel()
                    .getProtocolStack()
                    .insertProtocol(discard, ProtocolStack.Position.ABOVE, TP.class);
        }
    }

    private static void heal(List<Member> all) {
        for (Member member : all) {
            member.transport().channel().getProtocolStack().removeProtocol(DISCARD.class);
        }
        Members.awaitViewOf(all);
    }

    @Test
    void rejectsUnknownSecretWithoutEncryption() {
        CacheSettings cache = CacheSettings.named("shared");
        List<Member> all = List.of(
                members.start(members.settings(Members.SECRET).withEncrypted(false), SETTINGS, cache),
                members.start(members.settings(Members.SECRET).withEncrypted(false), SETTINGS, cache));
        Members.awaitViewOf(all);
        all.get(0).cache().put("id", "value");
        JGroupsTransport untrusted =
                new JGroupsTransport(members.settings(WRONG_SECRET).withEncrypted(false));
        try {
            assertThatThrownBy(() -> untrusted.start(new Deaf())).hasMessageContaining("secret");
        } finally {
            untrusted.close();
        }

        Members.awaitViewOf(all);
        assertThat(all.get(0).cache().get("id")).isEqualTo("value");
    }

    @Test
    void exchangesEncryptedMessages() {
        CacheSettings cache = CacheSettings.named("shared");
        List<Member> all = List.of(
                members.start(members.settings(Members.SECRET).withEncrypted(true), SETTINGS, cache),
                members.start(members.settings(Members.SECRET).withEncrypted(true), SETTINGS, cache));
        Members.awaitViewOf(all);
        all.get(1).cache().put("id", "value");

        all.get(0).cache().invalidate("id", true);

        assertThat(all.get(1).cache().containsKey("id")).isFalse();
    }

    @Test
    void refusesToStartWithWrongSecret() {
        CacheSettings cache = CacheSettings.named("shared");
        JGroupsSettings settings = members.settings(Members.SECRET);
        Member member = members.start(settings, SETTINGS, cache);
        JGroupsTransport untrusted = new JGroupsTransport(
                // A long search for others, so that a busy machine answers in it.
                members.settings(WRONG_SECRET).withFailureTimeout(Duration.ofSeconds(20)));
        try (LogRecords log = LogRecords.of(JGroupsTransport.class.getPackageName())) {
            assertThatThrownBy(() -> untrusted.start(new Deaf()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("127.0.0.1:" + settings.port())
                    .hasMessageContaining("do not know its secret")
                    .hasMessageNotContaining(WRONG_SECRET);

            String refused = "at port " + settings.port() + " refused a connection from 127.0.0.1";
            Members.await(
                    "a log line about the refused connection",
                    () -> !log.containing(refused).isEmpty());
            assertThat(log.containing(refused))
                    .as("lines per address and minute")
                    .hasSize(1);
        } finally {
            untrusted.close();
        }
        Members.awaitViewOf(List.of(member));
    }

    /** A listener that ignores everything. */
    private static final class Deaf implements Transport.Listener {
        @Override
        public void received(Origin from, byte[] frame) {}

        @Override
        public void viewed(ClusterView view) {}
    }
}
