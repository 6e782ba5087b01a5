package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.tradebench.cache.store.Bench.expiringAfter;
import static org.tradebench.cache.store.Bench.groups;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;

/** Checks the lookup, reassignment and removal of aliases. */
@ParameterizedClass
@EnumSource
class AliasesTest {
    private final Bench bench;
    private final LocalCache cache;

    AliasesTest(EvictionPolicy eviction) {
        bench = Bench.with(eviction);
        cache = bench.cache;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void returnsValueWhenRemovedByAlias() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        assertThat(cache.remove("x")).isEqualTo(1);
        assertThat(cache.containsKey("a")).isFalse();
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
    void movesAliasToOtherEntry() {
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
    void resolvesAliasBeforeCallingSource() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        assertThat(cache.get("x", id -> "from the source", EntryOptions.DEFAULT))
                .isEqualTo(1);
    }

    @Test
    void removesOnlyGivenAlias() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x", "y"});

        cache.removeAlias("x");

        assertThat(cache.aliases("a")).containsExactly("y");
    }

    @Test
    void removesAliasWhenItBecomesAnId() {
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
    void rejectsAliasForExpiredEntry() {
        cache.put("a", 1, expiringAfter(Duration.ofSeconds(1)));
        bench.time.advance(Duration.ofSeconds(1));

        assertThatIllegalArgumentException().isThrownBy(() -> cache.addAlias("a", new Object[] {"x"}));
    }
}
