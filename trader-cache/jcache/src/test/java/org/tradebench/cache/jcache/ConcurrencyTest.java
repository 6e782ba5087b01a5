package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.cache.Cache;
import javax.cache.configuration.MutableCacheEntryListenerConfiguration;
import javax.cache.configuration.MutableConfiguration;
import javax.cache.event.CacheEntryUpdatedListener;
import javax.cache.integration.CacheLoader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks concurrent operations of several threads on one key. */
@Timeout(60)
class ConcurrencyTest {
    private static final int THREADS = 4;
    private static final int TIMES = 500;

    private final ManagerBench bench = new ManagerBench();
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    @AfterEach
    void close() {
        threads.shutdownNow();
        bench.close();
    }

    private void runConcurrently(Runnable work) throws Exception {
        List<Future<?>> ends = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            ends.add(threads.submit(work));
        }
        for (Future<?> end : ends) {
            end.get();
        }
    }

    @Test
    void runsProcessorsOfSameKeyAtomically() throws Exception {
        Cache<String, String> cache = bench.cache(new MutableConfiguration<>());
        cache.put("sum", "0");

        runConcurrently(() -> {
            for (int i = 0; i < TIMES; i++) {
                cache.invoke("sum", (entry, arguments) -> {
                    entry.setValue(String.valueOf(Integer.parseInt(entry.getValue()) + 1));
                    return null;
                });
            }
        });

        assertThat(cache.get("sum")).isEqualTo(String.valueOf(THREADS * TIMES));
    }

    @Test
    void loadsOnceForConcurrentCallersOfKey() throws Exception {
        AtomicInteger loads = new AtomicInteger();
        CacheLoader<String, String> loader = new CacheLoader<>() {
            @Override
            public String load(String key) {
                loads.incrementAndGet();
                return "loaded";
            }

            @Override
            public Map<String, String> loadAll(Iterable<? extends String> keys) {
                throw new UnsupportedOperationException("one key at a time");
            }
        };
        Cache<String, String> cache = bench.cache(
                new MutableConfiguration<String, String>().setReadThrough(true).setCacheLoaderFactory(() -> loader));

        runConcurrently(() -> assertThat(cache.get("1")).isEqualTo("loaded"));

        assertThat(loads).hasValue(1);
    }

    @Test
    void notifiesAsynchronousListenerInOrder() throws Exception {
        List<String> received = new ArrayList<>();
        CountDownLatch all = new CountDownLatch(TIMES);
        CacheEntryUpdatedListener<String, String> listener = events -> events.forEach(event -> {
            received.add(event.getValue());
            all.countDown();
        });
        Cache<String, String> cache = bench.cache(new MutableConfiguration<String, String>()
                .addCacheEntryListenerConfiguration(
                        new MutableCacheEntryListenerConfiguration<>(() -> listener, null, false, false)));
        cache.put("1", "first");

        List<String> put = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            put.add(String.valueOf(i));
            cache.put("1", String.valueOf(i));
        }

        assertThat(all.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(received).isEqualTo(put);
    }
}
