package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;
import static org.tradebench.cache.store.Bench.groups;
import static org.tradebench.cache.store.Bench.idle;
import static org.tradebench.cache.store.Bench.living;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;

@ParameterizedClass
@EnumSource
class MapContractTest {
    private final Bench bench;
    private final LocalCache cache;

    MapContractTest(EvictionPolicy eviction) {
        bench = Bench.with(eviction);
        cache = bench.cache;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void returnsOldValueOnPut() {
        assertThat(cache.put("a", 1)).isNull();
        assertThat(cache.put("a", 2)).isEqualTo(1);
        assertThat(cache.get("a")).isEqualTo(2);
        assertThat(cache).hasSize(1);
    }

    @Test
    void returnsRemovedValue() {
        cache.put("a", 1);

        assertThat(cache.remove("a")).isEqualTo(1);
        assertThat(cache.remove("a")).isNull();
        assertThat(cache.containsKey("a")).isFalse();
    }

    @Test
    void returnsValueWhenRemovedByAlias() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        assertThat(cache.remove("x")).isEqualTo(1);
        assertThat(cache.containsKey("a")).isFalse();
    }

    @Test
    void rejectsNullIdAndValue() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put(null, 1))
                .withMessageStartingWith("id is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put("a", null))
                .withMessageStartingWith("value is null");
        assertThatIllegalArgumentException().isThrownBy(() -> cache.get(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.remove(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.containsKey(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.containsValue(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.invalidate(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.putAll(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.put("a", 1, null));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put("a", 1, 1, 0, 1, new Object[] {"g", null}))
                .withMessage("dependency id is null");
        assertThat(cache).isEmpty();
    }

    @Test
    void keepsMeaningOfDynaCachePuts() {
        cache.put("a", 1, 7, 30, 2, new Object[] {"g"});
        cache.put("b", 2, 0, -1, 60, 4, null);

        EntryOptions a = cache.inspect("a").orElseThrow().options();
        assertThat(a.priority()).isEqualTo(7);
        assertThat(a.timeToLive()).hasSeconds(30);
        assertThat(a.inactivity()).isZero();
        assertThat(a.sharingPolicy()).isEqualTo(SharingPolicy.SHARED_PUSH);
        assertThat(a.dependencyIds()).containsExactly("g");
        EntryOptions b = cache.inspect("b").orElseThrow().options();
        assertThat(b.priority()).isZero();
        assertThat(b.timeToLive()).isZero();
        assertThat(b.inactivity()).hasSeconds(60);
        assertThat(b.sharingPolicy()).isEqualTo(SharingPolicy.SHARED_PUSH_PULL);
        assertThat(b.dependencyIds()).isEmpty();
    }

    @Test
    void rejectsInvalidArgumentsInOneLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put("a", 1, 17, 0, 1, null))
                .withMessage("priority is 17; it may be 0 to 16");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put("a", 1, 1, -2, 1, null))
                .withMessage("time to live is -2; it may be seconds, or 0 or -1 for no limit");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put("a", 1, 1, 0, -5, 1, null))
                .withMessage("inactivity time is -5; it may be seconds, or 0 or -1 for no limit");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.put("a", 1, 1, 0, 5, null))
                .withMessageStartingWith("sharing policy is 5");
        assertThatIllegalArgumentException().isThrownBy(() -> cache.setPriority(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.setTimeToLive(-3));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.setSharingPolicy(null));
        assertThatIllegalArgumentException().isThrownBy(() -> cache.releaseLruEntries(-1));
    }

    @Test
    void usesDefaultsForPlainPuts() {
        cache.put("before", 1);
        cache.setPriority(5);
        cache.setTimeToLive(10);
        cache.setSharingPolicy(SharingPolicy.SHARED_PUSH);
        cache.put("after", 1);
        cache.put("with options", 1, EntryOptions.DEFAULT);

        EntryOptions before = cache.inspect("before").orElseThrow().options();
        assertThat(before.priority()).isEqualTo(1);
        assertThat(before.timeToLive()).isZero();
        assertThat(before.sharingPolicy()).isEqualTo(SharingPolicy.NOT_SHARED);
        EntryOptions after = cache.inspect("after").orElseThrow().options();
        assertThat(after.priority()).isEqualTo(5);
        assertThat(after.timeToLive()).hasSeconds(10);
        assertThat(after.sharingPolicy()).isEqualTo(SharingPolicy.SHARED_PUSH);
        EntryOptions withOptions = cache.inspect("with options").orElseThrow().options();
        assertThat(withOptions.priority()).isEqualTo(5);
        assertThat(withOptions.timeToLive()).isZero();
        assertThat(withOptions.sharingPolicy()).isEqualTo(SharingPolicy.SHARED_PUSH);
    }

    @Test
    void expiresToTheNanosecond() {
        cache.put("a", 1, living(Duration.ofSeconds(10)));

        bench.time.pass(Duration.ofSeconds(10).minusNanos(1));
        assertThat(cache.get("a")).isEqualTo(1);
        bench.time.pass(Duration.ofNanos(1));
        assertThat(cache.containsKey("a")).isFalse();
        assertThat(cache.inspect("a")).isEmpty();
        assertThat(cache.get("a")).isNull();
        assertThat(cache).isEmpty();
    }

    @Test
    void extendsInactivityButNotTimeToLiveOnHit() {
        cache.put("idle", 1, idle(Duration.ofSeconds(10)));
        cache.put("both", 1, idle(Duration.ofSeconds(10)).withTimeToLive(Duration.ofSeconds(15)));

        bench.time.pass(Duration.ofSeconds(9));
        assertThat(cache.get("idle")).isEqualTo(1);
        assertThat(cache.get("both")).isEqualTo(1);
        cache.inspect("idle");
        bench.time.pass(Duration.ofSeconds(9));
        cache.sweep();
        assertThat(cache.get("idle")).isEqualTo(1);
        assertThat(cache.get("both")).isNull();
        bench.time.pass(Duration.ofSeconds(10));
        assertThat(cache.get("idle")).isNull();
    }

    @Test
    void setsNewLimitsOnPut() {
        cache.put("a", 1, living(Duration.ofSeconds(10)));
        cache.put("a", 2);

        bench.time.pass(Duration.ofDays(1));
        cache.sweep();
        assertThat(cache.get("a")).isEqualTo(2);
    }

    @Test
    void sweepsOverdueEntries() {
        for (int i = 0; i < 50; i++) {
            cache.put(i, i, living(Duration.ofSeconds(i + 1)).withDependencyIds(Set.of("g")));
        }

        bench.time.pass(Duration.ofSeconds(20));
        cache.sweep();

        assertThat(cache).hasSize(30);
        assertThat(cache.members("g")).hasSize(30);
    }

    @Test
    void storesFillUnderCurrentLease() {
        Lease lease = cache.lease();
        cache.invalidate("something else");

        assertThat(cache.fill("a", 1, groups("g"), lease)).isTrue();
        assertThat(cache.get("a")).isEqualTo(1);
    }

    @Test
    void rejectsFillOvertakenByInvalidation() {
        Lease lease = cache.lease();
        cache.invalidateAll(Set.of("by id", "group"), false);

        assertThat(cache.fill("by id", 1, EntryOptions.DEFAULT, lease)).isFalse();
        assertThat(cache.fill("by group", 1, groups("group"), lease)).isFalse();
        assertThat(cache.fill("neither", 1, groups("another"), lease)).isTrue();
        assertThat(cache.keySet()).containsExactly("neither");
        assertThat(cache.dependencyIds()).containsExactly("another");
        assertThat(cache.fill("by id", 1, EntryOptions.DEFAULT, cache.lease())).isTrue();
    }

    @Test
    void rejectsFillOvertakenByClear() {
        Lease lease = cache.lease();
        cache.clear();

        assertThat(cache.fill("a", 1, EntryOptions.DEFAULT, lease)).isFalse();
        assertThat(cache.fill("a", 1, EntryOptions.DEFAULT, cache.lease())).isTrue();
    }

    @Test
    void clearsEverything() {
        cache.put("a", 1, groups("g").withTimeToLive(Duration.ofSeconds(1)));
        cache.addAlias("a", new Object[] {"alias"});

        cache.clear();

        assertThat(cache).isEmpty();
        assertThat(cache.dependencyIds()).isEmpty();
        assertThat(cache.members("g")).isEmpty();
        assertThat(cache.get("alias")).isNull();
    }

    @Test
    void boundsMemory() {
        bench.fill("id", 10 * Bench.ENTRIES);

        assertThat(cache.size()).isEqualTo(Bench.ENTRIES);
        assertThat(cache.keySet()).hasSize(Bench.ENTRIES);
    }

    @Test
    void unlinksEvictedEntryFromGroups() {
        for (int i = 0; i < 5 * Bench.ENTRIES; i++) {
            cache.put(i, i, groups("all", "g" + i));
        }

        assertThat(cache.members("all")).isEqualTo(cache.keySet());
        assertThat(cache.dependencyIds()).hasSize(Bench.ENTRIES + 1);
    }

    @Test
    void releasesRequestedNumberOfEntries() {
        bench.fill("id", 50);

        cache.releaseLruEntries(20);
        assertThat(cache).hasSize(30);
        cache.releaseLruEntries(1000);
        assertThat(cache).isEmpty();
    }

    @Test
    void findsEntryByAlias() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x", "y"});

        assertThat(cache.get("x")).isEqualTo(1);
        assertThat(cache.containsKey("y")).isTrue();
        assertThat(cache.aliases("a")).containsExactlyInAnyOrder("x", "y");
        assertThat(cache.keySet()).containsExactly("a");
        cache.invalidate("y");
        assertThat(cache).isEmpty();
        assertThat(cache.get("x")).isNull();
    }

    @Test
    void movesAliasInUse() {
        cache.put("a", 1);
        cache.put("b", 2);
        cache.addAlias("a", new Object[] {"x"});
        cache.addAlias("b", new Object[] {"x"});

        assertThat(cache.get("x")).isEqualTo(2);
        assertThat(cache.aliases("a")).isEmpty();
        cache.removeAlias("x");
        assertThat(cache.get("x")).isNull();
        assertThat(cache.get("b")).isEqualTo(2);
    }

    @Test
    void removesAliasesWithEntry() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        cache.put("a", 2);
        assertThat(cache.get("x")).isNull();

        cache.addAlias("a", new Object[] {"x"});
        cache.releaseLruEntries(1);
        cache.put("a", 3);
        assertThat(cache.get("x")).isNull();
    }

    @Test
    void rejectsAliasForMissingEntry() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cache.addAlias("a", new Object[] {"x"}))
                .withMessage("aliases for a, which is not in cache 'test'; put it first");
    }

    @Test
    void showsEntriesInViews() {
        cache.putAll(Map.of("a", 1, "b", 2));

        assertThat(cache.keySet()).containsExactlyInAnyOrder("a", "b");
        assertThat(cache.values()).containsExactlyInAnyOrder(1, 2);
        assertThat(cache.entrySet()).containsExactlyInAnyOrder(entry("a", 1), entry("b", 2));
        assertThat(cache.containsValue(2)).isTrue();
        assertThat(cache.containsValue(3)).isFalse();
        assertThat(cache.getOrDefault("c", 0)).isEqualTo(0);
    }

    @Test
    @SuppressWarnings("ModifyCollectionInEnhancedForLoop") // that is what is tested
    void iteratesDuringChanges() {
        bench.fill("id", 20);
        int walked = 0;
        for (Object id : cache.keySet()) {
            cache.remove(id);
            cache.put("another of " + id, 1);
            walked++;
        }
        assertThat(walked).isEqualTo(20);
        for (Map.Entry<Object, Object> entry : cache.entrySet()) {
            cache.remove(entry.getKey());
        }
        assertThat(cache).isEmpty();
    }

    @Test
    void computeIfAbsentFillsOnce() {
        assertThat(cache.computeIfAbsent("a", id -> id + "!")).isEqualTo("a!");
        assertThat(cache.computeIfAbsent("a", id -> "again")).isEqualTo("a!");
    }

    @Test
    void showsEntryInSnapshot() {
        cache.put("a", 1, groups("g").withTimeToLive(Duration.ofSeconds(10)).withTemplate("t"));
        cache.addAlias("a", new Object[] {"x"});
        bench.time.pass(Duration.ofSeconds(4));

        EntrySnapshot snapshot = cache.inspect("x").orElseThrow();

        assertThat(snapshot.id()).isEqualTo("a");
        assertThat(snapshot.value()).isEqualTo(1);
        assertThat(snapshot.timeLeft()).hasSeconds(6);
        assertThat(snapshot.created()).isEqualTo("2026-11-21T12:00:00Z");
        assertThat(snapshot.aliases()).containsExactly("x");
        assertThat(snapshot.options().template()).isEqualTo("t");
        assertThat(cache.entries()).extracting(EntrySnapshot::id).containsExactly("a");
    }

    @Test
    void returnsOldValueOnDynaCachePut() {
        assertThat(cache.put("a", 1, 1, 0, 1, null)).isNull();
        assertThat(cache.put("a", 2, 1, 0, 1, null)).isEqualTo(1);
        assertThat(cache.put("a", 3, 1, 0, 0, 1, null)).isEqualTo(2);
    }

    @Test
    void acceptsArgumentsAtTheirBounds() {
        cache.setPriority(EntryOptions.MAX_PRIORITY);
        cache.put("highest", 1);
        cache.put("lowest", 1, EntryOptions.DEFAULT.withPriority(0));
        cache.releaseLruEntries(0);

        assertThat(cache.inspect("highest").orElseThrow().options().priority()).isEqualTo(EntryOptions.MAX_PRIORITY);
        assertThat(cache.inspect("lowest").orElseThrow().options().priority()).isZero();
    }

    @Test
    void describesItself() {
        cache.setSharingPolicy(SharingPolicy.SHARED_PUSH);

        assertThat(cache.getSharingPolicy()).isEqualTo(SharingPolicy.SHARED_PUSH);
        assertThat(cache.settings().maxEntries()).isEqualTo(Bench.ENTRIES);
        assertThat(cache.toString()).isEqualTo("cache 'test'");
    }

    @Test
    void measuresItsViews() {
        cache.putAll(Map.of("a", 1, "b", 2));

        assertThat(cache.isEmpty()).isFalse();
        assertThat(cache.values().size()).isEqualTo(2);
        assertThat(cache.entrySet().size()).isEqualTo(2);
        assertThat(cache.keySet(true)).containsExactlyInAnyOrder("a", "b");
        assertThat(cache.containsKey("c", true)).isFalse();
        assertThat(cache.idsOnDisk()).isEmpty();
        assertThat(cache.bytesOnDisk()).isZero();
    }

    @Test
    void readsWithOptions() {
        cache.put("a", 1);

        assertThat(cache.get("a", EntryOptions.DEFAULT)).isEqualTo(1);
        assertThat(cache.get("b", EntryOptions.DEFAULT)).isNull();
    }

    @Test
    void looksForAliasBeforeAskingSource() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        assertThat(cache.get("x", id -> "from the source", EntryOptions.DEFAULT))
                .isEqualTo(1);
    }

    @Test
    void keepsOtherAliasesOnRemovalOfOne() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x", "y"});

        cache.removeAlias("x");

        assertThat(cache.aliases("a")).containsExactly("y");
    }

    @Test
    void endsAliasWhenItsNameBecomesAnId() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        cache.put("x", 2);

        assertThat(cache.aliases("a")).isEmpty();
        cache.invalidate("x");
        assertThat(cache.get("a")).isEqualTo(1);
    }

    @Test
    void forgetsAliasesOfEvictedEntry() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        cache.releaseLruEntries(1);

        assertThat(cache.aliases("a")).isEmpty();
    }

    @Test
    void forgetsAliasesOfInvalidatedMember() {
        cache.put("a", 1, groups("g"));
        cache.addAlias("a", new Object[] {"x"});

        cache.invalidate("g");

        assertThat(cache.aliases("a")).isEmpty();
    }

    @Test
    void rejectsAliasForOverdueEntry() {
        cache.put("a", 1, living(Duration.ofSeconds(1)));
        bench.time.pass(Duration.ofSeconds(1));

        assertThatIllegalArgumentException().isThrownBy(() -> cache.addAlias("a", new Object[] {"x"}));
    }
}
