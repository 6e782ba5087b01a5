package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jgroups.BytesMessage;
import org.jgroups.JChannel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.cluster.WireFrames;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.jgroups.Members.Member;
import org.tradebench.cache.statistics.CacheCounter;

/** Runs three members over real sockets in one JVM; each test opens its own caches. */
@Timeout(180)
class JGroupsClusterTest {
    private static final ReplicationSettings SETTINGS =
            ReplicationSettings.DEFAULT.withBatchInterval(Duration.ofMillis(50));

    private static Members members;
    private static List<Member> three;

    private String test;

    @BeforeAll
    static void start() throws IOException {
        members = new Members(3, Duration.ofSeconds(8));
        three = members.start(3, SETTINGS, CacheSettings.named("first"));
    }

    @AfterAll
    static void close() {
        members.close();
    }

    @BeforeEach
    void nameTheCache(TestInfo info) {
        test = info.getDisplayName();
    }

    /** Returns, of each member, a cache that is named after the test. */
    private List<CacheInstance> caches(SharingPolicy policy) {
        return Members.caches(three, CacheSettings.named(test).withSharingPolicy(policy));
    }

    private static EntryOptions inGroup(SharingPolicy policy) {
        return EntryOptions.DEFAULT.withSharingPolicy(policy).withDependencyIds(Set.of("group"));
    }

    private static long count(CacheInstance cache, CacheCounter counter) {
        return cache.statistics().of(counter);
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void invalidatesOnAllMembersBeforeReturning(SharingPolicy policy) {
        List<CacheInstance> all = caches(policy);
        all.forEach(cache -> {
            Lease lease = cache.lease();
            assertThat(cache.fill("id", "old", inGroup(policy), lease)).isTrue();
        });

        all.get(0).invalidate("group", true);

        assertThat(all).allSatisfy(cache -> assertThat(cache.containsKey("id")).isFalse());
        assertThat(count(all.get(0), CacheCounter.INVALIDATIONS_SENT)).isEqualTo(1);
        assertThat(count(all.get(1), CacheCounter.INVALIDATIONS_RECEIVED)).isEqualTo(1);
        assertThat(count(all.get(2), CacheCounter.INVALIDATIONS_RECEIVED)).isEqualTo(1);
    }

    @Test
    void knowsAddressesOfOtherMembers() {
        for (Member member : three) {
            assertThat(member.cluster().addresses())
                    .containsOnlyKeys(member.cluster().members());
        }
        assertThat(three.get(0).cluster().addresses().values())
                .doesNotHaveDuplicates()
                .allMatch(address -> address.matches("127\\.0\\.0\\.1:\\d+"));
        assertThat(three.get(1).cluster().addresses())
                .isEqualTo(three.get(0).cluster().addresses());
    }

    @Test
    void findsPushedEntryOnAllMembers() {
        List<CacheInstance> all = caches(SharingPolicy.SHARED_PUSH);

        all.get(0).put("id", "value", inGroup(SharingPolicy.SHARED_PUSH));

        for (CacheInstance cache : all) {
            Members.await("the entry", () -> "value".equals(cache.get("id")));
        }
        assertThat(all.get(1).members("group")).containsExactly("id");
        assertThat(count(all.get(0), CacheCounter.PUSHES_SENT)).isEqualTo(1);
    }

    @Test
    void pullsAnnouncedEntryOnMiss() {
        List<CacheInstance> all = caches(SharingPolicy.SHARED_PUSH_PULL);

        all.get(0).put("id", "value", inGroup(SharingPolicy.SHARED_PUSH_PULL));

        Members.await("the announcement", () -> count(all.get(1), CacheCounter.ANNOUNCEMENTS_RECEIVED) == 1);
        assertThat(all.get(1).containsKey("id")).isFalse();
        assertThat(all.get(1).get("id")).isEqualTo("value");
        assertThat(all.get(1).get("unknown")).isNull();
        assertThat(count(all.get(1), CacheCounter.PULLS_SENT)).isEqualTo(1);
        assertThat(count(all.get(1), CacheCounter.REMOTE_HITS)).isEqualTo(1);
        assertThat(count(all.get(0), CacheCounter.PULL_REPLIES_SENT)).isEqualTo(1);
    }

    @Test
    void asksAllMembersOnMissWithSharedPull() {
        List<CacheInstance> all = caches(SharingPolicy.SHARED_PULL);
        all.get(0).put("id", "value", inGroup(SharingPolicy.SHARED_PULL));

        assertThat(all.get(1).get("id")).isEqualTo("value");
        assertThat(all.get(1).get("unknown")).isNull();

        assertThat(count(all.get(1), CacheCounter.PULLS_SENT)).isEqualTo(2);
        assertThat(count(all.get(1), CacheCounter.REMOTE_HITS)).isEqualTo(1);
        assertThat(count(all.get(1), CacheCounter.REMOTE_MISSES)).isEqualTo(1);
        Members.await("all questions", () -> count(all.get(2), CacheCounter.PULLS_RECEIVED) == 2);
    }

    @Test
    void replicatesAliasesAndClears() {
        List<CacheInstance> all = caches(SharingPolicy.SHARED_PUSH);
        CacheInstance first = all.get(0);
        CacheInstance second = all.get(1);
        first.put("id", "value", inGroup(SharingPolicy.SHARED_PUSH));
        first.addAlias("id", new Object[] {"alias"});
        Members.await("the alias", () -> "value".equals(second.get("alias")));

        first.clear();

        assertThat(second.containsKey("id")).isFalse();
    }

    @Test
    void refusesFillDuringAnnouncedUpdate() {
        List<CacheInstance> all = caches(SharingPolicy.NOT_SHARED);
        CacheInstance reader = all.get(2);
        reader.put("id", "old", inGroup(SharingPolicy.NOT_SHARED));

        try (AnnouncedUpdate update = all.get(0).announce(Set.of("group"))) {
            assertThat(update).isNotNull();
            assertThat(reader.containsKey("id")).isFalse();
            assertThat(reader.fill("id", "old", inGroup(SharingPolicy.NOT_SHARED), reader.lease()))
                    .isFalse();
            all.get(0).invalidate("group", true);
        }

        Members.await(
                "the end of the update",
                () -> reader.fill("id", "new", inGroup(SharingPolicy.NOT_SHARED), reader.lease()));
    }

    /** Anyone who can connect can send such a message; without the cluster's secret it is dropped. */
    @Test
    void rejectsUnsealedMessages() throws Exception {
        List<CacheInstance> all = caches(SharingPolicy.NOT_SHARED);
        all.get(1).put("id", "value");
        long refused = three.get(1).transport().refused();
        byte[] clear = WireFrames.dropOfEverything(test);
        byte[] sealedByAnother = new ClusterSecret(Members.SECRET, "another cluster")
                .seal(three.get(0).cluster().self(), clear);

        JChannel channel = three.get(0).transport().channel();
        channel.send(new BytesMessage(null, clear));
        channel.send(new BytesMessage(null, sealedByAnother));

        Members.await("both", () -> three.get(1).transport().refused() == refused + 2);
        all.get(0).invalidate("something that came after them", true);
        assertThat(all.get(1).get("id")).isEqualTo("value");
        assertThat(count(all.get(1), CacheCounter.DROPS_RECEIVED)).isZero();

        three.get(0).transport().broadcast(clear);
        Members.await("the same, sealed", () -> all.get(1).get("id") == null);
    }
}
