package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Lease;

/**
 * Readers fill the cache from a versioned source while writers change the source and invalidate by id or by group. No reader may get a version older than that of
 * the last invalidation that had returned before its call; when all threads have ended, the cache holds no stale entry. The cache is small, so that evictions, disk
 * and promotions take part.
 */
@Timeout(120)
class NoStaleFillTest {
    private static final int ROWS = 160;
    private static final int GROUPS = 8;
    private static final int READERS = 3;
    private static final int WRITERS = 2;
    private static final int ROUNDS = 6;
    private static final int STEPS = 8_000;

    private final AtomicLongArray source = new AtomicLongArray(ROWS);
    /** By row: the version whose invalidation has returned, below which no later read may be. */
    private final AtomicLongArray announced = new AtomicLongArray(ROWS);

    @ParameterizedTest
    @CsvSource({"W_TINY_LFU,false,true", "W_TINY_LFU,true,false", "LRU,true,true", "LRU,false,false", "RANDOM,true,true"
    })
    void servesNoValueOlderThanInvalidation(EvictionPolicy eviction, boolean disk, boolean singleFlight)
            throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(READERS + WRITERS);
        try (Bench bench = Bench.with(
                eviction,
                settings -> (disk ? settings.withDisk(DiskSettings.at(Path.of("nowhere"))) : settings)
                        .withSingleFlight(singleFlight))) {
            for (int round = 0; round < ROUNDS; round++) {
                List<Future<?>> running = new ArrayList<>();
                for (int i = 0; i < READERS; i++) {
                    running.add(threads.submit(() -> read(bench.cache)));
                }
                for (int i = 0; i < WRITERS; i++) {
                    running.add(threads.submit(() -> write(bench.cache)));
                }
                for (Future<?> run : running) {
                    run.get();
                }
                assertNoStaleEntry(bench.cache);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static EntryOptions options(int row) {
        return EntryOptions.DEFAULT.withDependencyIds(Set.of(group(row), "all"));
    }

    private static String group(int row) {
        return "group " + row % GROUPS;
    }

    private void read(LocalCache cache) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        for (int step = 0; step < STEPS; step++) {
            int row = random.nextInt(ROWS);
            long least = announced.get(row);
            long seen;
            if (random.nextBoolean()) {
                seen = (long) cache.get(row, same -> readSlowly(row), options(row));
            } else {
                seen = readWithLease(cache, row);
            }
            if (seen < least) {
                throw new IllegalStateException("row " + row + " served at version " + seen + ", after version " + least
                        + " had been announced");
            }
        }
    }

    private long readWithLease(LocalCache cache, int row) {
        Object cached = cache.get(row);
        if (cached != null) {
            return (long) cached;
        }
        Lease lease = cache.lease();
        long value = readSlowly(row);
        cache.fill(row, value, options(row), lease);
        return value;
    }

    /** Reads the source, and often yields to other threads before it returns. */
    private long readSlowly(int row) {
        long value = source.get(row);
        if (ThreadLocalRandom.current().nextInt(4) == 0) {
            LockSupport.parkNanos(1);
        }
        return value;
    }

    private void write(LocalCache cache) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        for (int step = 0; step < STEPS / 4; step++) {
            int row = random.nextInt(ROWS);
            int kind = random.nextInt(200);
            if (kind == 0) {
                long[] versions = new long[ROWS];
                for (int i = 0; i < ROWS; i++) {
                    versions[i] = source.incrementAndGet(i);
                }
                if (random.nextBoolean()) {
                    cache.clear();
                } else {
                    cache.invalidate("all");
                }
                for (int i = 0; i < ROWS; i++) {
                    raise(i, versions[i]);
                }
            } else if (kind < 60) {
                long[] versions = new long[ROWS];
                for (int i = row % GROUPS; i < ROWS; i += GROUPS) {
                    versions[i] = source.incrementAndGet(i);
                }
                cache.invalidate(group(row));
                for (int i = row % GROUPS; i < ROWS; i += GROUPS) {
                    raise(i, versions[i]);
                }
            } else {
                long version = source.incrementAndGet(row);
                if (random.nextBoolean()) {
                    cache.invalidate(row, random.nextBoolean());
                } else {
                    cache.remove(row);
                }
                raise(row, version);
            }
        }
    }

    private void raise(int row, long version) {
        announced.accumulateAndGet(row, version, Math::max);
    }

    private void assertNoStaleEntry(LocalCache cache) {
        for (Object id : cache.keySet(true)) {
            assertThat(cache.inspect(id).orElseThrow().value())
                    .as("row " + id + " after all threads have ended")
                    .isEqualTo(source.get((int) id));
        }
        for (int row = 0; row < ROWS; row++) {
            Object value = cache.get(row);
            assertThat(value).isIn(null, source.get(row));
        }
        assertThat(cache.size()).isLessThanOrEqualTo(Bench.ENTRIES);
    }
}
