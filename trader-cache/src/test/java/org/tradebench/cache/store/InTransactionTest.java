package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.statistics.CacheCounter;

/** Values that a source reads within its caller's transaction are not cached: the snapshot may be older than the call, and changes may be rolled back. */
class InTransactionTest {
    private final Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU);
    private final LocalCache cache = bench.cache;

    @BeforeEach
    void begin() {
        bench.inTransaction = true;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void storesNothingReadInTransaction() {
        assertThat(cache.get("id", id -> "own change", EntryOptions.DEFAULT)).isEqualTo("own change");
        assertThat(cache.containsKey("id")).isFalse();

        bench.inTransaction = false;
        assertThat(cache.get("id", id -> "committed", EntryOptions.DEFAULT)).isEqualTo("committed");
        assertThat(cache.get("id")).isEqualTo("committed");
    }

    @Test
    void servesEntriesWithinTransaction() {
        cache.put("id", "entry");

        assertThat(cache.get("id", id -> "own change", EntryOptions.DEFAULT)).isEqualTo("entry");
    }

    /** Another caller must not receive a value that this transaction may roll back. */
    @Test
    void doesNotShareCallInTransaction() {
        assertThat(cache.get(
                        "id",
                        id -> {
                            bench.inTransaction = false;
                            return cache.get("id", again -> "committed", EntryOptions.DEFAULT) + ", own change";
                        },
                        EntryOptions.DEFAULT))
                .isEqualTo("committed, own change");
        assertThat(cache.get("id")).isEqualTo("committed");
    }

    @Test
    void rejectsFillWithLeaseOfTransaction() {
        Lease late = cache.lease();
        bench.inTransaction = false;
        assertThat(cache.fill("id", "own change", EntryOptions.DEFAULT, late)).isFalse();
        assertThat(cache.fill("id", "committed", EntryOptions.DEFAULT, cache.lease()))
                .isTrue();
    }

    @Test
    void countsMissWithinTransaction() {
        cache.get("id", id -> "own change", EntryOptions.DEFAULT);

        assertThat(cache.statistics().of(CacheCounter.MISSES)).isOne();
    }
}
