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
    private static final Duration LIFE = Duration.ofSeconds(1);

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
    void goesOnAfterErrorOfListener() throws InterruptedException {
        List<Object> gone = new CopyOnWriteArrayList<>();
        CountDownLatch first = new CountDownLatch(1);
        CountDownLatch second = new CountDownLatch(1);
        CacheInstance cache = service.instance(CacheSettings.named("cache"));
        cache.enableListener(true);
        cache.addInvalidationListener(event -> {
            gone.add(event.id());
            if (event.id().equals("a")) {
                first.countDown();
                throw new LinkageError("a listener's own mistake");
            }
            second.countDown();
        });

        expire(cache, "a");
        assertThat(first.await(30, TimeUnit.SECONDS)).isTrue();
        expire(cache, "b");

        assertThat(second.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(gone).containsExactly("a", "b");
    }

    private void expire(CacheInstance cache, Object id) {
        cache.put(id, "value", EntryOptions.DEFAULT.withTimeToLive(LIFE));
        nanos.addAndGet(LIFE.toNanos());
    }
}
