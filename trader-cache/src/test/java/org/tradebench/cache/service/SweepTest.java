package org.tradebench.cache.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;

class SweepTest {
    private static final Duration TIME_TO_LIVE = Duration.ofSeconds(1);

    private final AtomicLong nanos = new AtomicLong();
    private final CacheService service = CacheService.builder()
            .nanoTime(nanos::get)
            .sweepInterval(Duration.ofMillis(1))
            .build();

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void continuesAfterErrorOfListener() throws InterruptedException {
        List<Object> expired = new CopyOnWriteArrayList<>();
        CountDownLatch first = new CountDownLatch(1);
        CountDownLatch second = new CountDownLatch(1);
        CacheInstance cache = service.instance(CacheSettings.named("cache"));
        cache.enableListener(true);
        cache.addInvalidationListener(event -> {
            expired.add(event.id());
            if (event.id().equals("a")) {
                first.countDown();
                throw new LinkageError("error in a listener");
            }
            second.countDown();
        });

        expire(cache, "a");
        assertThat(first.await(30, TimeUnit.SECONDS)).isTrue();
        expire(cache, "b");

        assertThat(second.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(expired).containsExactly("a", "b");
    }

    private void expire(CacheInstance cache, Object id) {
        cache.put(id, "value", EntryOptions.DEFAULT.withTimeToLive(TIME_TO_LIVE));
        nanos.addAndGet(TIME_TO_LIVE.toNanos());
    }
}
