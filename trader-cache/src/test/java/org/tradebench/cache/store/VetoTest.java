package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.groups;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.event.InvalidationCause;

class VetoTest {
    private final List<String> asked = new ArrayList<>();

    private void spare(LocalCache cache, Object spared) {
        cache.enableListener(true);
        cache.addPreInvalidationListener((id, source, cause) -> {
            asked.add(id + " " + source + " " + cause);
            return !id.equals(spared);
        });
    }

    @Test
    void letsListenerRefuseInvalidation() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            bench.cache.put("b", 1);
            spare(bench.cache, "a");

            bench.cache.invalidateAll(Set.of("a", "b"), true);

            assertThat(bench.cache.keySet()).containsExactly("a");
            assertThat(asked).containsExactlyInAnyOrder("a LOCAL EXPLICIT", "b LOCAL EXPLICIT");
        }
    }

    @Test
    void letsListenerSpareGroupMember() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1, groups("g"));
            bench.cache.put("b", 1, groups("g"));
            spare(bench.cache, "a");

            bench.cache.invalidate("g");

            assertThat(bench.cache.keySet()).containsExactly("a");
        }
    }

    @Test
    void letsListenerRefuseClear() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            spare(bench.cache, "*");

            bench.cache.clear();

            assertThat(bench.cache.keySet()).containsExactly("a");
            assertThat(asked).containsExactly("* LOCAL CLEAR_ALL");
        }
    }

    @Test
    void letsListenerRefuseRemoteInvalidation() {
        ClusterOnPaper cluster = new ClusterOnPaper();
        try (Bench bench = Bench.in(cluster, settings -> settings)) {
            bench.cache.put("a", 1);
            spare(bench.cache, "a");

            cluster.replica.remove(Set.of("a"), InvalidationCause.EXPLICIT);

            assertThat(bench.cache.containsKey("a")).isTrue();
            assertThat(asked).containsExactly("a REMOTE EXPLICIT");
        }
    }

    @ParameterizedTest
    @EnumSource
    void letsListenerRefuseEviction(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.cache.put("a", 1);
            spare(bench.cache, "a");

            for (int i = 0; i < 10; i++) {
                bench.cache.releaseLruEntries(10);
                bench.fill("id", 30);
            }

            assertThat(bench.cache.containsKey("a")).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void boundsMemoryDespiteVetoes(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> false);

            bench.fill("id", 3 * Bench.ENTRIES);

            assertThat(bench.cache.size()).isLessThanOrEqualTo(Bench.ENTRIES);
        }
    }

    @Test
    void removesWhenListenerThrows() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            bench.cache.enableListener(true);
            bench.cache.addPreInvalidationListener((id, source, cause) -> {
                throw new IllegalStateException("a listener's own mistake");
            });

            bench.cache.invalidate("a");

            assertThat(bench.cache.containsKey("a")).isFalse();
        }
    }

    @Test
    void keepsLastListener() {
        try (Bench bench = Bench.with(EvictionPolicy.LRU)) {
            bench.cache.put("a", 1);
            spare(bench.cache, "a");
            bench.cache.addPreInvalidationListener((id, source, cause) -> true);

            bench.cache.invalidate("a");

            assertThat(bench.cache.containsKey("a")).isFalse();
            assertThat(asked).isEmpty();
        }
    }
}
