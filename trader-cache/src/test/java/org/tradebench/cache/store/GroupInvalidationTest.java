package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.service.CacheService;

class GroupInvalidationTest {
    private final CacheService service = CacheService.builder().build();

    @AfterEach
    void close() {
        service.close();
    }

    private CacheInstance cache(EvictionPolicy eviction) {
        return service.instance(CacheSettings.named("test").withEviction(eviction));
    }

    private static EntryOptions in(Object... groups) {
        return EntryOptions.DEFAULT.withDependencyIds(Set.of(groups));
    }

    @ParameterizedTest
    @EnumSource
    void removesExactlyMembersOfGroup(EvictionPolicy eviction) {
        CacheInstance cache = cache(eviction);
        cache.put("a", 1, in("red", "round"));
        cache.put("b", 2, in("red"));
        cache.put("c", 3, in("round"));
        cache.put("d", 4);

        cache.invalidate("red");

        assertThat(cache.keySet()).containsExactlyInAnyOrder("c", "d");
        assertThat(cache.members("round")).containsExactly("c");
        assertThat(cache.dependencyIds()).containsExactly("round");
    }

    @ParameterizedTest
    @EnumSource
    void removesBothIdAndGroupOfName(EvictionPolicy eviction) {
        CacheInstance cache = cache(eviction);
        cache.put("x", 1);
        cache.put("member", 2, in("x"));
        cache.put("other", 3);

        cache.invalidate("x");

        assertThat(cache.keySet()).containsExactly("other");
    }

    @ParameterizedTest
    @EnumSource
    void dropsGroupsOfReplacedEntry(EvictionPolicy eviction) {
        CacheInstance cache = cache(eviction);
        cache.put("a", 1, in("old", "both"));
        cache.put("a", 2, in("new", "both"));

        cache.invalidate("old");
        assertThat(cache.get("a")).isEqualTo(2);
        assertThat(cache.dependencyIds()).containsExactlyInAnyOrder("new", "both");

        cache.invalidate("new");
        assertThat(cache.get("a")).isNull();
        assertThat(cache.dependencyIds()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void forgetsGroupsOfEvictedEntries(EvictionPolicy eviction) {
        CacheInstance cache = service.instance(
                CacheSettings.named("small").withEviction(eviction).withMaxEntries(100));
        for (int i = 0; i < 2_000; i++) {
            cache.put("id " + i, i, in("group of " + i, "all"));
        }
        cache.releaseLruEntries(5);

        Set<Object> groups = cache.dependencyIds();

        assertThat(groups).contains("all").hasSize(1 + cache.size());
        assertThat(cache.members("all")).isEqualTo(cache.keySet());
    }

    @ParameterizedTest
    @EnumSource
    void removesEntryPutAgainAfterEviction(EvictionPolicy eviction) {
        CacheInstance cache = cache(eviction);
        cache.put("a", 1, in("red"));
        cache.releaseLruEntries(1);
        cache.put("a", 2, in("red"));

        cache.invalidate("red");

        assertThat(cache.get("a")).isNull();
        assertThat(cache.dependencyIds()).isEmpty();
    }
}
