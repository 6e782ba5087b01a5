package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.expiringAfter;
import static org.tradebench.cache.store.Bench.idle;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.statistics.CacheCounter;

@ParameterizedClass
@EnumSource
class EntryCountsTest {
    private final Bench bench;
    private final LocalCache cache;

    EntryCountsTest(EvictionPolicy eviction) {
        bench = Bench.with(eviction);
        cache = bench.cache;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private long count(CacheCounter counter) {
        return cache.statistics().of(counter);
    }

    @Test
    void countsHitsAndMisses() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});

        cache.get("a");
        cache.get("x");
        cache.get("b");

        assertThat(count(CacheCounter.MEMORY_HITS)).isEqualTo(2);
        assertThat(count(CacheCounter.MISSES)).isEqualTo(1);
    }

    @Test
    void countsExpiredEntriesByCause() {
        cache.put("timeout, read", 1, expiringAfter(Duration.ofSeconds(1)));
        cache.put("timeout, swept", 1, expiringAfter(Duration.ofSeconds(1)));
        cache.put("idle", 1, idle(Duration.ofSeconds(1)));
        bench.time.advance(Duration.ofSeconds(1));

        cache.get("timeout, read");
        cache.sweep();

        assertThat(count(CacheCounter.TIMEOUTS)).isEqualTo(2);
        assertThat(count(CacheCounter.INACTIVITY_TIMEOUTS)).isEqualTo(1);
        assertThat(count(CacheCounter.EVICTIONS)).isZero();
    }

    @Test
    void countsEvictionOfExpiredEntryAsTimeout() {
        cache.put("expired", 1, expiringAfter(Duration.ofSeconds(1)));
        bench.time.advance(Duration.ofSeconds(1));

        cache.releaseLruEntries(1);

        assertThat(count(CacheCounter.TIMEOUTS)).isEqualTo(1);
        assertThat(count(CacheCounter.EVICTIONS)).isZero();
    }

    @Test
    void countsEvictionsAndClears() {
        cache.put("evicted", 1, expiringAfter(Duration.ofSeconds(1)));
        cache.releaseLruEntries(1);
        cache.put("cleared", 1);
        cache.clear();

        assertThat(count(CacheCounter.EVICTIONS)).isEqualTo(1);
        assertThat(count(CacheCounter.CLEARS)).isEqualTo(1);
        assertThat(count(CacheCounter.TIMEOUTS)).isZero();
    }

    @Test
    void reusesCapacityOfRemovedEntries() {
        bench.fill("id", Bench.ENTRIES);
        for (int i = 0; i < Bench.ENTRIES / 2; i++) {
            cache.remove("id" + i);
        }

        bench.fill("new", Bench.ENTRIES / 2);

        assertThat(cache).hasSize(Bench.ENTRIES);
        assertThat(count(CacheCounter.EVICTIONS)).isZero();
    }

    @Test
    void reusesCapacityOfReplacedEntries() {
        bench.fill("id", Bench.ENTRIES / 2);
        bench.fill("id", Bench.ENTRIES / 2);
        bench.fill("new", Bench.ENTRIES / 2);

        assertThat(cache).hasSize(Bench.ENTRIES);
        assertThat(count(CacheCounter.EVICTIONS)).isZero();
    }
}
