package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.groups;
import static org.tradebench.cache.store.Bench.idle;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.PreInvalidationListener;
import org.tradebench.cache.statistics.CacheCounter;

class VetoTest {
    private final List<String> calls = new ArrayList<>();

    private void veto(LocalCache cache, Object vetoed) {
        cache.enableListener(true);
        cache.addPreInvalidationListener((id, source, cause) -> {
            calls.add(id + " " + source + " " + cause);
            return !id.equals(vetoed);
        });
    }

    @Test
    void respectsVetoOfInvalidation() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            bench.cache.put("b", 1);
            veto(bench.cache, "a");

            bench.cache.invalidateAll(Set.of("a", "b"), true);

            assertThat(bench.cache.keySet()).containsExactly("a");
            assertThat(calls).containsExactlyInAnyOrder("a LOCAL EXPLICIT", "b LOCAL EXPLICIT");
        }
    }

    @Test
    void respectsVetoOfGroupMember() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1, groups("g"));
            bench.cache.put("b", 1, groups("g"));
            veto(bench.cache, "a");

            bench.cache.invalidate("g");

            assertThat(bench.cache.keySet()).containsExactly("a");
        }
    }

    @Test
    void respectsVetoOfGroupOnDisk() {
        try (Bench bench = Bench.withDisk(EvictionPolicy.LRU)) {
            bench.cache.put("promoted", 1, groups("g"));
            bench.cache.addAlias("promoted", new Object[] {"x"});
            bench.cache.put("on disk", 2, groups("g"));
            bench.cache.releaseLruEntries(2);
            bench.cache.get("promoted");
            List<Object> removed = new ArrayList<>();
            bench.cache.enableListener(true);
            bench.cache.addInvalidationListener(event -> removed.add(event.id()));
            bench.cache.addPreInvalidationListener((id, source, cause) -> id.equals("g"));

            bench.cache.invalidate("g");

            assertThat(bench.cache.keySet(true)).containsExactlyInAnyOrder("promoted", "on disk");
            assertThat(bench.cache.get("x")).isEqualTo(1);
            assertThat(removed).isEmpty();
        }
    }

    @Test
    void respectsVetoOfClear() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "*");

            bench.cache.clear();

            assertThat(bench.cache.keySet()).containsExactly("a");
            assertThat(calls).containsExactly("* LOCAL CLEAR_ALL");
        }
    }

    @Test
    void respectsVetoOfRemoteInvalidation() {
        ClusterOnPaper cluster = new ClusterOnPaper();
        try (Bench bench = Bench.in(cluster, settings -> settings)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "a");

            cluster.replica.remove(Set.of("a"), InvalidationCause.EXPLICIT);

            assertThat(bench.cache.containsKey("a")).isTrue();
            assertThat(calls).containsExactly("a REMOTE EXPLICIT");
        }
    }

    @ParameterizedTest
    @EnumSource
    void respectsVetoOfEviction(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "a");

            for (int i = 0; i < 10; i++) {
                bench.cache.releaseLruEntries(10);
                bench.fill("id", 30);
            }

            assertThat(bench.cache.containsKey("a")).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void limitsMemoryDespiteVetoes(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> false);

            bench.fill("id", 3 * Bench.ENTRIES);

            assertThat(bench.cache.size()).isLessThanOrEqualTo(Bench.ENTRIES);
        }
    }

    @Test
    void invalidatesWhenListenerThrows() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> {
                throw new IllegalStateException("error in a listener");
            });

            bench.cache.invalidate("a");

            assertThat(bench.cache.containsKey("a")).isFalse();
        }
    }

    @Test
    void asksOnlyLastAddedListener() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "a");
            bench.cache.addPreInvalidationListener((id, source, cause) -> true);

            bench.cache.invalidate("a");

            assertThat(bench.cache.containsKey("a")).isFalse();
            assertThat(calls).isEmpty();
        }
    }

    @Test
    void forgetsRemovedListener() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            PreInvalidationListener first = (id, source, cause) -> false;
            PreInvalidationListener second = (id, source, cause) -> false;
            bench.cache.put("a", 1);
            bench.cache.enableListener(true);
            assertThat(bench.cache.removePreInvalidationListener(first)).isFalse();
            assertThat(bench.cache.addPreInvalidationListener(first)).isTrue();
            assertThat(bench.cache.removePreInvalidationListener(second)).isFalse();
            bench.cache.invalidate("a");
            assertThat(bench.cache.containsKey("a")).isTrue();

            assertThat(bench.cache.removePreInvalidationListener(first)).isTrue();

            bench.cache.invalidate("a");
            assertThat(bench.cache.containsKey("a")).isFalse();
        }
    }

    @Test
    void respectsVetoOfRemove() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "a");

            assertThat(bench.cache.remove("a")).isNull();

            assertThat(bench.cache.containsKey("a")).isTrue();
        }
    }

    @Test
    void respectsVetoOfRemoteClear() {
        ClusterOnPaper cluster = new ClusterOnPaper();
        try (Bench bench = Bench.in(cluster, settings -> settings)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "*");

            cluster.replica.remove(Set.of(), InvalidationCause.CLEAR_ALL);

            assertThat(bench.cache.containsKey("a")).isTrue();
            assertThat(bench.cache.statistics().of(CacheCounter.CLEARS)).isZero();
        }
    }

    /** An invalidation without names: the sender had too many, or one that it cannot encode. Unlike a clear it cannot be vetoed. */
    @Test
    void removesAllOnInvalidationWithoutNames() {
        ClusterOnPaper cluster = new ClusterOnPaper();
        try (Bench bench = Bench.in(cluster, settings -> settings)) {
            bench.cache.put("a", 1);
            veto(bench.cache, "*");

            cluster.replica.remove(Set.of(), InvalidationCause.EXPLICIT);

            assertThat(bench.cache.containsKey("a")).isFalse();
            assertThat(calls).isEmpty();
            assertThat(bench.cache.statistics().of(CacheCounter.COHERENCE_FLUSHES))
                    .isEqualTo(1);
        }
    }

    @Test
    void reportsNoVetoedEviction() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            List<Object> removed = new ArrayList<>();
            veto(bench.cache, "a");
            bench.cache.addInvalidationListener(event -> removed.add(event.id()));
            bench.cache.put("a", 1);
            bench.cache.put("b", 1);

            bench.cache.releaseLruEntries(2);

            assertThat(removed).containsExactly("b");
        }
    }

    @Test
    void respectsAtMostSixteenVetoesInARow() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> false);
            bench.fill("id", 50);

            bench.cache.releaseLruEntries(50);

            assertThat(bench.cache).hasSize(16);
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsAliasesAfterVetoedEviction(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.cache.put("a", 1);
            bench.cache.addAlias("a", new Object[] {"x"});
            veto(bench.cache, "a");

            bench.cache.releaseLruEntries(1);

            assertThat(bench.cache.get("x")).isEqualTo(1);
            bench.cache.addPreInvalidationListener((id, source, cause) -> true);
            bench.cache.invalidate("x");
            assertThat(bench.cache.containsKey("a")).isFalse();
        }
    }

    @Test
    void vetoedEvictionDoesNotExtendInactivity() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1, idle(Duration.ofSeconds(10)));
            veto(bench.cache, "a");
            bench.time.advance(Duration.ofSeconds(6));
            bench.cache.releaseLruEntries(1);
            assertThat(bench.cache.containsKey("a")).isTrue();

            bench.time.advance(Duration.ofSeconds(4));

            assertThat(bench.cache.get("a")).isNull();
        }
    }

    @Test
    void prefersInvalidationOfAliasToVeto() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", "old");
            bench.cache.addAlias("a", new Object[] {"x"});
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> {
                if (cause == InvalidationCause.LRU) {
                    bench.cache.invalidate("x");
                }
                return cause != InvalidationCause.LRU;
            });

            bench.cache.releaseLruEntries(1);

            assertThat(bench.cache.get("a")).isNull();
        }
    }

    @Test
    void prefersNewerEntryToVeto() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", "old");
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> {
                bench.cache.put("a", "new");
                return false;
            });

            bench.cache.releaseLruEntries(1);

            assertThat(bench.cache.get("a")).isEqualTo("new");
        }
    }
}
