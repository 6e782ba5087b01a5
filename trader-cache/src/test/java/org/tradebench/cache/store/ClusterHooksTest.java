package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.expiringAfter;
import static org.tradebench.cache.store.Bench.groups;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.CacheCounter;

class ClusterHooksTest {
    private final ClusterOnPaper cluster = new ClusterOnPaper();

    private Bench bench() {
        return Bench.in(cluster, settings -> settings);
    }

    private EntrySnapshot copyOf(LocalCache cache, Object id, Object value, EntryOptions options) {
        Lease lease = cache.lease();
        cache.put(id, value, options);
        EntrySnapshot copy = cache.inspect(id).orElseThrow().withLease(lease);
        cache.clearMemory(false);
        cluster.calls.clear();
        return copy;
    }

    @Test
    void reportsPutsAndFills() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1);
            bench.cache.put("a", 2, EntryOptions.DEFAULT.withSharingPolicy(SharingPolicy.SHARED_PUSH));
            bench.cache.fill("b", 3, EntryOptions.DEFAULT, bench.cache.lease());

            assertThat(cluster.calls)
                    .containsExactly("stored a NOT_SHARED", "stored a SHARED_PUSH again", "stored b NOT_SHARED");
            assertThat(cluster.lastStored.options().priority()).isEqualTo(1);
        }
    }

    @Test
    void reportsFillWithItsLease() {
        try (Bench bench = bench()) {
            Lease early = bench.cache.lease();
            bench.cache.invalidate("other");
            bench.cache.fill("a", 1, EntryOptions.DEFAULT, early);

            assertThat(cluster.lastStored.lease()).isEqualTo(early);
        }
    }

    @Test
    void reportsNoRejectedFill() {
        try (Bench bench = bench()) {
            Lease early = bench.cache.lease();
            bench.cache.invalidate("a");
            cluster.calls.clear();
            bench.cache.fill("a", 1, EntryOptions.DEFAULT, early);

            assertThat(cluster.calls).isEmpty();
        }
    }

    @Test
    void sendsInvalidationsInOrderAndConfirms() {
        try (Bench bench = bench()) {
            bench.cache.invalidateAll(Set.of("a", "b"), true);
            bench.cache.invalidate("c", false);
            bench.cache.clear();

            assertThat(cluster.calls)
                    .containsExactly(
                            "invalidated 1 [a, b] EXPLICIT",
                            "flush confirmed",
                            "invalidated 2 [c] EXPLICIT",
                            "invalidated 3 [] CLEAR_ALL",
                            "flush confirmed");
        }
    }

    @Test
    void sendsIdAndAliasOnInvalidation() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1, EntryOptions.DEFAULT.withSharingPolicy(SharingPolicy.SHARED_PUSH));
            bench.cache.addAlias("a", new Object[] {"x"});
            bench.cache.invalidate("x", false);
            assertThat(cluster.calls).contains("alias a [x]", "invalidated 1 [a, x] EXPLICIT");
        }
    }

    @Test
    void invalidatesNothingWithoutNames() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1);
            bench.cache.invalidateAll(Set.of(), true);

            assertThat(bench.cache.containsKey("a")).isTrue();
            assertThat(cluster.calls).containsExactly("stored a NOT_SHARED");
        }
    }

    @Test
    void storesEntryOfOtherMember() {
        try (Bench bench = bench()) {
            cluster.answer = copyOf(bench.cache, "a", 1, groups("g"));

            assertThat(bench.cache.get("a")).isEqualTo(1);
            assertThat(bench.cache.get("a")).isEqualTo(1);

            assertThat(cluster.calls).containsExactly("ask a NOT_SHARED");
            assertThat(bench.cache.members("g")).containsExactly("a");
            assertThat(bench.cache.statistics().of(CacheCounter.REMOTE_HITS)).isEqualTo(1);
        }
    }

    @Test
    void rejectsStaleEntryOfOtherMember() {
        try (Bench bench = bench()) {
            cluster.answer = copyOf(bench.cache, "a", "old", groups("g"));
            bench.cache.invalidate("g");

            assertThat(bench.cache.get("a")).isNull();
            assertThat(bench.cache.get("a", id -> "new", groups("g"))).isEqualTo("new");
        }
    }

    @Test
    void rejectsStalePush() {
        try (Bench bench = bench()) {
            EntrySnapshot push = copyOf(bench.cache, "a", 1, EntryOptions.DEFAULT);
            assertThat(cluster.replica.accept(push)).isTrue();
            bench.cache.invalidate("a");

            assertThat(cluster.replica.accept(push)).isFalse();
            assertThat(bench.cache.containsKey("a")).isFalse();
            assertThat(bench.cache.statistics().of(CacheCounter.CREATED_REMOTELY))
                    .isEqualTo(1);
            assertThat(bench.cache.statistics().of(CacheCounter.FILLS_REFUSED)).isEqualTo(1);
        }
    }

    @Test
    void doesNotReportRemoteChanges() {
        try (Bench bench = bench()) {
            EntrySnapshot push = copyOf(bench.cache, "a", 1, groups("g"));
            cluster.replica.accept(push);
            cluster.replica.alias("a", Set.of("x"), true);
            assertThat(bench.cache.get("x")).isEqualTo(1);
            cluster.replica.alias("a", Set.of("x"), false);
            assertThat(bench.cache.aliases("a")).isEmpty();
            cluster.replica.remove(Set.of("g"), InvalidationCause.EXPLICIT);
            assertThat(bench.cache).isEmpty();
            cluster.replica.flushAll();

            assertThat(cluster.calls).isEmpty();
            assertThat(bench.cache.statistics().of(CacheCounter.INVALIDATED_REMOTELY))
                    .isEqualTo(1);
            assertThat(bench.cache.statistics().of(CacheCounter.COHERENCE_FLUSHES))
                    .isEqualTo(1);
        }
    }

    @Test
    void exportsEntriesWithCurrentLease() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1);
            bench.cache.invalidate("other");

            assertThat(cluster.replica.find("a").orElseThrow().lease()).isEqualTo(bench.cache.lease());
            assertThat(cluster.replica.all()).extracting(EntrySnapshot::lease).containsExactly(bench.cache.lease());
            assertThat(cluster.replica.find("nothing")).isEmpty();
            assertThat(bench.cache.statistics().of(CacheCounter.REQUESTS)).isZero();
        }
    }

    /** A member is lost and memory is flushed after a put has begun and before its entry is stored. */
    @Test
    void limitsLifetimeOfPutBegunBeforeLimit() {
        try (Bench bench = bench()) {
            bench.time.onRead = () -> {
                bench.time.onRead = () -> {};
                cluster.replica.coherence().limit(Duration.ofSeconds(10));
                cluster.replica.flushAll();
            };
            bench.cache.put("a", 1, expiringAfter(Duration.ofHours(1)));
            assertThat(bench.cache.get("a")).isEqualTo(1);
            bench.time.advance(Duration.ofSeconds(10));

            assertThat(bench.cache.get("a")).isNull();
        }
    }

    @Test
    void announcesNoEvictionsByDefault() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1, expiringAfter(Duration.ofSeconds(1)));
            bench.cache.put("b", 1);
            bench.time.advance(Duration.ofSeconds(1));
            bench.cache.sweep();
            bench.cache.releaseLruEntries(1);

            assertThat(cluster.calls).noneMatch(call -> call.startsWith("invalidated"));
        }
    }

    @Test
    void announcesEvictionsWhenConfigured() {
        try (Bench bench = Bench.in(cluster, (CacheSettings settings) -> settings.withAnnounceEvictions(true))) {
            bench.cache.put("a", 1, expiringAfter(Duration.ofSeconds(1)));
            bench.cache.put("b", 1);
            bench.time.advance(Duration.ofSeconds(1));
            bench.cache.sweep();
            bench.cache.releaseLruEntries(1);

            assertThat(cluster.calls).contains("invalidated 1 [a] TIMEOUT", "invalidated 2 [b] LRU");
        }
    }

    @Test
    void announcesAndClosesUpdate() {
        try (Bench bench = bench()) {
            try (AnnouncedUpdate update = bench.cache.announce(Set.of("a"))) {
                assertThat(update).isNotNull();
                bench.cache.invalidate("a", false);
            }
            assertThat(cluster.calls).containsExactly("announced [a]", "invalidated 1 [a] EXPLICIT", "closed");
        }
    }

    @Test
    void leavesClusterOnClose() {
        bench().close();

        assertThat(cluster.calls).containsExactly("left");
    }

    @Test
    void reportsRemovedAliasOfSharedEntry() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1, EntryOptions.DEFAULT.withSharingPolicy(SharingPolicy.SHARED_PUSH));
            bench.cache.put("own", 1);
            bench.cache.addAlias("a", new Object[] {"x"});
            bench.cache.addAlias("own", new Object[] {"y"});
            cluster.calls.clear();

            bench.cache.removeAlias("x");
            bench.cache.removeAlias("y");
            bench.cache.removeAlias("unknown");

            assertThat(cluster.calls).containsExactly("no alias a [x]");
        }
    }

    @Test
    void storesAliasesOfPush() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1);
            bench.cache.addAlias("a", new Object[] {"x"});
            EntrySnapshot push = bench.cache.inspect("a").orElseThrow();
            bench.cache.clearMemory(true);

            cluster.replica.accept(push.withLease(bench.cache.lease()));

            assertThat(bench.cache.get("x")).isEqualTo(1);
        }
    }

    /** A push arrives late: this member has already invalidated the alias, without holding the entry or its alias. */
    @Test
    void removesPushWhoseAliasWasInvalidated() {
        try (Bench bench = bench()) {
            EntrySnapshot push = copyOf(bench.cache, "a", "old", EntryOptions.DEFAULT);
            bench.cache.invalidate("x");

            cluster.replica.accept(push);
            cluster.replica.alias("a", Set.of("x"), true);
            assertThat(bench.cache.containsKey("a")).isFalse();

            EntrySnapshot withAlias = new EntrySnapshot(
                    push.id(),
                    push.value(),
                    push.options(),
                    Set.of("x"),
                    push.created(),
                    push.timeLeft(),
                    push.lease(),
                    push.version());
            assertThat(cluster.replica.accept(withAlias)).isFalse();
            assertThat(bench.cache.containsKey("a")).isFalse();
        }
    }

    @Test
    void appliesRemoteClearAndFlush() {
        try (Bench bench = bench()) {
            bench.cache.put("a", 1);
            cluster.replica.remove(Set.of(), InvalidationCause.CLEAR_ALL);
            assertThat(bench.cache).isEmpty();
            assertThat(bench.cache.statistics().of(CacheCounter.CLEARS)).isEqualTo(1);

            bench.cache.put("b", 1);
            cluster.replica.flushAll();
            assertThat(bench.cache).isEmpty();
            assertThat(bench.cache.statistics().of(CacheCounter.CLEARS)).isEqualTo(1);
        }
    }
}
