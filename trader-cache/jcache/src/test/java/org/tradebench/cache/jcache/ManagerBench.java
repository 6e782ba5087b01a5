package org.tradebench.cache.jcache;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import javax.cache.Cache;
import javax.cache.configuration.CacheEntryListenerConfiguration;
import javax.cache.configuration.MutableCacheEntryListenerConfiguration;
import javax.cache.configuration.MutableConfiguration;
import javax.cache.event.CacheEntryCreatedListener;
import javax.cache.event.CacheEntryEvent;
import javax.cache.event.CacheEntryExpiredListener;
import javax.cache.event.CacheEntryRemovedListener;
import javax.cache.event.CacheEntryUpdatedListener;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.service.CacheService;

/** A cache manager over its own service, with a manual clock. */
final class ManagerBench implements AutoCloseable {
    private final AtomicLong nanos = new AtomicLong();
    /** Does not sweep, so that only the operations of a test find expired entries. */
    private final CacheService service = CacheService.builder()
            .nanoTime(nanos::get)
            .sweepInterval(Duration.ofDays(1))
            .build();

    final TraderCacheManager manager =
            TraderCacheManager.over(service, URI.create("bench"), ManagerBench.class.getClassLoader());

    /** Events that listeners of {@link #listener} have received. */
    final List<String> received = new CopyOnWriteArrayList<>();

    Cache<String, String> cache(MutableConfiguration<String, String> configuration) {
        return manager.createCache("cache", configuration.setTypes(String.class, String.class));
    }

    static CacheInstance instance(Cache<?, ?> cache) {
        return cache.unwrap(CacheInstance.class);
    }

    void advance(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    CacheEntryListenerConfiguration<String, String> listener(boolean synchronous) {
        return new MutableCacheEntryListenerConfiguration<>(() -> new Listener(), null, true, synchronous);
    }

    private final class Listener
            implements CacheEntryCreatedListener<String, String>,
                    CacheEntryUpdatedListener<String, String>,
                    CacheEntryRemovedListener<String, String>,
                    CacheEntryExpiredListener<String, String> {
        @Override
        public void onCreated(Iterable<CacheEntryEvent<? extends String, ? extends String>> events) {
            collect(events);
        }

        @Override
        public void onUpdated(Iterable<CacheEntryEvent<? extends String, ? extends String>> events) {
            collect(events);
        }

        @Override
        public void onRemoved(Iterable<CacheEntryEvent<? extends String, ? extends String>> events) {
            collect(events);
        }

        @Override
        public void onExpired(Iterable<CacheEntryEvent<? extends String, ? extends String>> events) {
            collect(events);
        }

        private void collect(Iterable<CacheEntryEvent<? extends String, ? extends String>> events) {
            events.forEach(event -> received.add(event.getEventType() + " " + event.getKey() + "=" + event.getValue()
                    + " was " + event.getOldValue()));
        }
    }

    @Override
    public void close() {
        manager.close();
        service.close();
    }
}
