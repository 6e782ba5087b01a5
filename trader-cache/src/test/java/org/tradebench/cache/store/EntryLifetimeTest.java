package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.expiringAfter;
import static org.tradebench.cache.store.Bench.groups;
import static org.tradebench.cache.store.Bench.idle;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Lease;

/** Checks how entries end: by time limits, by eviction or by an invalidation, which no older fill may undo. */
@ParameterizedClass
@EnumSource
class EntryLifetimeTest {
    private final Bench bench;
    private final LocalCache cache;

    EntryLifetimeTest(EvictionPolicy eviction) {
        bench = Bench.with(eviction);
        cache = bench.cache;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void expiresExactlyAtTimeToLive() {
        cache.put("a", 1, expiringAfter(Duration.ofSeconds(10)));

        bench.time.advance(Duration.ofSeconds(10).minusNanos(1));
        assertThat(cache.get("a")).isEqualTo(1);
        bench.time.advance(Duration.ofNanos(1));
        assertThat(cache.containsKey("a")).isFalse();
        assertThat(cache.inspect("a")).isEmpty();
        assertThat(cache.get("a")).isNull();
        assertThat(cache).isEmpty();
    }

    @Test
    void extendsInactivityButNotTimeToLiveOnHit() {
        cache.put("idle", 1, idle(Duration.ofSeconds(10)));
        cache.put("both", 1, idle(Duration.ofSeconds(10)).withTimeToLive(Duration.ofSeconds(15)));

        bench.time.advance(Duration.ofSeconds(9));
        assertThat(cache.get("idle")).isEqualTo(1);
        assertThat(cache.get("both")).isEqualTo(1);
        cache.inspect("idle");
        bench.time.advance(Duration.ofSeconds(9));
        cache.sweep();
        assertThat(cache.get("idle")).isEqualTo(1);
        assertThat(cache.get("both")).isNull();
        bench.time.advance(Duration.ofSeconds(10));
        assertThat(cache.get("idle")).isNull();
    }

    @Test
    void putReplacesTimeLimits() {
        cache.put("a", 1, expiringAfter(Duration.ofSeconds(10)));
        cache.put("a", 2);

        bench.time.advance(Duration.ofDays(1));
        cache.sweep();
        assertThat(cache.get("a")).isEqualTo(2);
    }

    @Test
    void sweepsExpiredEntries() {
        for (int i = 0; i < 50; i++) {
            cache.put(i, i, expiringAfter(Duration.ofSeconds(i + 1)).withDependencyIds(Set.of("g")));
        }

        bench.time.advance(Duration.ofSeconds(20));
        cache.sweep();

        assertThat(cache).hasSize(30);
        assertThat(cache.members("g")).hasSize(30);
    }

    @Test
    void limitsNumberOfEntriesInMemory() {
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
    void clearsEntriesGroupsAndAliases() {
        cache.put("a", 1, groups("g").withTimeToLive(Duration.ofSeconds(1)));
        cache.addAlias("a", new Object[] {"alias"});

        cache.clear();

        assertThat(cache).isEmpty();
        assertThat(cache.dependencyIds()).isEmpty();
        assertThat(cache.members("g")).isEmpty();
        assertThat(cache.get("alias")).isNull();
    }

    @Test
    void storesFillDespiteUnrelatedInvalidation() {
        Lease lease = cache.lease();
        cache.invalidate("something else");

        assertThat(cache.fill("a", 1, groups("g"), lease)).isTrue();
        assertThat(cache.get("a")).isEqualTo(1);
    }

    @Test
    void rejectsFillOlderThanInvalidation() {
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
    void rejectsFillOlderThanClear() {
        Lease lease = cache.lease();
        cache.clear();

        assertThat(cache.fill("a", 1, EntryOptions.DEFAULT, lease)).isFalse();
        assertThat(cache.fill("a", 1, EntryOptions.DEFAULT, cache.lease())).isTrue();
    }
}
