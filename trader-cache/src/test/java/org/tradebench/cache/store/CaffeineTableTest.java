package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.statistics.Counters;

class CaffeineTableTest {
    private static final Coherence ALONE = new Coherence(Origin.random());

    private final EntryFactory entries = new EntryFactory(
            new CacheClock(new ManualTime(), new ManualTime()),
            new EntryFactory.Defaults(CacheSettings.named("test"), new Counters()));
    private final AtomicInteger evicted = new AtomicInteger();
    private final List<Runnable> leftToPool = new CopyOnWriteArrayList<>();

    private CaffeineTable table(int maxEntries) {
        return new CaffeineTable(maxEntries, entry -> evicted.incrementAndGet(), leftToPool::add);
    }

    private void put(CaffeineTable table, int from, int to) {
        for (int id = from; id < to; id++) {
            table.put(entries.make(id, "value", EntryOptions.DEFAULT, ALONE.lease()));
            table.afterChanges();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 255})
    void evictsAtEveryPutWhenSmall(int maxEntries) {
        CaffeineTable table = table(maxEntries);

        for (int id = 0; id < 1000; id++) {
            put(table, id, id + 1);
            assertThat(table.size()).isLessThanOrEqualTo(maxEntries);
        }
    }

    @Test
    void exceedsLimitByLessThanBatchUntilCleanedUp() {
        CaffeineTable table = table(2048);
        int largest = 0;

        for (int id = 0; id < 10_000; id++) {
            put(table, id, id + 1);
            largest = Math.max(largest, table.size());
        }
        table.cleanUp();

        assertThat(largest).isBetween(2049, 2048 + 16);
        assertThat(table.size()).isEqualTo(2048);
        assertThat(evicted).hasValue(10_000 - 2048);
    }

    @Test
    void defersMaintenanceOfRemovals() {
        CaffeineTable table = table(2048);
        put(table, 0, 2048);

        for (CacheEntry entry : table.entries()) {
            table.remove(entry);
        }
        table.afterChanges();

        assertThat(table.size()).isZero();
        assertThat(leftToPool).isEmpty();
    }

    @Test
    void leavesMaintenanceToPoolInReadingThreadsOnly() throws InterruptedException {
        CaffeineTable table = table(2048);
        put(table, 0, 1000);
        for (int id = 0; id < 1000; id++) {
            table.get(id);
            put(table, id, id + 1);
        }
        table.cleanUp();
        assertThat(leftToPool).isEmpty();

        Thread reader = new Thread(() -> {
            for (int id = 0; id < 1000; id++) {
                table.get(id);
            }
        });
        reader.start();
        reader.join();

        assertThat(leftToPool).isNotEmpty();
    }
}
