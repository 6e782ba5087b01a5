package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EvictionPolicy;

class HitCostTest {
    private static final int HITS = 100_000;

    @ParameterizedTest
    @EnumSource
    void allocatesNothingAndReadsNoClockOnHit(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.fill("id", 10);
            String[] ids = bench.cache.keySet().toArray(String[]::new);
            hit(bench.cache, ids);
            long clockReads = bench.time.reads();
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();

            hit(bench.cache, ids);

            // Allows for the allocations of the measurement itself.
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(HITS / 10);
            assertThat(bench.time.reads()).isEqualTo(clockReads);
        }
    }

    @ParameterizedTest
    @EnumSource
    void readsClockOncePerHitOfLimitedEntry(EvictionPolicy eviction) {
        try (Bench bench = Bench.with(eviction)) {
            bench.cache.put("a", 1, Bench.idle(Duration.ofHours(1)));
            String[] ids = {"a"};
            hit(bench.cache, ids);
            long clockReads = bench.time.reads();
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();

            hit(bench.cache, ids);

            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(HITS / 10);
            assertThat(bench.time.reads()).isEqualTo(clockReads + HITS);
        }
    }

    private static void hit(LocalCache cache, String[] ids) {
        for (int i = 0; i < HITS; i++) {
            if (cache.get(ids[i % ids.length]) == null) {
                throw new IllegalStateException("a miss");
            }
        }
    }
}
