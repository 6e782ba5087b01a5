package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;
import static org.tradebench.cache.store.Bench.groups;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.SharingPolicy;

/** Checks a cache as a map, with the puts of DynaCache: arguments, defaults, old values and views. */
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
    void mapsArgumentsOfDynaCachePuts() {
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
    void rejectsInvalidArguments() {
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
    void viewsContainAllEntries() {
        cache.putAll(Map.of("a", 1, "b", 2));

        assertThat(cache.keySet()).containsExactlyInAnyOrder("a", "b");
        assertThat(cache.values()).containsExactlyInAnyOrder(1, 2);
        assertThat(cache.entrySet()).containsExactlyInAnyOrder(entry("a", 1), entry("b", 2));
        assertThat(cache.containsValue(2)).isTrue();
        assertThat(cache.containsValue(3)).isFalse();
        assertThat(cache.getOrDefault("c", 0)).isEqualTo(0);
    }

    @Test
    @SuppressWarnings("ModifyCollectionInEnhancedForLoop") // tests modification during iteration
    void iteratesDuringChanges() {
        bench.fill("id", 20);
        int visited = 0;
        for (Object id : cache.keySet()) {
            cache.remove(id);
            cache.put("another of " + id, 1);
            visited++;
        }
        assertThat(visited).isEqualTo(20);
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
    void snapshotContainsAllProperties() {
        cache.put("a", 1, groups("g").withTimeToLive(Duration.ofSeconds(10)).withTemplate("t"));
        cache.addAlias("a", new Object[] {"x"});
        bench.time.advance(Duration.ofSeconds(4));

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
    void acceptsArgumentsAtLimits() {
        cache.setPriority(EntryOptions.MAX_PRIORITY);
        cache.put("highest", 1);
        cache.put("lowest", 1, EntryOptions.DEFAULT.withPriority(0));
        cache.releaseLruEntries(0);

        assertThat(cache.inspect("highest").orElseThrow().options().priority()).isEqualTo(EntryOptions.MAX_PRIORITY);
        assertThat(cache.inspect("lowest").orElseThrow().options().priority()).isZero();
    }

    @Test
    void reportsSettingsAndName() {
        cache.setSharingPolicy(SharingPolicy.SHARED_PUSH);

        assertThat(cache.getSharingPolicy()).isEqualTo(SharingPolicy.SHARED_PUSH);
        assertThat(cache.settings().maxEntries()).isEqualTo(Bench.ENTRIES);
        assertThat(cache.toString()).isEqualTo("cache 'test'");
    }

    @Test
    void reportsSizesOfViews() {
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
    void getsPresentValueWithOptions() {
        cache.put("a", 1);

        assertThat(cache.get("a", EntryOptions.DEFAULT)).isEqualTo(1);
        assertThat(cache.get("b", EntryOptions.DEFAULT)).isNull();
    }
}
