package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;

/** Checks that conditional operations apply only to the expected value. */
@Timeout(120)
class AtomicOperationsTest {
    private static final int TIMES = 20_000;

    private final ClusterOnPaper cluster = new ClusterOnPaper();
    private final Bench bench = Bench.in(cluster, settings -> settings);
    private final LocalCache cache = bench.cache;

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void putsIfAbsent() {
        assertThat(cache.putIfAbsent("a", 1)).isNull();
        assertThat(cache.putIfAbsent("a", 2)).isEqualTo(1);
        assertThat(cache.get("a")).isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> cache.putIfAbsent("a", null));
    }

    @Test
    void replacesPresentEntryOnly() {
        assertThat(cache.replace("a", 1)).isNull();
        assertThat(cache.containsKey("a")).isFalse();
        cache.put("a", 1);
        assertThat(cache.replace("a", 2)).isEqualTo(1);
        assertThat(cache.get("a")).isEqualTo(2);
    }

    @Test
    void replacesExpectedValueOnly() {
        cache.put("a", 1);
        assertThat(cache.replace("a", 2, 3)).isFalse();
        assertThat(cache.replace("b", 1, 3)).isFalse();
        assertThat(cache.replace("a", 1, 3)).isTrue();
        assertThat(cache.get("a")).isEqualTo(3);
        assertThatIllegalArgumentException().isThrownBy(() -> cache.replace("a", null, 1));
    }

    @Test
    void removesExpectedValueOnlyAndInvalidatesOthers() {
        cache.put("a", 1);
        cluster.calls.clear();
        assertThat(cache.remove("a", 2)).isFalse();
        assertThat(cache.remove("a", null)).isFalse();
        assertThat(cache.remove("b", 1)).isFalse();
        assertThat(cluster.calls).noneMatch(call -> call.startsWith("invalidated"));
        assertThat(cache.remove("a", 1)).isTrue();
        assertThat(cache.containsKey("a")).isFalse();
        assertThat(cluster.calls).contains("invalidated 1 [a] EXPLICIT", "flush confirmed");
    }

    @Test
    void refusesFillOlderThanRemovalOfValue() {
        cache.put("a", 1);
        var early = cache.lease();
        cache.remove("a", 1);
        assertThat(cache.fill("a", 1, EntryOptions.DEFAULT, early)).isFalse();
    }

    @Test
    void findsEntryByAlias() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        assertThat(cache.putIfAbsent("x", 2)).isEqualTo(1);
        assertThat(cache.remove("x", 1)).isTrue();
        assertThat(cache).isEmpty();
    }

    @Test
    void findsEntryOnDisk() {
        try (Bench offloading = Bench.withDisk(EvictionPolicy.LRU)) {
            offloading.cache.put("a", 1);
            offloading.cache.releaseLruEntries(1);
            assertThat(offloading.cache.putIfAbsent("a", 2)).isEqualTo(1);
            offloading.cache.releaseLruEntries(1);
            assertThat(offloading.cache.remove("a", 1)).isTrue();
            assertThat(offloading.cache.size(true)).isZero();
        }
    }

    @Test
    void losesNoConcurrentUpdate() throws InterruptedException {
        runConcurrently(2, thread -> {
            for (int i = 0; i < TIMES; i++) {
                cache.merge("sum", 1, (old, one) -> (Integer) old + (Integer) one);
                cache.compute("count", (id, old) -> old == null ? 1 : (Integer) old + 1);
            }
        });
        assertThat(cache.get("sum")).isEqualTo(2 * TIMES);
        assertThat(cache.get("count")).isEqualTo(2 * TIMES);
    }

    @Test
    void putsIfAbsentOncePerId() throws InterruptedException {
        AtomicInteger first = new AtomicInteger();
        runConcurrently(2, thread -> {
            for (int i = 0; i < TIMES; i++) {
                if (cache.putIfAbsent(i % Bench.ENTRIES, thread) == null) {
                    first.incrementAndGet();
                }
            }
        });
        assertThat(first).hasValue(Bench.ENTRIES);
    }

    /** One thread puts newer values while another removes older ones: the newest value must stay. */
    @Test
    void doesNotRemoveNewerValue() throws InterruptedException {
        AtomicInteger newest = new AtomicInteger();
        AtomicInteger lost = new AtomicInteger();
        runConcurrently(2, thread -> {
            if (thread == 0) {
                for (int i = 1; i <= TIMES; i++) {
                    newest.set(i);
                    cache.put("a", i);
                    if (cache.get("a") == null) {
                        lost.incrementAndGet();
                    }
                }
                newest.set(Integer.MAX_VALUE);
            } else {
                while (newest.get() < Integer.MAX_VALUE) {
                    Object seen = cache.get("a");
                    if (seen != null && (Integer) seen < newest.get()) {
                        cache.remove("a", seen);
                    }
                }
            }
        });
        assertThat(lost).hasValue(0);
    }

    private interface Work {
        void of(int thread);
    }

    private static void runConcurrently(int number, Work work) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            int thread = i;
            threads.add(new Thread(() -> work.of(thread)));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
