package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.groups;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.EvictionPolicy;

/** A put that replaces a group member takes effect entirely before or entirely after a concurrent invalidation of the group. */
@Timeout(60)
class PutAgainstGroupTest {
    @ParameterizedTest
    @EnumSource
    void ordersPutBeforeOrAfterInvalidation(EvictionPolicy eviction) throws Exception {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        CyclicBarrier start = new CyclicBarrier(2);
        try (Bench bench = Bench.with(eviction)) {
            for (int i = 0; i < 10_000; i++) {
                bench.cache.put("a", "old", groups("g"));
                Future<?> invalidation = thread.submit(() -> {
                    start.await(1, TimeUnit.MINUTES);
                    bench.cache.invalidate("g");
                    return null;
                });
                start.await(1, TimeUnit.MINUTES);
                Object replaced = bench.cache.put("a", "new", groups("g"));
                invalidation.get();

                if (replaced != null) {
                    assertThat(bench.cache.get("a")).as("after round " + i).isNull();
                } else {
                    assertThat(bench.cache.get("a")).as("after round " + i).isEqualTo("new");
                }
            }
        } finally {
            thread.shutdownNow();
        }
    }
}
