package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.statistics.CacheCounter.ALIASES_RECEIVED;
import static org.tradebench.cache.statistics.CacheCounter.ALIASES_SENT;
import static org.tradebench.cache.statistics.CacheCounter.ANNOUNCEMENTS_RECEIVED;
import static org.tradebench.cache.statistics.CacheCounter.ANNOUNCEMENTS_SENT;
import static org.tradebench.cache.statistics.CacheCounter.CONFIRMATIONS_ASKED;
import static org.tradebench.cache.statistics.CacheCounter.CONFIRMATIONS_SENT;
import static org.tradebench.cache.statistics.CacheCounter.DROPS_RECEIVED;
import static org.tradebench.cache.statistics.CacheCounter.DROPS_SENT;
import static org.tradebench.cache.statistics.CacheCounter.INVALIDATIONS_RECEIVED;
import static org.tradebench.cache.statistics.CacheCounter.INVALIDATIONS_SENT;
import static org.tradebench.cache.statistics.CacheCounter.PULLS_RECEIVED;
import static org.tradebench.cache.statistics.CacheCounter.PULLS_SENT;
import static org.tradebench.cache.statistics.CacheCounter.PULL_REPLIES_SENT;
import static org.tradebench.cache.statistics.CacheCounter.PUSHES_RECEIVED;
import static org.tradebench.cache.statistics.CacheCounter.PUSHES_SENT;
import static org.tradebench.cache.statistics.CacheCounter.UPDATES_ANNOUNCED;

import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.cluster.ReplicationSettings;
import org.tradebench.cache.jgroups.Members.Member;
import org.tradebench.cache.statistics.CacheCounter;

/**
 * Checks exactly which messages each operation sends under each sharing policy, with three members over real sockets: the table in
 * {@code trader-cache/docs/coherence.md}.
 */
@Timeout(120)
class WireTableTest {
    private static final Duration BATCH = Duration.ofMillis(20);

    /** All kinds of messages except the heartbeat, which is sent periodically. */
    private static final Set<CacheCounter> KINDS = EnumSet.of(
            INVALIDATIONS_SENT,
            INVALIDATIONS_RECEIVED,
            DROPS_SENT,
            DROPS_RECEIVED,
            PUSHES_SENT,
            PUSHES_RECEIVED,
            ANNOUNCEMENTS_SENT,
            ANNOUNCEMENTS_RECEIVED,
            ALIASES_SENT,
            ALIASES_RECEIVED,
            PULLS_SENT,
            PULLS_RECEIVED,
            PULL_REPLIES_SENT,
            CONFIRMATIONS_ASKED,
            CONFIRMATIONS_SENT,
            UPDATES_ANNOUNCED);

    private static final Map<CacheCounter, Long> NOTHING = Map.of();

    private static Members members;
    private static List<Member> three;
    private static List<CacheInstance> fences;
    private static int caches;
    private static int fencesPassed;

    private List<CacheInstance> all;
    private CacheInstance own;

    @BeforeAll
    static void start() throws IOException {
        members = new Members(3, Duration.ofSeconds(8));
        three = members.start(
                3,
                ReplicationSettings.DEFAULT.withBatchInterval(BATCH),
                CacheSettings.named("fence").withSharingPolicy(SharingPolicy.SHARED_PUSH));
        fences = three.stream().map(Member::cache).toList();
    }

    @AfterAll
    static void close() {
        members.close();
    }

    private void open(SharingPolicy policy) {
        open(CacheSettings.named("cache " + caches++).withSharingPolicy(policy));
    }

    private void open(CacheSettings settings) {
        all = Members.caches(three, settings);
        own = all.get(0);
    }

    /** Asserts the messages that the first member, and each of the others, sent and received since the last call. */
    private void assertSent(Map<CacheCounter, Long> byOwn, Map<CacheCounter, Long> byEachOther) {
        // Waiting messages leave with one of the next two batches of a member, and a member's messages arrive in order.
        passFence();
        passFence();
        assertThat(counts(own)).as("messages of the acting member").isEqualTo(byOwn);
        assertThat(counts(all.get(1))).as("messages of another member").isEqualTo(byEachOther);
        assertThat(counts(all.get(2))).as("messages of a third member").isEqualTo(byEachOther);
        all.forEach(cache -> cache.statistics().reset());
    }

    private void passFence() {
        for (CacheInstance from : fences) {
            String id = "fence " + fencesPassed++;
            from.put(id, "value", EntryOptions.DEFAULT.withSharingPolicy(SharingPolicy.SHARED_PUSH));
            for (CacheInstance to : fences) {
                Members.await(id, () -> to.containsKey(id));
            }
        }
    }

    private static Map<CacheCounter, Long> counts(CacheInstance cache) {
        Map<CacheCounter, Long> counts = new EnumMap<>(CacheCounter.class);
        cache.statistics().all().forEach((counter, count) -> {
            if (count > 0 && KINDS.contains(counter)) {
                counts.put(counter, count);
            }
        });
        return counts;
    }

    private static EntryOptions inGroup(SharingPolicy policy) {
        return EntryOptions.DEFAULT.withSharingPolicy(policy).withDependencyIds(Set.of("group"));
    }

    /** Puts two entries and resets the counters. */
    private void put(SharingPolicy policy) {
        own.put("id", "value", inGroup(policy));
        own.put("id2", "value", inGroup(policy));
        passFence();
        passFence();
        all.forEach(cache -> cache.statistics().reset());
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsPutOfNewId(SharingPolicy policy) {
        open(policy);

        own.put("id", "value", inGroup(policy));

        switch (policy) {
            case NOT_SHARED -> assertSent(NOTHING, NOTHING);
            case SHARED_PUSH -> assertSent(Map.of(PUSHES_SENT, 1L), Map.of(PUSHES_RECEIVED, 1L));
            case SHARED_PULL -> assertSent(Map.of(DROPS_SENT, 1L), Map.of(DROPS_RECEIVED, 1L));
            case SHARED_PUSH_PULL ->
                assertSent(
                        Map.of(DROPS_SENT, 1L, ANNOUNCEMENTS_SENT, 1L),
                        Map.of(DROPS_RECEIVED, 1L, ANNOUNCEMENTS_RECEIVED, 1L));
        }
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsPutOverExistingId(SharingPolicy policy) {
        open(policy);
        put(policy);

        own.put("id", "another value", inGroup(policy));

        switch (policy) {
            case NOT_SHARED -> assertSent(NOTHING, NOTHING);
            case SHARED_PUSH -> assertSent(Map.of(PUSHES_SENT, 1L), Map.of(PUSHES_RECEIVED, 1L));
            case SHARED_PULL -> assertSent(Map.of(DROPS_SENT, 1L), Map.of(DROPS_RECEIVED, 1L));
            case SHARED_PUSH_PULL ->
                assertSent(
                        Map.of(DROPS_SENT, 1L, ANNOUNCEMENTS_SENT, 1L),
                        Map.of(DROPS_RECEIVED, 1L, ANNOUNCEMENTS_RECEIVED, 1L));
        }
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsNothingOnLocalHit(SharingPolicy policy) {
        open(policy);
        put(policy);

        assertThat(own.get("id")).isEqualTo("value");

        assertSent(NOTHING, NOTHING);
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsRequestsOnMissOfUnknownId(SharingPolicy policy) {
        open(policy);

        assertThat(own.get("unknown")).isNull();

        if (policy == SharingPolicy.SHARED_PULL) {
            assertSent(Map.of(PULLS_SENT, 1L), Map.of(PULLS_RECEIVED, 1L, PULL_REPLIES_SENT, 1L));
        } else {
            assertSent(NOTHING, NOTHING);
        }
    }

    /** The second member misses and the first has the entry; the third is asked only under {@code SHARED_PULL}. */
    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void asksHolderOnMiss(SharingPolicy policy) {
        open(policy);
        put(policy);

        Object found = all.get(1).get("id");

        Map<CacheCounter, Long> asked = Map.of(PULLS_RECEIVED, 1L, PULL_REPLIES_SENT, 1L);
        assertThat(found).isEqualTo(policy == SharingPolicy.NOT_SHARED ? null : "value");
        passFence();
        passFence();
        boolean asks = policy == SharingPolicy.SHARED_PULL || policy == SharingPolicy.SHARED_PUSH_PULL;
        assertThat(counts(all.get(1))).isEqualTo(asks ? Map.of(PULLS_SENT, 1L) : NOTHING);
        assertThat(counts(own)).isEqualTo(asks ? asked : NOTHING);
        assertThat(counts(all.get(2))).isEqualTo(policy == SharingPolicy.SHARED_PULL ? asked : NOTHING);
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsGroupInvalidationOnce(SharingPolicy policy) {
        open(policy);
        put(policy);

        own.invalidate("group", false);

        assertSent(Map.of(INVALIDATIONS_SENT, 1L), Map.of(INVALIDATIONS_RECEIVED, 1L));
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsConfirmedInvalidation(SharingPolicy policy) {
        open(policy);
        put(policy);

        own.invalidate("id", true);

        assertSent(
                Map.of(INVALIDATIONS_SENT, 1L, CONFIRMATIONS_ASKED, 1L),
                Map.of(INVALIDATIONS_RECEIVED, 1L, CONFIRMATIONS_SENT, 1L));
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsClear(SharingPolicy policy) {
        open(policy);
        put(policy);

        own.clear();

        assertSent(
                Map.of(INVALIDATIONS_SENT, 1L, CONFIRMATIONS_ASKED, 1L),
                Map.of(INVALIDATIONS_RECEIVED, 1L, CONFIRMATIONS_SENT, 1L));
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsNothingOnEviction(SharingPolicy policy) {
        open(policy);
        put(policy);

        own.releaseLruEntries(1);

        assertSent(NOTHING, NOTHING);
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsAnnouncedEviction(SharingPolicy policy) {
        open(CacheSettings.named("cache " + caches++)
                .withSharingPolicy(policy)
                .withEviction(EvictionPolicy.LRU)
                .withAnnounceEvictions(true));
        put(policy);

        own.releaseLruEntries(1);

        assertSent(Map.of(INVALIDATIONS_SENT, 1L), Map.of(INVALIDATIONS_RECEIVED, 1L));
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsAlias(SharingPolicy policy) {
        open(policy);
        put(policy);

        own.addAlias("id", new Object[] {"alias"});

        if (policy == SharingPolicy.NOT_SHARED) {
            assertSent(NOTHING, NOTHING);
        } else {
            assertSent(Map.of(ALIASES_SENT, 1L), Map.of(ALIASES_RECEIVED, 1L));
        }

        own.removeAlias("alias");

        if (policy == SharingPolicy.NOT_SHARED) {
            assertSent(NOTHING, NOTHING);
        } else {
            assertSent(Map.of(ALIASES_SENT, 1L), Map.of(ALIASES_RECEIVED, 1L));
        }
    }

    @ParameterizedTest
    @EnumSource(SharingPolicy.class)
    void sendsAnnouncedUpdate(SharingPolicy policy) {
        open(policy);
        put(policy);

        AnnouncedUpdate update = own.announce(Set.of("group"));
        own.invalidate("group", false);
        update.close();

        assertSent(
                Map.of(UPDATES_ANNOUNCED, 1L, CONFIRMATIONS_ASKED, 1L, INVALIDATIONS_SENT, 1L),
                Map.of(CONFIRMATIONS_SENT, 1L, INVALIDATIONS_RECEIVED, 1L));
    }
}
