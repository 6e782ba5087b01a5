package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.CacheStatistics;

@Timeout(60)
class CountersAddUpTest {
    private static long sumOfOutcomes(CacheStatistics statistics) {
        return statistics.of(CacheCounter.MEMORY_HITS)
                + statistics.of(CacheCounter.DISK_HITS)
                + statistics.of(CacheCounter.REMOTE_HITS)
                + statistics.of(CacheCounter.MISSES);
    }

    @Test
    void countsEveryRequestOnce() {
        ClusterOnPaper cluster = new ClusterOnPaper();
        try (Bench bench = Bench.in(cluster, settings -> settings.withDisk(DiskSettings.at(Path.of("nowhere"))))) {
            LocalCache cache = bench.cache;
            EntryOptions templated = EntryOptions.DEFAULT.withTemplate("t");
            cache.put("afar", 4);
            cluster.answer = cache.inspect("afar").orElseThrow().withLease(cache.lease());
            cache.clearMemory(true);
            cache.put("memory", 1, templated);
            cache.put("disk", 2);
            cache.releaseLruEntries(Integer.MAX_VALUE);
            cache.put("memory", 1, templated);

            cache.get("memory");
            cache.get("disk");
            cache.get("afar");
            cache.get("nowhere");
            cache.get("source", id -> 5, templated);
            cache.get("source", id -> 5, templated);

            CacheStatistics counted = cache.statistics();
            assertThat(counted.of(CacheCounter.REQUESTS)).isEqualTo(6);
            assertThat(counted.of(CacheCounter.MEMORY_HITS)).isEqualTo(2);
            assertThat(counted.of(CacheCounter.DISK_HITS)).isEqualTo(1);
            assertThat(counted.of(CacheCounter.REMOTE_HITS)).isEqualTo(1);
            assertThat(counted.of(CacheCounter.MISSES)).isEqualTo(2);
            assertThat(counted.of(CacheCounter.CREATED_LOCALLY)).isEqualTo(5);
            assertThat(counted.of(CacheCounter.CREATED_REMOTELY)).isEqualTo(1);
            assertThat(counted.of("t", CacheCounter.REQUESTS)).isEqualTo(3);
            assertThat(counted.of("t", CacheCounter.MEMORY_HITS)).isEqualTo(2);
            assertThat(counted.of("t", CacheCounter.MISSES)).isEqualTo(1);
            assertThat(counted.templates()).containsExactly("t");
        }
    }

    @Test
    void countsFromZeroAfterReset() {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            bench.cache.put("a", 1, EntryOptions.DEFAULT.withTemplate("t"));
            bench.cache.get("a");

            bench.cache.statistics().reset();
            assertThat(bench.cache.statistics().all())
                    .allSatisfy((counter, number) ->
                            assertThat(number).as(counter.name()).isZero());
            bench.cache.get("a");

            assertThat(bench.cache.statistics().of(CacheCounter.MEMORY_HITS)).isEqualTo(1);
            assertThat(bench.cache.statistics().of("t", CacheCounter.REQUESTS)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void addsUpUnderConcurrency(EvictionPolicy eviction) throws Exception {
        int threads = 4;
        int rounds = 20_000;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (Bench bench = Bench.withDisk(eviction)) {
            LocalCache cache = bench.cache;
            List<Future<?>> runs = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                runs.add(pool.submit(() -> {
                    for (int i = 0; i < rounds; i++) {
                        int id = ThreadLocalRandom.current().nextInt(2 * Bench.ENTRIES);
                        EntryOptions options = EntryOptions.DEFAULT
                                .withTemplate("t" + id % 3)
                                .withDependencyIds(java.util.Set.of("g" + id % 7))
                                .withPersistToDisk(id % 2 == 0);
                        cache.get(id, same -> "value", options);
                        if (i % 50 == 0) {
                            cache.invalidate("g" + i % 7, false);
                        }
                    }
                }));
            }
            for (Future<?> run : runs) {
                run.get();
            }

            CacheStatistics counted = cache.statistics();
            assertThat(counted.of(CacheCounter.REQUESTS)).isEqualTo((long) threads * rounds);
            assertThat(sumOfOutcomes(counted)).isEqualTo((long) threads * rounds);
            assertThat(counted.of("t0", CacheCounter.REQUESTS)
                            + counted.of("t1", CacheCounter.REQUESTS)
                            + counted.of("t2", CacheCounter.REQUESTS))
                    .isEqualTo((long) threads * rounds);
            assertThat(cache.members("g0").stream().allMatch(id -> (int) id % 7 == 0))
                    .isTrue();
            cache.clear();
            assertThat(cache.size(true)).isZero();
            assertThat(cache.dependencyIds()).isEmpty();
        } finally {
            pool.shutdownNow();
        }
    }
}
